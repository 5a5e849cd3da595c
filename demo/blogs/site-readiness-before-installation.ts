import type { BlogSeed } from '../types.ts'

export const siteReadinessBeforeInstallation: BlogSeed = {
  slug: 'site-readiness-before-installation',
  title: 'Is the site ready? A checklist before the windows arrive',
  category: 'Guides',
  datetime: '2024-04-16T17:15:00+05:30',
  image: 'alu-lift-and-slide-pocket-door',
  description: `<p>Most damage to a new window is done in the month after it was fitted, by people working on something else. Cement falls on the sill, a plank leans on the sash, somebody cuts tile in front of the glass. A good date, and a site that is ready for it, save more than any repair.</p>
    <h2>The right moment</h2>
    <p>Windows go in after the wet and rough work at the opening, and before the fine work. As a sequence:</p>
    <ol>
      <li>Masonry, lintel and chhajja complete.</li>
      <li>Electrical and plumbing chases cut near the opening.</li>
      <li>Plaster on reveals, inside and outside, true to line and dry.</li>
      <li>Sill stone laid with a fall to the outside; waterproofing below balcony doors done and tested.</li>
      <li>Final measurement. Making starts from this, not from the plan.</li>
      <li>First coat of paint, at least on the reveals.</li>
      <li><strong>Frames, glass and sealant.</strong></li>
      <li>Trims, last coat of paint, cleaning, removal of protective film.</li>
    </ol>
    <p>Some houses use a sub-frame: a simple box of galvanised steel or aluminium that is built in before plastering and gives the mason a true edge. The window itself then comes at the very end, when the dust is over. Ask about it on larger jobs.</p>
    <h2>At each opening</h2>
    <table>
      <thead><tr><th>Check</th><th>How</th><th>Good enough</th></tr></thead>
      <tbody>
        <tr><td>Width and height</td><td>Three places each</td><td>Within 5 mm of one another</td></tr>
        <tr><td>Square</td><td>Both diagonals</td><td>Within 5 mm up to 1.5 m, within 8 mm above</td></tr>
        <tr><td>Plumb and level</td><td>Long spirit level or laser</td><td>Within 2 mm per metre</td></tr>
        <tr><td>Sill</td><td>Pour water</td><td>It runs out, nothing stands</td></tr>
        <tr><td>Edge</td><td>Tap the plaster</td><td>Sounds solid, no hollow corners</td></tr>
        <tr><td>Floor level</td><td>Mark on the wall, one metre above finished floor</td><td>The same mark in every room</td></tr>
      </tbody>
    </table>
    <p>The tolerances are our own working ones and come from no standard; your fitter may be stricter for wide sliders. The last line causes more grief than the others together. A balcony door is set by the <em>finished</em> floor. If the marble is not down yet, everyone must agree on the mark, in paint, with a name beside it.</p>
    <h2>On the site</h2>
    <ul>
      <li><strong>Way in:</strong> can a frame of full width pass the gate, the stair, the lift? Measure the longest one.</li>
      <li><strong>Storage:</strong> a dry, level room with a lock. Frames stand upright on timber, never flat and never in the sun under plastic.</li>
      <li><strong>Power and light</strong> at every floor, and water for cleaning.</li>
      <li><strong>Access:</strong> scaffold still standing on the outer side where sealant is to be applied. Ask before it is taken down.</li>
      <li><strong>Free space:</strong> two metres inside each opening. No stacks of tile or cement.</li>
      <li><strong>Other trades:</strong> no floor grinding, welding or grille fixing at those openings that week. Sparks burn into glass and cannot be polished out.</li>
      <li><strong>A person</strong> who can decide, within reach of a telephone.</li>
    </ul>
    <h2>What must be decided by then</h2>
    <p>Handle heights and sides. Which way each sash opens. Curtain track or blind box, which may collide with the sash. Grille inside or outside. Position of the air conditioner, so that its pipe does not end up in the frame. Mesh, yes or no: adding it later may mean another track.</p>
    <h2>The week after</h2>
    <ul>
      <li>Leave the protective film on the frames until plaster and paint are finished, and then take it off promptly. After a season in strong sun its glue is baked on.</li>
      <li>Cover the bottom tracks with a strip of board; feet and wheelbarrows will cross them.</li>
      <li>Wash off cement splashes at once with plenty of water. Dry, they scratch; wet, they etch glass and anodising.</li>
      <li>Keep the windows closed and locked while others work, so that the wind does not swing them.</li>
      <li>Walk through with the fitter: open, close, lock, drain, look. Write down what is left to do, with a date.</li>
    </ul>
    <p>If you are not sure that your openings are ready, send a photograph of each with a tape across it, or ask through <a href="/locate-us/">the office nearest to you</a> for someone to come and look.</p>
    <h2>Sources</h2>
    <ol>
      <li>Tolerances of the opening and free space in front of it: our own rule of thumb, not measured.</li>
    </ol>`,
  meta: {
    meta_title: 'Site readiness checklist for window installation',
    meta_description:
      'Windows that arrive too early get scratched, and too late they hold up the painter. What must be finished first, and what has to wait.',
    meta_keywords:
      'window installation checklist, site readiness, window fitting, sill stone, plaster, waterproofing, construction sequence',
  },
}

import type { BlogSeed } from '../types.ts'

export const showerGlassAndHardWater: BlogSeed = {
  slug: 'shower-glass-and-hard-water',
  title: 'Keeping shower glass clear in hard water',
  category: 'Care',
  datetime: '2024-07-30T22:05:00+05:30',
  image: 'walk-in-shower-panel',
  description: `<p>A new shower is clear as air. Six months of borewell water later it is a frosted one that nobody ordered. What you see is lime: calcium and magnesium left behind by each drop that dries on the pane. It is easy to prevent, fairly easy to remove while young, and close to permanent when old.</p>
    <h2>What happens on the glass</h2>
    <p>In much of Faridabad, Gurugram and Rajasthan the ground water is hard, often very hard. A drop dries and leaves a ring of minerals. Soap adds a greasy film that holds the next drop. After months the ring is no longer lying on the glass but has begun to bond with it and etch it. From then on it is not dirt, it is damage.</p>
    <p>So the whole art is this: <strong>do not let the drops dry.</strong></p>
    <h2>Thirty seconds, every time</h2>
    <p>Hang a squeegee inside the cubicle, not under the basin. After the last shower of the morning pull it down the glass from top to bottom in overlapping strokes, and wipe the lower edge with a cloth. Leave the door open so that seals and corners dry. This does more than all the bottles in the shop.</p>
    <h2>Once a week</h2>
    <ol>
      <li>Mix one part white vinegar with three parts water, or a flat tablespoon of citric acid in a litre.</li>
      <li>Keep it off marble, limestone and other soft stone: acid eats them. Protect the floor with a wet towel, or use a neutral soap instead.</li>
      <li>Spray the glass, wait two or three minutes, wipe with a soft cloth.</li>
      <li>Rinse well, the metal fittings most of all. Squeegee dry.</li>
    </ol>
    <p>Never mix vinegar or any acid with bleach. The gas it gives off is poisonous, and a bathroom is small.</p>
    <h2>Stains that are already there</h2>
    <table>
      <thead><tr><th>How it looks</th><th>What to try</th></tr></thead>
      <tbody>
        <tr><td>White rings, smooth to the nail</td><td>The weekly mix, left on for ten minutes under cling film</td></tr>
        <tr><td>Rough crust along the bottom</td><td>The same, repeated; then a plastic scraper held flat</td></tr>
        <tr><td>Haze that stays after acid</td><td>Cerium oxide glass polish on a felt pad, by someone who has done it before</td></tr>
        <tr><td>Haze that stays after polish</td><td>The glass is etched; live with it or change the pane</td></tr>
      </tbody>
    </table>
    <h3>What not to use</h3>
    <ul>
      <li>Toilet or tile acid, which is often hydrochloric: it ruins fittings, grout and stone.</li>
      <li>Steel wool, scouring pads, powder.</li>
      <li>A razor blade on toughened glass. Fine particles on the surface are dragged along and leave hairline scratches.</li>
      <li>Harsh cleaners on black powder-coated or PVD frames: they turn grey. Soap, water, soft cloth.</li>
    </ul>
    <h2>Seals, hinges and channels</h2>
    <p>The clear strip at the foot of the door is a wearing part. When it turns yellow or stiff, pull it off and push a new one on; it is sold by the thickness of the glass, 8 or 10 mm. Rinse the bottom channel of sliding cubicles, where soap gathers and turns black. Once a year see that hinge screws are snug and that the door does not touch metal or tile anywhere. Glass against metal is how toughened panes end. Spare parts are under <a href="/accessories/glass-door-fittings">glass door fittings</a>.</p>
    <h2>If you are still planning</h2>
    <ul>
      <li><strong>Soften the water.</strong> A softener for the bathroom line, or for the house, removes the cause and is kind to the geyser too.</li>
      <li><strong>Ask for a coated pane.</strong> Water-repellent coatings make drops run off. They help, they wear, and they have to be renewed; they do not replace the squeegee.</li>
      <li><strong>Think of the spray.</strong> A shower head that points at the wall and not at the door halves the work.</li>
      <li><strong>Fewer edges.</strong> A frameless pane has fewer corners to hold soap. A gridded frame is handsome and wants a little more wiping.</li>
      <li><strong>Give it air.</strong> An exhaust that runs on for a quarter of an hour dries what the squeegee left.</li>
    </ul>
    <p>The enclosures we make, with their glass and fittings, are under <a href="/alu-home-interior/shower-cubical">shower cubicles</a>.</p>
    <h2>Sources</h2>
    <ol>
      <li>Mixtures, minutes and months: our own rule of thumb, not measured. Thickness of glass: as we make most showers.</li>
    </ol>`,
  meta: {
    meta_title: 'Shower glass care with hard water',
    meta_description:
      'Borewell water leaves lime on every pane. A thirty-second habit, a mild weekly wash, how to remove old stains, and what never to use.',
    meta_keywords:
      'shower glass cleaning, hard water stains, limescale, shower cubicle care, frameless shower, vinegar glass, glass coating',
  },
}

import { careGuideCategory } from '@house/contract/care-guides'
import type { BlogSeed } from '../types.ts'

export const careOfGlassMeshAndHardware: BlogSeed = {
  slug: 'care-of-glass-mesh-and-hardware',
  title: 'Care guide: glass, mesh and hardware',
  category: careGuideCategory,
  datetime: '2025-05-12T08:45:00+05:30',
  image: 'hw-lever-handle',
  description: `<p>Frames are patient. Glass, mesh and hardware are what you touch every day, and what shows neglect first. Each of the three has its own rules, and most of them are about what to leave in the cupboard.</p>
    <h2>Glass</h2>
    <ol>
      <li>Wet it well and let the dust float off before any cloth touches it.</li>
      <li>Wash with water and a drop of dish soap, in the shade, and draw it off with a clean rubber squeegee.</li>
      <li>Dry the edge. Water that stands on the lower bead works its way to the seal of a double pane.</li>
    </ol>
    <p>No blade on toughened, coated or laminated glass, and no powder. Paint and mortar are softened with water and lifted with plastic. Coated solar-control glass has its coating inside the double pane, where nothing reaches it; if the coating is on an open face, your order says so, and then only water and a soft cloth will do.</p>
    <ul>
      <li><strong>White haze in the bathroom</strong> is lime: see <a href="/blog-details-page/shower-glass-and-hard-water">shower glass and hard water</a>.</li>
      <li><strong>Water inside the room in January</strong> is damp air, not a fault: see <a href="/blog-details-page/condensation-in-winter-fog">wet windows in winter fog</a>.</li>
      <li><strong>Mist between the panes</strong> means that the seal has failed. No cleaning helps; the unit is changed within its frame.</li>
      <li><strong>A chip or a crack</strong> in a railing, a door or a roof light: keep people away and call us.</li>
    </ul>
    <h2>Mesh</h2>
    <p>Vacuum it with a soft brush while it hangs. To wash it, take it down, lay it flat and rinse from the clean side; a mesh pushed from behind leaves its groove. Let pleated mesh dry before you fold it, or it will keep the smell of the rain. Which kind tolerates what is in <a href="/blog-details-page/choosing-insect-mesh">choosing insect mesh</a>. A torn panel is refilled in its own frame; the cloth and the spline are under <a href="/accessories/mesh-and-screens">mesh and screens</a>.</p>
    <h2>Hardware</h2>
    <table>
      <thead><tr><th>Part</th><th>What it wants</th><th>What it does not want</th></tr></thead>
      <tbody>
        <tr><td>Handle</td><td>A damp cloth; its screws tightened by hand</td><td>Metal polish on a coated handle</td></tr>
        <tr><td>Hinges, stays, locking rods</td><td>A drop of light oil once a year, the rest wiped off</td><td>Thick grease, which holds dust</td></tr>
        <tr><td>Key cylinder</td><td>Graphite, or the spray of its maker</td><td>Oil, which gums the pins</td></tr>
        <tr><td>Rollers and tracks</td><td>A vacuum cleaner and a dry brush</td><td>Oil of any kind</td></tr>
        <tr><td>Restrictor</td><td>A try, now and then, that it still locks by itself</td><td>A string in its place</td></tr>
        <tr><td>Stainless steel outdoors</td><td>Rinsing with clear water, and drying</td><td>Bleach, or steel wool</td></tr>
      </tbody>
    </table>
    <p>Once a year is our rule of thumb, not a standard; the leaflet of the hardware counts before it. A handle that grows stiff is a message, seldom from the handle: the sash has dropped, or the frame has moved. Adjusting costs minutes, and forcing it costs a gearbox. What the rods inside do is the subject of <a href="/blog-details-page/what-multipoint-locking-does">what multipoint locking does</a>.</p>
    <h2>When</h2>
    <p>Little and often does more than much and late. The <a href="/blog-details-page/window-maintenance-calendar">maintenance calendar</a> sets each job before the season that tests it.</p>
    <h2>Sources</h2>
    <ol>
      <li>Oiling once a year: our own rule of thumb, not a standard. The leaflet of the maker of your hardware counts before it.</li>
    </ol>`,
  meta: {
    meta_title: 'Care guide for glass, mesh and hardware',
    meta_description:
      'Clean glass without scratches, wash mesh without tearing it, and give handles, hinges, locks and rollers what they want, and nothing else.',
    meta_keywords:
      'clean window glass, insect mesh cleaning, window hardware care, lubricate hinges, lock cylinder graphite, rollers',
  },
}

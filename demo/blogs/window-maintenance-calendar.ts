import type { BlogSeed } from '../types.ts'

export const windowMaintenanceCalendar: BlogSeed = {
  slug: 'window-maintenance-calendar',
  title: 'A maintenance calendar for doors and windows',
  category: 'Care',
  datetime: '2024-10-18T10:00:00+05:30',
  image: 'three-track-sliding-window-with-mesh',
  description: `<p>Windows ask for very little: a few hours in a year, if the hours come at the right time. In our part of the country the seasons set the dates. Dust comes in April, rain in July, house cleaning before Diwali, fog at the turn of the year. Each has one job that should be done before it arrives.</p>
    <h2>The year at a glance</h2>
    <table>
      <thead><tr><th>When</th><th>Why then</th><th>What to do</th></tr></thead>
      <tbody>
        <tr><td>March</td><td>Before the dust</td><td>Vacuum tracks, wash brushes, check that sliders run with one hand</td></tr>
        <tr><td>May</td><td>In the heat</td><td>See that sashes do not rub; have hinges adjusted; look over dark frames on the west</td></tr>
        <tr><td>June</td><td>Before the rain</td><td>Clear drain slots, water test, renew torn sealant, wash the mesh</td></tr>
        <tr><td>August</td><td>Mid-monsoon</td><td>Look for damp at sills and lintels; wipe algae from balcony tracks</td></tr>
        <tr><td>October</td><td>Before Diwali</td><td>The thorough clean: glass, frames, gaskets, hardware</td></tr>
        <tr><td>December</td><td>Before the fog</td><td>Check gaskets and pull of the locks; look for mist between panes</td></tr>
      </tbody>
    </table>
    <h2>October: the thorough clean</h2>
    <ol>
      <li><strong>Dry first.</strong> Vacuum frame, track and mesh. Wiping dust wet turns it into a scouring paste.</li>
      <li><strong>Frames.</strong> Lukewarm water with a drop of mild dish soap, soft cloth, clear rinse. It is right for uPVC, laminate, powder coat and anodising alike.</li>
      <li><strong>Glass.</strong> Water and a squeegee, in the shade. In full sun it dries before you can wipe it, and leaves streaks.</li>
      <li><strong>Gaskets.</strong> Wipe with a damp cloth. Press back any piece that has left its groove, starting at the corners. A thin film of silicone care keeps EPDM supple.</li>
      <li><strong>Hardware.</strong> A drop of light machine oil on the moving points of hinges, stays and locking rods. Work the handle ten times and wipe off what comes out.</li>
      <li><strong>Screws.</strong> Tighten handles by hand. Not with a drill: they go into steel through plastic, and strip.</li>
    </ol>
    <h3>What never to use</h3>
    <ul>
      <li>Thinner, acetone, petrol or nail-varnish remover. They dissolve the face of uPVC and laminate.</li>
      <li>Steel wool, scouring powder, a blade on coated or toughened glass.</li>
      <li>Acid cleaners for tiles. A splash on anodised aluminium stays for good.</li>
      <li>Oil or grease in a sliding track.</li>
      <li>A pressure washer at gaskets, beads or the edge of double glazing.</li>
    </ul>
    <h2>June: ten minutes with a mug</h2>
    <p>Pour half a glass of water into the bottom of each frame and go and look. It should come out through the slots on the outer face. Where it does not, a piece of soft wire or a toothpick usually brings out a plug of dust and a dead moth. If water appears on the inside, put it right now and not in July. How to find the path is described in <a href="/blog-details-page/why-windows-leak-at-the-sill">why windows leak at the sill</a>.</p>
    <h2>December: the paper test</h2>
    <p>Shut a strip of paper in the sash and pull. It should resist, equally on all four sides. Where it slips out, the locking cams can often be turned a little with a hexagon key to pull the sash tighter. If the gasket is flat or cracked, it can be drawn out and replaced by the metre; see <a href="/accessories/gaskets-and-seals">gaskets and seals</a>.</p>
    <h2>When to call someone</h2>
    <ul>
      <li>The handle needs force, or turns without locking.</li>
      <li>A casement scrapes at the bottom, or has to be lifted to close.</li>
      <li>Mist between the panes.</li>
      <li>A crack in glass, however small, above all in a railing or a door.</li>
      <li>A slider that has left its track. Do not lift it back alone: a sash can weigh forty kilos and more.</li>
    </ul>
    <h2>One page in a drawer</h2>
    <p>Keep the order, the drawing of each window, the glass make-up and the finish code together with the keys. In eight years' time, when a ball goes through a pane, that page will save you a visit.</p>
    <h2>Sources</h2>
    <ol>
      <li>Months, amounts and the weight of a sash: our own rule of thumb, not measured.</li>
    </ol>`,
  meta: {
    meta_title: 'Door and window maintenance calendar',
    meta_description:
      'A year of small jobs for windows and doors in Delhi NCR and Rajasthan: what to clean, drain, oil and check before dust, rain and fog arrive.',
    meta_keywords:
      'window maintenance, clean upvc windows, lubricate window hardware, drain slots, gasket care, pre-monsoon check, door care',
  },
}

import type { BlogSeed } from '../types.ts'

export const dustStormsAndSlidingTracks: BlogSeed = {
  slug: 'dust-storms-and-sliding-tracks',
  title: 'Dust storms and sliding tracks',
  category: 'Care',
  datetime: '2026-05-21T12:05:00+05:30',
  image: 'two-track-sliding-window',
  description: `<p>An aandhi takes twenty minutes to pass and leaves its sand behind for weeks. It lies in the bottom track of every sliding window, fine as flour, and each time you push the sash the rollers grind it a little further. A slider that ran with one finger in March needs a shoulder by June.</p>
    <h2>What the sand does</h2>
    <p>Desert dust is mostly quartz, and quartz is harder than aluminium, nylon and ordinary steel. Between wheel and rail it acts as a grinding paste. First the roller gets noisy, then flat in one spot, then it stops turning and slides. From that day on it is cutting a groove in the track, and the repair is no longer just a roller.</p>
    <p>The same dust packs the drainage slots. You notice that in July, when the track fills up and spills into the room.</p>
    <h2>Ten minutes after a storm</h2>
    <ol>
      <li>Leave the sash shut until the track is clean. Pushing it is what does the harm.</li>
      <li>Vacuum the track with a narrow nozzle. If there is no vacuum cleaner, use a dry paint brush and a dustpan.</li>
      <li>Move the sash and do the other half.</li>
      <li>Wipe with a damp cloth wrapped round a flat stick. Do not flood a track that is still full of sand: you make mud.</li>
      <li>Clear each drain slot with a toothpick, then pour in half a glass of water and see it leave outside.</li>
      <li>Wipe the brush seals and the meeting edges of the sashes.</li>
    </ol>
    <h3>No oil</h3>
    <p>Oil and grease in the track catch the next dust and hold it. Rollers with sealed bearings need nothing. If a lock or a latch is stiff, use a dry silicone spray on a cloth, sparingly, and keep it off the brushes.</p>
    <h2>When it is still heavy</h2>
    <p>A clean track and a heavy sash mean one of three things. The rollers are set too low and the sash rubs: most have an adjusting screw at the bottom of the side stile, and half a turn is often enough. Or the rollers are worn, and want replacing in pairs. Or the frame has sagged in the middle, usually because it was not packed underneath when it was fixed. Lay a straight edge on the track; if you can see light below it, call the fitter.</p>
    <h2>Choosing for a dusty site</h2>
    <p>If you are still building, on the edge of Bikaner or beside an unmade road in Greater Faridabad, you can make the coming years easier.</p>
    <table>
      <thead><tr><th>Choice</th><th>Why it helps</th></tr></thead>
      <tbody>
        <tr><td>Tandem rollers with sealed bearings</td><td>Two wheels share the load and step over grains that stop a single wheel</td></tr>
        <tr><td>Stainless steel rail on the track</td><td>Wears more slowly than bare uPVC or aluminium, and can be replaced</td></tr>
        <tr><td>Raised rail rather than a deep U groove</td><td>Sand falls beside the running surface, not on it</td></tr>
        <tr><td>Brush seal with a centre fin</td><td>The fin stops the fine dust that goes through plain pile</td></tr>
        <tr><td>Interlock with a seal at the meeting stiles</td><td>Closes the gap where most dust enters</td></tr>
        <tr><td>Casement, or a lift-and-slide that sits on gaskets, on the windward side</td><td>A compressed gasket keeps out more dust than a brush</td></tr>
      </tbody>
    </table>
    <p>In much of Rajasthan and NCR the summer dust comes from the west and south-west. A house can have casements there and sliders on the sheltered sides, and look of one piece. The <a href="/products?problem=dust">products against dust</a> say how each closes, and the <a href="/plan">planner</a> draws the same opening as a slider or a casement. What the gasket does for dust it does for <a href="/blog-details-page/double-glazing-and-traffic-noise">noise</a> and for <a href="/blog-details-page/why-windows-leak-at-the-sill">rain</a> too. Parts for existing windows are under <a href="/accessories/rollers-and-tracks">rollers and tracks</a>.</p>
    <h2>What no window does</h2>
    <p>Insect mesh does not stop storm dust; the openings are many times wider than the grains. And no window that slides past brushes is quite dust-tight in a storm, because it has to move. Shut everything before the wind arrives, not during it. Close the ventilators, the kitchen exhaust flap and the gap under the balcony door as well: a house takes in dust through its weakest point, and that is often not the window at all.</p>
    <h2>Sources</h2>
    <ol>
      <li>Minutes, turns of the screw and amounts of water: our own rule of thumb, not measured. How dust passes through our windows has not been measured.</li>
      <li>Hardness: quartz has 7 on the scale of Mohs; aluminium and soft steel are below it.</li>
    </ol>`,
  product_filter: 'problem=dust',
  meta: {
    meta_title: 'Dust storms and sliding window tracks',
    meta_description:
      'Why a sliding window gets heavy after an aandhi, how to clean the track and rollers in ten minutes, and what to choose for a dusty site.',
    meta_keywords:
      'sliding window stuck, clean sliding track, dust storm windows, tandem roller, brush seal, Rajasthan dust, sliding door maintenance',
  },
}

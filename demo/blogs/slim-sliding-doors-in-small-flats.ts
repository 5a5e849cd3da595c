import type { BlogSeed } from '../types.ts'

export const slimSlidingDoorsInSmallFlats: BlogSeed = {
  slug: 'slim-sliding-doors-in-small-flats',
  title: 'Slim sliding doors in a small flat',
  category: 'Interiors',
  datetime: '2025-01-15T13:25:00+05:30',
  image: 'slim-pocket-door',
  description: `<p>A hinged door takes the better part of a square metre of floor that nothing else may use. In a two-bedroom flat with eight doors, that adds up to a small room. A sliding door gives it back. A slim one, with a frame about as thick as a finger seen from the front, gives back the light as well.</p>
    <h2>Where it changes the plan</h2>
    <ul>
      <li><strong>Kitchen and dining:</strong> open while you talk, closed while you fry. Daylight from the kitchen window reaches the table in both cases.</li>
      <li><strong>Living room and study corner:</strong> a room for the length of a call.</li>
      <li><strong>Bedroom and dressing:</strong> one panel that closes either the wardrobe or the passage.</li>
      <li><strong>Balcony taken into the living room:</strong> where the outer window is already in place, an inner slim door keeps the cooled air on the side where you sit.</li>
    </ul>
    <h2>How wide does it open?</h2>
    <p>This is the sum to do first. Take a clear opening 2.4 m wide.</p>
    <table>
      <thead><tr><th>Arrangement</th><th>Panels</th><th>Opens to about</th></tr></thead>
      <tbody>
        <tr><td>One fixed, one sliding</td><td>2 of 1.2 m</td><td>1.2 m, half</td></tr>
        <tr><td>One fixed, two telescopic</td><td>3 of 0.8 m</td><td>1.6 m, two thirds</td></tr>
        <tr><td>One fixed, three telescopic</td><td>4 of 0.6 m</td><td>1.8 m, three quarters</td></tr>
        <tr><td>Sliding past the wall</td><td>2 of 1.2 m</td><td>All of it, if the wall beside is free</td></tr>
        <tr><td>Into a pocket</td><td>1 or 2</td><td>All of it; the wall must be built for it</td></tr>
      </tbody>
    </table>
    <p>Take off a little for overlaps and handles. In a telescopic set the first panel pulls the next, so you move three with one hand. Every further panel needs its own track, some 35 to 45 mm of depth each (a rule of thumb), so look at the width of your lintel.</p>
    <h2>Hung or standing?</h2>
    <h3>Hung from above</h3>
    <p>The floor runs through without a rail. Panels glide on rollers in a head track, with a small guide at the floor. The head must carry all the weight: concrete, or a steel section fixed to the slab, never the false ceiling alone. A panel 0.9 by 2.4 m with 6 mm glass weighs around 40 kg with its frame.</p>
    <h3>Standing on a floor track</h3>
    <p>The weight rests on the floor; the head only guides. That is simpler in old buildings with uncertain ceilings. The track can be let in flush with the tile. Dust then gathers in it, and a vacuum cleaner should pass once a week.</p>
    <h2>Which glass</h2>
    <ul>
      <li><strong>Clear:</strong> rooms become one, and you see each fingerprint.</li>
      <li><strong>Fluted:</strong> upright ribs that blur what is behind. A plain way to hide a kitchen and keep its light.</li>
      <li><strong>Frosted or white laminated:</strong> for dressing rooms and baths.</li>
      <li><strong>Grey or bronze tint:</strong> calm in the evening, dark by day in a flat that has little light. Try it first.</li>
    </ul>
    <p>All of it toughened or laminated, since people walk into doors. With fluted glass ask for 6 mm or more, and check that the ribs run upright and line up from panel to panel.</p>
    <h2>What it does not do</h2>
    <p>A slim interior slider does not seal. Between panel and panel, and at the floor, a few millimetres stay open. It holds back most of the smoke and smell of cooking if the chimney runs, not all of them. It softens a television; it does not silence one. For a bedroom beside a loud living room, a hinged door on a gasket is the honest choice.</p>
    <p>Nor is it a door to the weather. An opening to the balcony or garden wants an outer door with drainage, seals and locks; the interior kind will let the first storm in.</p>
    <h2>Before you order</h2>
    <ol>
      <li>Tiles laid and level: across the opening no more than two or three millimetres out.</li>
      <li>Plaster plumb on the side where the panel closes, or the gap will show as a wedge.</li>
      <li>Switches, skirting and curtain rods out of the way of the sliding panel.</li>
      <li>Soft-close on both ends, if there are children.</li>
      <li>A handle you can use with the panel fully open, without trapping your fingers.</li>
    </ol>
    <p>The arrangements we make are shown under <a href="/alu-home-interior/Slim-Sliding-Doors">slim sliding doors</a>.</p>
    <h2>Sources</h2>
    <ol>
      <li>How wide it opens: the opening divided by the number of panels.</li>
      <li>Weight of a panel: 2.5 kg for each square metre and millimetre of glass (2,500 kg/m³, EN 572-1), 32 kg for this pane; the frame is estimated.</li>
      <li>Depth of a track, thickness of fluted glass, tolerance of the tiles: our own rule of thumb, not measured.</li>
    </ol>`,
  meta: {
    meta_title: 'Slim sliding doors for small flats',
    meta_description:
      'A hinged door needs nearly a square metre to swing. What slim sliding doors can do in a small flat, how wide they open, and what they cannot do.',
    meta_keywords:
      'slim sliding doors, small flat ideas, telescopic sliding door, fluted glass door, kitchen partition, pocket door, room divider',
  },
}

import type { BlogSeed } from '../types.ts'

export const whatMultipointLockingDoes: BlogSeed = {
  slug: 'what-multipoint-locking-does',
  title: 'Burglary: what a multipoint lock does',
  category: 'Guides',
  datetime: '2024-12-02T20:00:00+05:30',
  image: 'hw-multipoint-lock',
  description: `<p>Few burglars pick locks. They put a large screwdriver between sash and frame, near the lock, and lean on it. If nothing moves in the first minute or two, most of them try elsewhere. Everything that follows is about surviving that minute.</p>
    <h2>One bolt or many</h2>
    <p>With a single bolt in the middle, the corners of a sash are free. A lever at the corner bends the sash until the bolt slips out of its plate. It makes little difference how thick the bolt is.</p>
    <p>A multipoint lock is a long rod let into the edge of the sash, driven by the handle. One turn moves locking points at the top, in the middle and at the bottom, sometimes round the corners as well. There is no free corner to lever. The same points pull the sash evenly on to its gasket, so the quiet and the dry sill come from the same part.</p>
    <h3>Espagnolette and mushroom</h3>
    <p>The rod itself is called an espagnolette. Its locking points may be plain round rollers, which slide into a keep, or mushroom-headed cams, which hook behind its lip. A roller resists pushing. A mushroom resists pulling apart, and that is what the screwdriver does. For ground floors and balconies that can be reached, ask for mushroom cams and steel keeps.</p>
    <h2>What the lock is screwed to</h2>
    <p>A lock is as strong as the screws in its keeps. In uPVC they must go through the plastic into the galvanised steel behind it; in aluminium, into a nut, a backing plate or a thick screw port. Ask to see this in a cut section. And the frame has to be fixed to the wall with anchors every 600 mm or so, and near each locking point, not with foam alone.</p>
    <h2>The weak points, kind by kind</h2>
    <table>
      <thead><tr><th>Opening</th><th>How it is attacked</th><th>What helps</th></tr></thead>
      <tbody>
        <tr><td>Casement</td><td>Levering at the lock side or the hinge side</td><td>Multipoint lock, hinge-side blocks that engage when closed</td></tr>
        <tr><td>Sliding window or door</td><td>Lifting the sash out of its track; forcing a small latch</td><td>Anti-lift blocks, hook locks at two or more heights, a keyed stop</td></tr>
        <tr><td>French door</td><td>Forcing the passive leaf</td><td>Shoot bolts top and bottom, into steel or masonry</td></tr>
        <tr><td>Entrance door</td><td>Snapping the cylinder, kicking at the lock</td><td>Cylinder flush with a security plate, three or more bolts, a long keep</td></tr>
        <tr><td>Fixed pane</td><td>Taking the bead off; breaking the glass</td><td>Beads on the inside, laminated glass</td></tr>
      </tbody>
    </table>
    <h2>The glass</h2>
    <p>Breaking glass makes noise, and burglars do not like that. But a small hole beside the handle is quickly made. Two answers exist. A key-locking handle makes the hole useless, provided the key is not left in it. Laminated glass makes the hole hard to make: it cracks but holds on to its interlayer, and has to be worked at, loudly. A thicker interlayer, 1.52 mm and above, makes it harder still. Toughened glass, strong as it is, shatters completely at one blow with a pointed tool.</p>
    <h2>Grilles, and the way out</h2>
    <p>A good window does not forbid a grille, and on a ground floor in a quiet lane many families will want both. Leave one opening in each sleeping room through which a person can get out in a fire, with the key in a known place. The same goes for key-locking handles.</p>
    <h2>What a lock cannot do</h2>
    <ul>
      <li>It does nothing when the window is tilted or ajar. From outside, an open sash is an open sash.</li>
      <li>It is only as good as the habit of turning the handle fully. Half closed, the cams rest beside their keeps.</li>
      <li>It needs adjusting. When a sash has dropped, the points miss. If the handle grows stiff, have the hinges set; do not force it.</li>
    </ul>
    <h2>A ten-minute round</h2>
    <p>Walk round the house in the evening as a stranger would. Which openings can be reached from the ground, a wall, a tree, a parked car, a neighbour's balcony? Start with those. Look for a ladder left outside, and for the dark corner where a lamp with a sensor would do more than any lock. Handles, locks and keeps are under <a href="/accessories/window-door-and-accessories">window and door accessories</a>; doors with several locking points are under <a href="/upvc-door-and-window/door">uPVC doors</a>.</p>
    <h2>Sources</h2>
    <ol>
      <li>Distance of anchors, thickness of the interlayer, the first minute or two: our own rule of thumb, not measured. How resistance is tested: EN 1627 to EN 1630.</li>
    </ol>`,
  meta: {
    meta_title: 'What multipoint locking does against burglary',
    meta_description:
      'How windows and balcony doors are forced, why several locking points beat one strong bolt, and what else has to hold: keeps, glass and fixing.',
    meta_keywords:
      'multipoint lock, window security, burglary, espagnolette, mushroom cam, laminated glass, sliding door lock, door cylinder',
  },
}

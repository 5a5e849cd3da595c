import type { BlogSeed } from '../types.ts'

export const childSafetyOnHighFloors: BlogSeed = {
  slug: 'child-safety-on-high-floors',
  title: 'Small children, high floors: making windows safe',
  category: 'Guides',
  datetime: '2025-11-19T16:15:00+05:30',
  image: 'juliet-balcony-glass-railing',
  description: `<p>A two-year-old learns to climb before learning what height is. In a flat on the fourteenth floor the window has to know it for the child. Most of what makes it safe is simple and can be added to windows you already have.</p>
    <h2>Three things that do not protect</h2>
    <ul>
      <li><strong><a href="/blog-details-page/choosing-insect-mesh">Insect mesh</a>.</strong> It holds back mosquitoes. Leaned on, it comes out of its groove, and because it looks like a barrier it gives false comfort.</li>
      <li><strong>A latch the child has watched you use.</strong> Most children soon copy it.</li>
      <li><strong>Watching.</strong> Nobody watches every minute of every day.</li>
    </ul>
    <h2>What does</h2>
    <h3>Restrictors</h3>
    <p>A restrictor lets the sash open by 100 mm at most (the figure of the British Health and Safety Executive), so that air comes in and a small body cannot pass. On casements it may be built into the friction stay or be a separate cable or arm; on sliders it is a block or a keyed stop in the track. Choose one that an adult can release and that locks again by itself when the window is closed. See that the remaining gap is small wherever a child can reach, also at the hinge side and at the bottom.</p>
    <h3>Locking handles</h3>
    <p>A handle with a key or a push button keeps the window shut while nobody is in the room. Hang the key high up beside the window, always in the same place. In a fire you must be able to open it without searching.</p>
    <h3>Tilt before turn</h3>
    <p>A tilt-and-turn window can be fitted with a lock that allows only the tilt. The sash leans in at the top and the room is aired, with no opening at the height of a child. Some handles come as tilt-first, so that full opening needs the key.</p>
    <h3>Grilles and cables</h3>
    <p>Fixed grilles are the old answer and still a sound one. Keep bars upright, because horizontal bars are a ladder, and the clear gap so small that a ball of 100 mm does not pass (Approved Document K, England). Stretched steel cables, sold as invisible grilles, protect only if the cables are tight, close together and fixed into masonry; ask how their tension will be checked in later years. Leave one grille in each sleeping room that opens with a key, for escape.</p>
    <h2>Height, and what stands below</h2>
    <p>A sill at about 900 mm or higher is hard for a small child to climb unaided (our rule of thumb; Approved Document K asks for a guard where a window opens below 800 mm). A low sill or a window to the floor needs a fixed lower pane of laminated safety glass, or a guard in front, to <a href="/blog-details-page/balcony-railing-height-and-glass">the height of a railing</a>. For your building, check the figure with your architect and the by-laws.</p>
    <p>All this is undone by one stool. Walk through the flat and look for anything near a window that can be climbed: bed, toy chest, sofa arm, planter, washing machine, the outdoor unit on the balcony.</p>
    <h2>The glass itself</h2>
    <p>Glass below 800 mm (Approved Document K), beside doors and in doors should be safety glass; our <a href="/plan">planner</a> is more careful and advises it below 900 mm. On a high floor, laminated is the better choice for low panes: if it breaks it stays in the frame and goes on being a wall. Toughened glass falls out in small pieces and leaves a hole. We have compared the two in <a href="/blog-details-page/laminated-or-toughened-glass">laminated or toughened</a>.</p>
    <h2>A check for this weekend</h2>
    <table>
      <thead><tr><th>Room</th><th>Look for</th></tr></thead>
      <tbody>
        <tr><td>Children's room</td><td>Bed away from the window; restrictor on every opening sash; blind cords tied high or replaced by a wand</td></tr>
        <tr><td>Living room</td><td>Sofa not below the window; lock on the balcony door above the child's reach</td></tr>
        <tr><td>Balcony</td><td>Nothing to climb on; railing without footholds; gaps a ball of 100 mm cannot pass (Approved Document K)</td></tr>
        <tr><td>Kitchen and bath</td><td>Ventilators small or restricted; no bucket or stool below</td></tr>
        <tr><td>Guest room</td><td>The window everyone forgets; same rules</td></tr>
      </tbody>
    </table>
    <p>Restrictors, stays and locking handles are under <a href="/accessories/window-door-and-accessories">window and door accessories</a>, and <a href="/products?problem=child-safety&amp;room=balcony,bedroom,living-room">products for families on high floors</a> say what each does. Send us a photograph of the open sash with a tape measure in it, and we can usually tell which part fits.</p>
    <h2>Sources</h2>
    <ol>
      <li>Opening of 100 mm: Health and Safety Executive (United Kingdom), information sheet HSIS5, Falls from windows or balconies in health and social care.</li>
      <li>Gaps, guards and low glass: Approved Document K (England, 2013), protection from falling, collision and impact.</li>
      <li>Safety glass below 900 mm: the rule of our planner. The Indian code on glass and human impact is IS 16231 (Part 4).</li>
      <li>Sill of 900 mm: our rule of thumb, not a standard. Your by-laws decide.</li>
    </ol>`,
  product_filter: 'problem=child-safety&room=balcony,bedroom,living-room',
  meta: {
    meta_title: 'Child safety at windows on high floors',
    meta_description:
      'Mesh does not hold a child. Restrictors, locking handles, sill heights and furniture: a room-by-room check for families on upper floors.',
    meta_keywords:
      'child safety window, window restrictor, lockable window handle, high rise safety, balcony safety, invisible grille, laminated glass',
  },
}

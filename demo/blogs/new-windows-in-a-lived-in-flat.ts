import type { BlogSeed } from '../types.ts'

export const newWindowsInALivedInFlat: BlogSeed = {
  slug: 'new-windows-in-a-lived-in-flat',
  title: 'New windows in a flat you are living in',
  category: 'Guides',
  datetime: '2026-10-12T10:30:00+05:30',
  image: 'tilt-and-turn-window',
  description: `<p>Most families who change their windows do not move out first. The children have school, the kitchen has to work by evening, and the society allows drilling only at certain hours. It can still be done room by room and with little mess, if a few questions are settled before anyone lifts a hammer.</p>
    <h2>What happens to the old frame?</h2>
    <p>This decides the dust, the time and how much glass you end up with. There are three ways.</p>
    <table>
      <thead><tr><th>Way</th><th>What is done</th><th>Suits</th><th>What you give up</th></tr></thead>
      <tbody>
        <tr><td>Insert</td><td>Old shutters come off; the new frame stands inside the old one, with a trim to cover the joint</td><td>A sound hardwood frame, tiled reveals you want to keep</td><td>Some glass on every side</td></tr>
        <tr><td>Full replacement</td><td>Old frame is cut out, the new one is fixed to the masonry</td><td>Rust, termite, leaks, thin steel sections</td><td>A strip of plaster and paint around the opening</td></tr>
        <tr><td>Second window</td><td>A new window is added inside the existing one</td><td>Road noise; a facade the society will not let you change</td><td>Sill depth, and there are two windows to clean</td></tr>
      </tbody>
    </table>
    <p>An insert is tempting because nothing is broken. Push a screwdriver into the bottom corners of the old frame before you decide. If it sinks in, the frame must go: a new window is only as firm as what it is screwed to.</p>
    <h2>What the society will ask</h2>
    <p>Ask first, and ask in writing. The usual points are these:</p>
    <ul>
      <li>Frame colour and glass tint as seen from outside.</li>
      <li>Whether sashes may open outwards over a balcony or a common passage.</li>
      <li>Grilles: keep, move inside, or remove.</li>
      <li>Working hours, use of the lift, and where the debris goes.</li>
    </ul>
    <p>On upper floors there is no scaffold, so all work has to be done from inside. Tell the surveyor the floor and which faces of the wall can be reached by hand. It affects how large a fixed pane may be, how it is glazed, and whether a long frame has to come up the stairs because it does not fit the lift.</p>
    <h2>The order of a day</h2>
    <p>A room with one or two windows is usually a day's work. Where the frame is cut out and the plaster made good, allow a second visit for the finish. A sensible day runs like this:</p>
    <ol>
      <li>You clear two metres in front of the opening and take down curtains and blinds.</li>
      <li>The crew covers floor and furniture and tapes a sheet across the door.</li>
      <li>New frames and glass are brought into the room <em>before</em> the old window comes out, and checked against the opening.</li>
      <li>The old shutters and frame are taken out.</li>
      <li>The new frame is packed, levelled, fixed and filled with foam or backer and sealant.</li>
      <li>Sashes are hung, glass is blocked and beaded, hardware is adjusted.</li>
      <li>The room is closed and lockable by evening, even if trims follow the next day.</li>
    </ol>
    <p>The third step is the one to insist on. Nobody should sleep behind a plastic sheet because a sash came out ten millimetres too wide.</p>
    <h2>Which room first</h2>
    <p>Begin with a small bedroom or the study. You learn how the crew works, they learn your walls, and a mistake costs one small window. Leave the kitchen and the living room for the middle. Do the main bedroom last, when the rhythm is settled.</p>
    <h3>Choose the opening kind again</h3>
    <p>Replacing like with like is a habit, not a rule. An old pair of shutters that swept the curtains aside can become a sliding window. A slider that let in the horn of every bus can become a <a href="/upvc-door-and-window/window">casement that closes on a gasket</a>. The same goes for the balcony: a <a href="/upvc-door-and-window/door">French or sliding door</a> in place of a door and a window changes the room more than new paint does.</p>
    <h2>Before the crew leaves</h2>
    <p>Open and lock each sash yourself, twice. Pour a glass of water into every bottom track and watch it come out on the outside. Look along the sealant for gaps. Ask for the keys, the cleaning advice and the name of the person to call. Then hang the curtains, and listen to the room.</p>
    <h2>Sources</h2>
    <ol>
      <li>Days, visits and free space: our own rule of thumb, not measured.</li>
    </ol>`,
  meta: {
    meta_title: 'Replacing windows in a lived-in flat',
    meta_description:
      'How to change old windows room by room without moving out: what happens to the old frame, society rules, and the order of a working day.',
    meta_keywords:
      'window replacement, retrofit windows, old flat renovation, replace wooden windows, secondary glazing, society permission',
  },
}

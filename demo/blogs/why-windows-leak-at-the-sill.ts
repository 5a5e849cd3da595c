import type { BlogSeed } from '../types.ts'

export const whyWindowsLeakAtTheSill: BlogSeed = {
  slug: 'why-windows-leak-at-the-sill',
  title: 'Monsoon: why windows leak at the sill',
  category: 'Care',
  datetime: '2026-07-14T08:20:00+05:30',
  image: 'single-casement-window',
  description: `<p>The first hard rain of July, and there is a dark patch below the window. The glass is dry, the sash was shut, and yet the plaster is wet. It looks as if the water came straight through the frame. More often it took one of five paths, and each has its own cure.</p>
    <h2>A window is meant to get wet inside its frame</h2>
    <p>No outer gasket keeps out every drop when wind presses rain against it. A well-made window expects this. Water that passes the first seal falls into a chamber at the bottom of the frame and leaves through slots in the outer face. The second seal, further in, stays dry because the chamber drains and lets air in.</p>
    <p>So the slots at the foot of the frame are not a fault. They are the way out. Seal them with silicone, and the water takes the other way: into the room.</p>
    <h2>The five paths</h2>
    <table>
      <thead><tr><th>What you see</th><th>Likely cause</th><th>What to do</th></tr></thead>
      <tbody>
        <tr><td>Track fills up and spills inwards</td><td>Drain slots blocked by <a href="/blog-details-page/dust-storms-and-sliding-tracks">dust</a>, paint or cement</td><td>Clear the slots, flush with water</td></tr>
        <tr><td>Wet plaster below the sill, frame dry</td><td>Water runs under the frame</td><td>Look at sill slope and the outer joint</td></tr>
        <tr><td>Drops at a bottom corner</td><td>Open corner joint, or sealant torn away from the wall</td><td>Cut out and renew the sealant</td></tr>
        <tr><td>Wet line along the sash</td><td>Gasket shrunk, out of its groove, or sash not pulled tight</td><td>Refit the gasket, adjust the keeps</td></tr>
        <tr><td>Stain appears hours after the rain</td><td>Water enters the wall above and travels</td><td>Look at the lintel, chhajja and cracks in the plaster</td></tr>
      </tbody>
    </table>
    <h2>The sill does half the work</h2>
    <p>Many leaks blamed on the window belong to the stone below it. A good sill does four things:</p>
    <ul>
      <li>It falls outwards, so that a child's marble rolls off it. A flat sill holds water against the frame.</li>
      <li>It projects beyond the wall and has a <strong>drip groove</strong> cut underneath, so that water lets go instead of running back.</li>
      <li>It turns up, or is sealed, at both ends where it meets the side plaster.</li>
      <li>It has a step or an upstand behind the frame, so that no drop can run straight through below.</li>
    </ul>
    <p>If the sill was laid level, no quantity of silicone in front of the frame will help for more than a season or two. The stone has to be relaid, or a sloping cover fitted.</p>
    <h2>Sliding windows in driving rain</h2>
    <p>A slider holds water back by the height of its track. When wind presses on the glass, water in the outer track stands higher than it would on a calm day, and drains only when the gust drops. That is normal. It spills when the gust is stronger than the track is tall, or when the slots cannot keep up.</p>
    <p>On an open west or south-east face on a high floor, a <a href="/upvc-door-and-window/window">casement or tilt-and-turn window</a>, which presses against its gasket all round, copes better than a slider. If you want the slider, ask for a taller inner track leg and generous drainage. <a href="/products?problem=rain">Products against rain</a> say how each deals with water, and the <a href="/plan">planner</a> draws the same opening either way.</p>
    <h2>Find the path before you fix it</h2>
    <ol>
      <li>Dry everything. Put tissue along the inner joint, in the track and below the sill.</li>
      <li>With a mug, pour water into the outer track. It should leave on the outside within a minute or so (our rule of thumb, not a standard).</li>
      <li>Next wet only the sill outside, then the side joints, then the head. Work from the bottom upwards, some minutes each, with a soft spray.</li>
      <li>The tissue that turns dark first shows the path.</li>
    </ol>
    <p>On an upper floor do this from inside, and leave the outer joints to people with proper access.</p>
    <h3>About sealant</h3>
    <p>New sealant over old does not hold. The joint has to be cut out, cleaned and dried, backed with foam rod where it is deep, and then filled so that the bead grips the frame and the wall. Use a neutral-cure silicone or a paintable hybrid meant for outdoor joints. A joint renewed in May is dry when you need it in July.</p>
    <p>If the frame was set badly to begin with, see <a href="/blog-details-page/site-readiness-before-installation">what a site needs before windows come</a>; what to do each June is in the <a href="/blog-details-page/window-maintenance-calendar">maintenance calendar</a>. Brushes, caps and lengths of seal wear out long before the frame does; see <a href="/accessories/gaskets-and-seals">gaskets and seals</a>.</p>
    <h2>Sources</h2>
    <ol>
      <li>The minute of the test with a mug: our own practice, not a standard.</li>
      <li>Laboratories spray a window under rising pressure of air: EN 1027:2016 describes the test, EN 12208:1999 the classes. The test with a mug replaces neither.</li>
    </ol>`,
  product_filter: 'problem=rain',
  meta: {
    meta_title: 'Why windows leak at the sill in the monsoon',
    meta_description:
      'A wet sill after rain is seldom the fault of the glass. Where the water comes from, how to find the path, and what actually stops it.',
    meta_keywords:
      'window leakage, monsoon leak, window sill leak, weep holes, drainage slots, silicone sealant, sliding window water',
  },
}

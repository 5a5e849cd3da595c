import type { AccessoryCategorySeed } from '../types.ts'

export const glassDoorFittings: AccessoryCategorySeed = {
  slug: 'glass-door-fittings',
  title: 'Glass Door Fittings',
  icon: 'icon-glass-door-fittings',
  image: 'hw-patch-fitting',
  items: [
    {
      title: 'Floor spring',
      image: 'hw-floor-spring',
      description: `<p>Buried in the floor, a spring and an oil damper let the door yield to your push and bring it back at a walking pace. Open it to a right angle and it waits while the delivery is carried in.</p>
        <ul><li>Leaves typically up to 100 or 120 kg</li><li>Two valves: closing and latching speed</li><li>Stainless cover plate, sealed box</li></ul>`,
    },
    {
      title: 'Bottom patch fitting',
      image: 'hw-patch-fitting',
      description: `<p>A small steel shoe clamps the lower corner of the leaf and sits on the spindle of the floor spring. It is all the frame a glass entrance needs: visitors see the shop, hardly the door.</p>
        <ul><li>SS 304 cover on aluminium body</li><li>10 or 12 mm toughened glass</li><li>Brushed, mirror or black</li></ul>`,
    },
    {
      title: 'Top patch fitting',
      image: 'hw-top-patch',
      description: `<p>The upper corner turns on this patch, around a pin from the head or fanlight above. Aligned once with its partner below, it lets a two-metre leaf swing lightly and come to rest on the same line each time.</p>
        <ul><li>For 10 or 12 mm toughened glass</li><li>Nylon-bushed pivot</li><li>Finish to match the bottom patch</li></ul>`,
    },
    {
      title: 'Over-panel patch',
      image: 'hw-over-panel-patch',
      description: `<p>Tall shopfronts often carry fixed glass above the door. This patch holds that panel at its corner and offers the pivot pin to the leaf below, so light reaches in under the ceiling and no transom cuts the view.</p>
        <ul><li>SS 304 cover, aluminium core</li><li>10 or 12 mm toughened glass</li><li>Single, or with side-panel connector</li></ul>`,
    },
    {
      title: 'Corner patch lock',
      image: 'hw-patch-lock',
      description: `<p>At closing time you bend down, turn a key, and a bolt drops into the floor. There is no box in the middle of the clear glass; the lock sits quietly in the corner, like the other patches.</p>
        <ul><li>Takes a Euro profile cylinder</li><li>Floor socket or strike patch</li><li>10 or 12 mm glass</li></ul>`,
    },
    {
      title: 'Hydraulic patch hinge',
      image: 'hw-hydraulic-hinge',
      description: `<p>Where the floor may not be dug, over a basement or above buried pipes, the closer is built into the bottom patch itself. The office door still shuts by itself, softly, and the marble remains whole.</p>
        <ul><li>Leaves up to about 80 to 100 kg</li><li>Adjustable closing speed, 90-degree hold</li><li>10 or 12 mm toughened glass</li></ul>`,
    },
    {
      title: 'H-type pull handle',
      image: 'hw-h-pull',
      description: `<p>A bar on each face, joined through the glass by two bolts: push or pull from either side, high or low. In a busy clinic hundreds of palms use it daily, and a brushed finish hides most prints.</p>
        <ul><li>SS 304, 300 to 1,200 mm long</li><li>Tube 25 to 38 mm</li><li>8 to 12 mm glass</li></ul>`,
    },
    {
      title: 'Lever lock for glass doors',
      image: 'hw-glass-lever-lock',
      description: `<p>A slim case clamps onto the leaf and holds latch, lever and key, so a cabin made of glass closes like any room. Turn the knob inside before a private call, and nobody walks in halfway.</p>
        <ul><li>Case for 8 to 12 mm glass</li><li>Strike for glass or aluminium frame</li><li>Satin silver or black</li></ul>`,
    },
    {
      title: 'Wall-to-glass shower hinge',
      image: 'hw-shower-hinge',
      description: `<p>Swing the door out, or in, and over the last part of the way it finds its own closed place. Brass resists the steam, hidden gaskets spare the glass, and a pair carries a leaf you can move with a wet fingertip.</p>
        <ul><li>Brass or SS 304, 8 or 10 mm glass</li><li>About 45 kg a pair</li><li>Chrome, black, brushed gold</li></ul>`,
    },
    {
      title: 'Glass-to-glass shower hinge',
      image: 'hw-glass-to-glass-hinge',
      description: `<p>When no wall stands beside the door, the hinge holds on to the next pane. Fixed panel and leaf lie in one plane, clear from tile to tile, and a narrow bathroom seems wider by the whole width of the shower.</p>
        <ul><li>180 degrees; 135 for corner cubicles</li><li>Brass or SS 304, 8 or 10 mm glass</li><li>Fixed pane braced above</li></ul>`,
    },
    {
      title: 'Sliding shower roller set',
      image: 'hw-shower-rollers',
      description: `<p>In a small bathroom the swing of a door collides with the basin. Here two large wheels roll along a bright rail, the leaf slides past the fixed pane, and you step out straight onto the mat.</p>
        <ul><li>SS 304 rail, 25 mm tube or flat bar</li><li>8 or 10 mm toughened glass</li><li>With stops and floor guide</li></ul>`,
    },
    {
      title: 'Shower stabiliser bar',
      image: 'hw-stabiliser',
      description: `<p>A free-standing pane trembles if nothing ties its top. This slender bar runs to the wall, straight or at forty-five degrees, and the glass stands still when an elbow bumps it or the children push past.</p>
        <ul><li>SS 304 or brass, 15 to 19 mm</li><li>Lengths to 1,200 mm, cut on site</li><li>8 to 12 mm glass</li></ul>`,
    },
    {
      title: 'Wall-to-glass clamp',
      image: 'hw-wall-clamp',
      description: `<p>Small square jaws hold a fixed pane to wall or floor wherever a full channel would gather soap. Pads sit between metal and glass. Two or three along the edge do the work, and you can wipe right round them.</p>
        <ul><li>Brass or SS 304</li><li>8 to 12 mm glass, notched or plain</li><li>Chrome, black, brushed gold</li></ul>`,
    },
    {
      title: 'Shower door knob and towel bar',
      image: 'hw-shower-knob',
      description: `<p>Outside hangs the towel, within arm's reach before you feel cold; inside, a round knob pulls the door gently shut. Both share a pair of bolts through the glass, so no drilling spoils the tiles.</p>
        <ul><li>SS 304 or brass</li><li>Bar 300 to 600 mm between centres</li><li>Soft washers on both faces</li></ul>`,
    },
    {
      title: 'Spider fitting',
      image: 'hw-spider',
      description: `<p>Four arms reach from a steel post to the corners where four panes meet. The wall of a lobby becomes almost nothing but daylight, and swivel heads let each glass flex in the wind without cracking at its hole.</p>
        <ul><li>Cast SS 304 or 316</li><li>Countersunk or button bolts, jointed</li><li>12 mm toughened or laminated glass</li></ul>`,
    },
  ],
}

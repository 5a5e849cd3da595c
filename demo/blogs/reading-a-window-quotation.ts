import type { BlogSeed } from '../types.ts'

export const readingAWindowQuotation: BlogSeed = {
  slug: 'reading-a-window-quotation',
  title: 'How to read a window quotation, line by line',
  category: 'Guides',
  datetime: '2026-09-03T17:45:00+05:30',
  image: 'anthracite-casement-with-fixed-light',
  description: `<p>Put two window quotations side by side and the totals are easy to compare. The windows are not. One may hold a different glass, lighter steel or no mesh, and say so only in a code at the end of a line. Here is what each line should tell you, in the order you will meet it.</p>
    <h2>The drawing</h2>
    <p>Every window should have its own small elevation, with a mark such as W3 that matches your plan. Check from which side it is drawn; inside is usual. Check which way each sash opens, where the handle sits, and which panes are fixed. A wrong arrow here becomes a wrong window in the wall.</p>
    <h2>Size and quantity</h2>
    <p>Is it the opening size or the outer frame size? The frame is made a little smaller than the opening so that it can be packed and sealed. Both are right, as long as everyone means the same one. If the quotation is by area, see whether it is in square metres or square feet, and whether small windows are charged at a minimum area.</p>
    <h2>Profile and reinforcement</h2>
    <p>For uPVC the line should name the series, the frame depth in millimetres and the number of chambers, and say that galvanised steel is inside frame, sash and mullion, with its wall thickness. For aluminium it should give the alloy (6063-T5 or T6 is the usual one), the section, and whether the profile is thermally broken. "Standard section" says nothing.</p>
    <h2>Glass</h2>
    <p>Glass is written from outside to inside. These are the forms you will see:</p>
    <table>
      <thead><tr><th>Written as</th><th>Means</th></tr></thead>
      <tbody>
        <tr><td>5 mm clear</td><td>One pane, annealed unless it says toughened</td></tr>
        <tr><td>6 mm toughened</td><td>One tempered safety pane that breaks into small pieces</td></tr>
        <tr><td>5-12-5</td><td>Double glazing: 5 mm pane, 12 mm gap, 5 mm pane; 22 mm in all</td></tr>
        <tr><td>5+1.52+5</td><td>Laminated: two 5 mm panes bonded by a 1.52 mm PVB layer</td></tr>
        <tr><td>6 SC-12-6</td><td>Double glazing with a solar-control outer pane; ask which coating</td></tr>
      </tbody>
    </table>
    <p>If a pane reaches close to the floor, or stands in a door, ask in so many words whether it is safety glass.</p>
    <h2>Hardware and mesh</h2>
    <p>Look for the kind of lock and the number of locking points, the hinge or friction stay with its weight rating, and for sliders the rollers: single or tandem, and the load they carry. Mesh should be named by material, say SS 304 or fibreglass, and by type: fixed, sliding, hinged or pleated. "With mesh" is not enough. Three tracks with a mesh sash and two tracks with none are different windows.</p>
    <h2>Finish</h2>
    <p>White, laminated on one side or on both, body-coloured, powder-coated, anodised: each is a different line. For laminate, ask what colour the edges show when the sash is open.</p>
    <h2>What lies around the window</h2>
    <p>Much of the later argument is about things no one wrote down. See that the paper says who does each of these:</p>
    <ul>
      <li>Removing the old window and carrying the debris away.</li>
      <li>Making the sill and plaster good.</li>
      <li>Fixing, foam, backer rod and sealant, inside and outside.</li>
      <li>Scaffold or rope access, and lifting to upper floors.</li>
      <li>Transport, unloading and safe storage on site.</li>
      <li>Taxes, shown apart from the rate.</li>
    </ul>
    <h3>Terms</h3>
    <p>Note how long the offer stands, what must be paid when, from which day the making time counts, and what the warranty covers separately for profile, glass unit, hardware and finish.</p>
    <h2>Comparing two offers fairly</h2>
    <p>Write one specification of your own, on half a page, and send it to everyone: sizes, opening kinds, glass, mesh, finish, fixing. Ask each maker to quote that first and to offer their own idea as an alternative. Then the totals mean something. If a line is not clear, <a href="/locate-us/">bring the paper to a showroom</a> and ask to see the section in question cut through. A profile has little to hide once it is sawn in half.</p>
    <h2>Sources</h2>
    <ol>
      <li>Thickness of glass: the sum of panes and gaps. T5 and T6 are tempers of the aluminium alloy 6063 (EN 515).</li>
    </ol>`,
  meta: {
    meta_title: 'How to read a window quotation line by line',
    meta_description:
      'Two window quotations rarely describe the same window. What each line should say about size, profile, steel, glass, hardware and fixing.',
    meta_keywords:
      'window quotation, compare window quotes, upvc window specification, glass specification, window hardware, installation scope',
  },
}

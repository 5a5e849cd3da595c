import type { BlogSeed } from '../types.ts'

export const laminatedOrToughenedGlass: BlogSeed = {
  slug: 'laminated-or-toughened-glass',
  title: 'Laminated or toughened? Two kinds of safety glass',
  category: 'Glass',
  datetime: '2024-09-05T14:35:00+05:30',
  image: 'hw-glass-samples',
  description: `<p>Both are called safety glass, and both are right to be. One is hard to break and falls to harmless crumbs when it does. The other breaks as easily as any pane, but does not fall. Choosing between them is a matter of asking what should happen in the second <em>after</em>.</p>
    <h2>How they are made</h2>
    <p><strong>Toughened glass</strong> is ordinary glass, cut to size and drilled, heated until it begins to soften and chilled suddenly with air. The skin is left in compression and the core in tension. It takes about four times the load of the same plain glass (ASTM E1300, for short loads) and stands great differences of temperature. Once made, it cannot be cut or drilled: one deep scratch at the edge and the whole pane lets go.</p>
    <p><strong>Laminated glass</strong> is two or more panes bonded under heat and pressure with a clear plastic layer, mostly PVB. Its thickness is written out: 5+1.52+5 is two 5 mm panes and 1.52 mm of PVB. When it cracks, the pieces stay on the layer. Until it is replaced there is still something in the frame.</p>
    <p>They can be combined. Laminated toughened glass is two toughened panes with a layer between: strong, and it stays. In India both kinds come under IS 2553 (Part 1), and a toughened pane should carry a small permanent mark in one corner. Look for it.</p>
    <h2>Side by side</h2>
    <table>
      <thead><tr><th>Property</th><th>Toughened</th><th>Laminated</th><th>Laminated toughened</th></tr></thead>
      <tbody>
        <tr><td>Strength against a knock</td><td>High</td><td>As plain glass</td><td>High</td></tr>
        <tr><td>When broken</td><td>Falls in small blunt pieces</td><td>Cracks, stays in the frame</td><td>Crazes, stays, but sags</td></tr>
        <tr><td>Heat and hot spots</td><td>Very good</td><td>May crack from uneven heat</td><td>Very good</td></tr>
        <tr><td>Burglary</td><td>Weak</td><td>Good</td><td>Good</td></tr>
        <tr><td>Noise</td><td>As its thickness</td><td>Better at the same thickness</td><td>Better at the same thickness</td></tr>
        <tr><td>Ultraviolet</td><td>Much passes</td><td>Nearly all stopped by PVB</td><td>Nearly all stopped by PVB</td></tr>
        <tr><td>Cutting on site</td><td>No</td><td>Possible</td><td>No</td></tr>
      </tbody>
    </table>
    <h2>Which goes where</h2>
    <h3>Toughened</h3>
    <ul>
      <li>Shower doors and cubicles, 8 or 10 mm as we make most of them. Keep them clear with <a href="/blog-details-page/shower-glass-and-hard-water">a little care against hard water</a>.</li>
      <li>Frameless interior doors and office partitions, 10 or 12 mm as we make most of them.</li>
      <li>Glass beside a hob, table tops, wardrobe fronts.</li>
      <li>Tinted or partly shaded panes on a west wall, where plain glass cracks from the heat.</li>
    </ul>
    <h3>Laminated</h3>
    <ul>
      <li>Windows and balcony doors that a burglar can reach.</li>
      <li>Bedrooms on a road, for the quiet: see <a href="/blog-details-page/double-glazing-and-traffic-noise">what glass does against traffic noise</a>.</li>
      <li>Low panes on high floors, where a hole must not open.</li>
      <li>Rooms with silk, books or a piano in the sun.</li>
    </ul>
    <h3>Laminated toughened</h3>
    <ul>
      <li>Railings on balconies and stairs: see <a href="/blog-details-page/balcony-railing-height-and-glass">how high, and which glass</a>.</li>
      <li>Skylights and canopies. In double-glazed roof lights at least the lower pane is laminated.</li>
      <li>Glass floors and treads, in thicker make-ups and with a calculation.</li>
    </ul>
    <h2>Two things people ask</h2>
    <h3>Can toughened glass burst by itself?</h3>
    <p>Rarely, yes. A speck of nickel sulphide inside the glass may grow over the years until the pane gives way on a quiet afternoon. Heat soaking, in which each pane is kept hot in an oven for some hours after toughening (EN 14179-1), breaks most of the doubtful ones in the factory. Ask for it wherever glass hangs high. More often the cause is closer to hand: an edge touching metal, a chipped corner, a screw drawn too tight.</p>
    <h3>Does laminated glass go cloudy?</h3>
    <p>It can at the rim, if the edge stands in water for years or meets the wrong sealant. Keep the drainage open and use a neutral silicone. In a sound frame it stays clear.</p>
    <h2>In one line</h2>
    <blockquote>If people may run into it, toughen it. If people may fall through it, or it may fall on them, laminate it. If both, do both.</blockquote>
    <p>Make-ups and spacers are listed under <a href="/accessories/glass-and-spacers">glass and spacers</a>. <a href="/products?problem=child-safety&amp;material=glass">Products in safety glass</a> name their thickness, and the <a href="/plan">planner</a> says where a window should have it.</p>
    <h2>Sources</h2>
    <ol>
      <li>Load: ASTM E1300-16, load resistance of glass in buildings; its factor for fully tempered glass under short loads is 4, for plain glass 1.</li>
      <li>Safety glass in India: IS 2553 (Part 1): 2018, safety glass for architectural, building and general uses.</li>
      <li>Heat soaking: EN 14179-1:2016, heat-soaked thermally toughened safety glass.</li>
      <li>Thicknesses: our own product pages.</li>
    </ol>`,
  product_filter: 'problem=child-safety&material=glass',
  meta: {
    meta_title: 'Laminated or toughened glass: which and where',
    meta_description:
      'Both are safety glass, but they break in opposite ways. What each does for strength, security, noise and sun, and which to use where at home.',
    meta_keywords:
      'laminated glass, toughened glass, tempered glass, safety glass, PVB interlayer, IS 2553, glass for doors, glass railing',
  },
}

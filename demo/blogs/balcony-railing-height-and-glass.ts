import type { BlogSeed } from '../types.ts'

export const balconyRailingHeightAndGlass: BlogSeed = {
  slug: 'balcony-railing-height-and-glass',
  title: 'Balcony railings: how high, and which glass',
  category: 'Glass',
  datetime: '2025-08-28T18:30:00+05:30',
  image: 'post-and-rail-aluminium-railing',
  description: `<p>A glass railing gives the balcony back its view. It is also the only thing between a leaning guest and the car park. Four questions should be answered on paper before anyone talks about the shade of the handrail.</p>
    <h2>How high?</h2>
    <p>The National Building Code and local by-laws set a minimum height, and it depends on the kind of building and on where the railing stands. Check with your architect. Most of those we are asked for are 1.0 to 1.2 m high; that is no statement of what the code asks. Two things are easily forgotten:</p>
    <ul>
      <li>Height counts from where a person <em>stands</em>. A kerb, a ledge or a planter one can step on raises the floor and lowers the railing.</li>
      <li>Floors grow. Screed, tile and a timber deck laid after the railing can take away 80 mm (a rule of thumb).</li>
    </ul>
    <p>On high floors many families choose the upper end of the range, because wind and height make a low rail feel lower than it is.</p>
    <h2>Which glass?</h2>
    <table>
      <thead><tr><th>Glass</th><th>When it breaks</th><th>Use in a railing</th></tr></thead>
      <tbody>
        <tr><td>Plain annealed</td><td>Large sharp pieces</td><td>Never</td></tr>
        <tr><td>12 mm toughened, single</td><td>Falls away in small pieces and leaves a gap</td><td>Only low drops, with posts and a handrail that stays; ask the engineer</td></tr>
        <tr><td>13.52 mm laminated toughened (6+1.52+6)</td><td>Pieces stay on the interlayer</td><td>Railings with posts or a top rail; frameless only where sheltered and modest in height</td></tr>
        <tr><td>17.52 or 21.52 mm laminated toughened</td><td>Pieces stay on the interlayer</td><td>Frameless glass held at its foot, longer or higher panes</td></tr>
      </tbody>
    </table>
    <p>For a balcony above a place where people walk, laminated is the answer. If both panes of a laminated toughened glass break, it goes limp like a wet blanket; a handrail or a stiff interlayer keeps it standing until it is replaced. Ask for polished edges, since they will be touched every day, and for heat-soaked toughened glass, which makes spontaneous breakage much rarer.</p>
    <h2>How is it held?</h2>
    <h3>Base channel</h3>
    <p>A deep aluminium channel, bolted to the slab or to its face, grips the glass along its whole length. It is the cleanest to look at. The slab edge must be sound concrete: not screed, not brick, not a tile on mortar. Drain holes in the channel must stay open.</p>
    <h3>Spigots</h3>
    <p>Short stainless posts hold each pane at two or more points. Water and dust pass freely below. Loads gather at few bolts, so depth and edge distance of the anchors matter all the more.</p>
    <h3>Point fixing</h3>
    <p>Round bolts through the glass, on the face of a slab or a stair string. Holes are drilled before toughening, so dimensions have to be right the first time.</p>
    <h3>Posts and handrail</h3>
    <p>Glass between uprights, with a rail along the top. It is forgiving on old slabs, easy to repair, and the handrail helps older people. In stainless steel take grade 304, and 316 near a pool.</p>
    <h2>Who checks the load?</h2>
    <p>People lean in a row at a wedding. Wind presses on a tower. The code gives a load along the top of a guard, larger where crowds gather, and someone must show that glass, channel, anchor and slab carry it together. For a house that may be the supplier's calculation, seen by your structural engineer. Ask for it. A pull test of a few anchors on site is reasonable where the concrete is old.</p>
    <h2>Details that last</h2>
    <ul>
      <li>Gaps between panes small enough that no child's head, hand or foot gets caught, and gaps at the floor that a 100 mm ball cannot pass (Approved Document K, England).</li>
      <li>No horizontal bars to climb.</li>
      <li>Waterproofing finished <em>after</em> the anchors are set, or sealed again around each one.</li>
      <li>A rinse with plain water once a month in the dusty season; hard-water marks bake on in the sun.</li>
    </ul>
    <p>Channels, posts and rails are shown under <a href="/alu-home-interior/railingsystem">railing systems</a>, and single parts under <a href="/accessories/railing-fittings">railing fittings</a>.</p>
    <h2>Sources</h2>
    <ol>
      <li>Height: the National Building Code of India (SP 7:2016) and local by-laws; ask for the figure for your building. 1.0 to 1.2 m is our own rule of thumb.</li>
      <li>Ball of 100 mm: Approved Document K (England, 2013), protection from falling, collision and impact.</li>
      <li>Thickness of laminated glass: the sum of its layers, such as 6 + 1.52 + 6 = 13.52 mm. Which glass for which railing: our own practice, no calculation; an engineer decides.</li>
      <li>Build-up of the floor and grades of steel: our own rule of thumb, not measured.</li>
    </ol>`,
  meta: {
    meta_title: 'Balcony railing height and glass choice',
    meta_description:
      'What to settle before ordering a glass railing: height, laminated or toughened glass, how it is fixed at the foot, and who checks the load.',
    meta_keywords:
      'glass railing, balcony railing height, laminated toughened glass, frameless railing, spigot railing, base channel, handrail',
  },
}

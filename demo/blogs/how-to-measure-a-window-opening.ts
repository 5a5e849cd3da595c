import type { BlogSeed } from '../types.ts'

export const howToMeasureAWindowOpening: BlogSeed = {
  slug: 'how-to-measure-a-window-opening',
  title: 'How to measure an opening for a window',
  category: 'Guides',
  datetime: '2024-02-20T12:45:00+05:30',
  image: 'fixed-picture-window',
  description: `<p>For a first quotation nobody needs to visit. With a steel tape, a helper and ten minutes for each opening, you can measure well enough to know what is possible. Before anything is made, a surveyor measures again; that is their job and their risk. But a good first list saves a round of corrections.</p>
    <h2>What you need</h2>
    <ul>
      <li>A steel tape of five metres, not a cloth one.</li>
      <li>A spirit level, or a telephone that can act as one.</li>
      <li>A sheet for each room, and a telephone for photographs.</li>
      <li>A second person for anything above two metres.</li>
    </ul>
    <p>Write everything in millimetres. It saves the question of what 4.6 was meant to be.</p>
    <h2>Seven measurements</h2>
    <ol>
      <li><strong>Width, three times:</strong> at the bottom, in the middle, at the top, from plaster to plaster.</li>
      <li><strong>Height, three times:</strong> left, middle, right, from the sill stone to the underside of the lintel.</li>
      <li><strong>Diagonals, both.</strong> If they differ, the opening is out of square by something like that amount.</li>
      <li><strong>Depth of the wall,</strong> and where in it the window should stand: flush inside, in the middle, flush outside.</li>
      <li><strong>Sill height</strong> above the finished floor.</li>
      <li><strong>Space around:</strong> to the next wall, the ceiling, a beam, a switch, a curtain box.</li>
      <li><strong>Outside:</strong> projection of the chhajja, the grille, and what an outward sash could hit.</li>
    </ol>
    <p>Put the <em>smallest</em> width and the <em>smallest</em> height into the list, and note the others beside them.</p>
    <h2>Opening size and frame size</h2>
    <p>A frame is made smaller than its opening, because it has to be set level in a wall that is not, and because it moves with the heat. As a rule of thumb for uPVC:</p>
    <table>
      <thead><tr><th>Smallest opening width</th><th>Taken off in all, about</th></tr></thead>
      <tbody>
        <tr><td>Up to 1.5 m</td><td>10 mm</td></tr>
        <tr><td>1.5 to 2.5 m</td><td>15 mm</td></tr>
        <tr><td>Above 2.5 m</td><td>20 mm, more for dark colours</td></tr>
      </tbody>
    </table>
    <p>Aluminium moves less and can be a little tighter. <strong>Send us the opening size and say so.</strong> If both sides take off an allowance, you get a gap; if neither does, you get a hammer.</p>
    <h2>A sheet that can be read</h2>
    <p>Draw each opening as a box, seen from inside. Give it a mark, W1, W2, D1, and write the same mark on the plan and, in pencil, on the wall. Add:</p>
    <ul>
      <li>floor and room, and which way the wall faces;</li>
      <li>how it should open, with the hinge side or the sliding direction;</li>
      <li>mesh, grille, blind;</li>
      <li>what troubles you there: sun, noise, rain, dust, being overlooked.</li>
    </ul>
    <p>The last point is the one most lists leave out, and it decides the glass. Then take two photographs, one straight on with the tape across the opening, one from the side along the wall.</p>
    <h2>When there is already a window</h2>
    <p>Measure what you can reach: plaster to plaster inside, and the old frame's own size and thickness. If it will be cut out, the true opening shows only then. Say that it is a replacement. The allowance is different, and the surveyor will look at how the old frame is held.</p>
    <h2>Doors to the floor</h2>
    <p>For balcony and terrace doors give the height from <em>finished</em> floor level, inside and outside. If tile or marble is still to come, write down its thickness with the mortar. A sliding door wants its track protected from water outside, so note the step or the slope of the balcony as well.</p>
    <h3>How large may it be?</h3>
    <p>Only as a first orientation, since wind, floor and glass decide: a uPVC casement sash is comfortable up to about 0.75 by 1.5 m, the sash of a uPVC sliding door to around 1.2 by 2.3 m, and aluminium sliding panels can be wider and taller by a good deal. If your opening asks for more, it will be divided, or part of it will be fixed. That is often handsome too.</p>
    <h2>Common slips</h2>
    <ul>
      <li>Measuring brick to brick before plaster, and forgetting to say so. Plaster takes some 12 to 20 mm from each side.</li>
      <li>Mixing inches and millimetres on one sheet.</li>
      <li>Drawing some windows from inside and others from outside.</li>
      <li>Measuring one window and writing "same" for four. They never are.</li>
    </ul>
    <p>With the sheet in hand, look through <a href="/upvc-door-and-window/window">windows</a> and <a href="/upvc-door-and-window/door">doors</a>, or <a href="/locate-us/">take it to the nearest showroom</a>.</p>
    <h2>Sources</h2>
    <ol>
      <li>Largest sashes: as our <a href="/products/single-casement-window">casement window</a> and our <a href="/products/upvc-two-track-sliding-door">sliding door</a> state them; not measured.</li>
      <li>What is taken off the opening, thickness of plaster: our own rule of thumb, not measured.</li>
    </ol>`,
  meta: {
    meta_title: 'How to measure a window opening',
    meta_description:
      'A tape, a pencil and ten minutes per window: how to measure width, height, square and depth well enough for a first quotation without surprises.',
    meta_keywords:
      'measure window opening, window size, frame size, opening size, window survey, sliding door size, measuring guide',
  },
}

import type { BlogSeed } from '../types.ts'

export const choosingInsectMesh: BlogSeed = {
  slug: 'choosing-insect-mesh',
  title: 'Choosing insect mesh: steel, fibreglass or pleated',
  category: 'Materials',
  datetime: '2025-07-17T21:10:00+05:30',
  image: 'upvc-mesh-door',
  description: `<p>From July to November the mesh matters more than the glass. It is what lets you sleep with the window open. It is also the part that tears first, gathers dust, and gets chosen last, in one word at the end of an order. It deserves two decisions: what it is made of, and how it moves.</p>
    <h2>What it is made of</h2>
    <table>
      <thead><tr><th>Property</th><th>SS 304 wire</th><th>Fibreglass, PVC-coated</th><th>Polyester, pleated</th></tr></thead>
      <tbody>
        <tr><td>Strength</td><td>High; resists rats and claws</td><td>Moderate; a cat goes through it</td><td>Light</td></tr>
        <tr><td>If dented</td><td>Keeps the dent</td><td>Springs back</td><td>Folds can slip out of line</td></tr>
        <tr><td>Sun</td><td>Not affected</td><td>Coating turns brittle over the years</td><td>Ages; keep it folded away when unused</td></tr>
        <tr><td>View</td><td>A slight shine in low sun</td><td>Grey or black, hardly visible</td><td>Fine lines</td></tr>
        <tr><td>Cleaning</td><td>Brush and water</td><td>Soft cloth and water</td><td>Soft brush, no pressure</td></tr>
        <tr><td>Good for</td><td>Ground floors, kitchens, ventilators</td><td>Bedrooms, upper floors</td><td>Wide balcony doors</td></tr>
      </tbody>
    </table>
    <p>Grade matters in steel. SS 304 stays bright through many monsoons; cheaper grades show brown specks after one or two. A small magnet gives a hint, as 304 attracts it hardly or not at all, though drawn wire can pull a little. Ask for the grade on the bill.</p>
    <h3>How fine?</h3>
    <p>Count the openings along an inch. Fourteen to eighteen keeps out mosquitoes and flies. Sandflies and tiny midges need a finer weave, and that has its cost: the finer the mesh, the less air passes. Even an ordinary mesh takes away a good part of a light breeze. A black mesh seems clearer than a white one, because it does not catch the light.</p>
    <h2>How it moves</h2>
    <h3>Sliding mesh sash</h3>
    <p>The usual way in a sliding window. The window needs a track for it: a 2.5- or 3-track frame, with glass on two tracks and mesh on the other. It covers one half at a time, always the half that is open.</p>
    <h3>Hinged mesh</h3>
    <p>For casements. The glass opens outwards and the mesh shutter inwards, so it needs clear room on the sill and in front of the curtain. If the glass opens inwards, the mesh goes outside and should be removable from within.</p>
    <h3>Roller mesh</h3>
    <p>It winds into a box at the head or the side, and is gone for the winter. Wind can push it out of its guides on exposed floors, so ask for a guide with a brush or a locking edge.</p>
    <h3>Pleated mesh</h3>
    <p>It folds sideways like a concertina and has a threshold only a few millimetres high. It is comfortable for a balcony door you cross twenty times a day, and it spans wide openings. Threads keep the folds in order; a child running into it is its usual end.</p>
    <h3>Fixed or magnetic mesh</h3>
    <p>Clipped or held by magnets on the frame. Right for ventilators and for windows opened now and then, tiresome for any other.</p>
    <h2>Where mosquitoes really come in</h2>
    <ul>
      <li>Past the brush, where the mesh sash does not meet the glass sash. Close the glass fully to one side so that the stiles overlap.</li>
      <li>Through the drain slots of the frame. Caps with a flap let water out and nothing in.</li>
      <li>Under the main door, and through bathroom ventilators and exhaust openings.</li>
      <li>With you, at dusk, when lights are on and the door stands open.</li>
    </ul>
    <h2>Keeping it clear</h2>
    <p>Dust on mesh stops air as surely as a curtain. Vacuum it with a soft brush each month in the dry season, and wash it before and after the monsoon: take the sash out, lay it flat, rinse from the clean side. Do not use acid, bleach or a pressure washer. A torn panel can be refilled in its own frame with new mesh and a spline; the frame stays.</p>
    <p>Types and parts are under <a href="/accessories/mesh-and-screens">mesh and screens</a>. One more thing: mesh holds back insects, not children. On high floors it needs company.</p>
    <h2>Sources</h2>
    <ol>
      <li>Openings to the inch: our own rule of thumb, not measured. 304 is a grade of stainless steel, 2.5 and 3 are numbers of tracks.</li>
    </ol>`,
  meta: {
    meta_title: 'Insect mesh: SS 304, fibreglass or pleated',
    meta_description:
      'Mosquito mesh for windows and doors compared: how it wears, what it does to air and light, which type fits which opening, and how to clean it.',
    meta_keywords:
      'mosquito mesh, insect screen, SS 304 mesh, fibreglass mesh, pleated mesh, window mesh, balcony door mesh, pet mesh',
  },
}

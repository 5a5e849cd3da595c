import { careGuideCategory } from '@house/contract/care-guides'
import type { BlogSeed } from '../types.ts'

export const careOfAluminiumAndPowderCoat: BlogSeed = {
  slug: 'care-of-aluminium-and-powder-coat',
  title: 'Care guide: aluminium and powder coat',
  category: careGuideCategory,
  datetime: '2025-03-24T10:15:00+05:30',
  image: 'alu-casement-anthracite',
  description: `<p>Aluminium does not rust, and a good powder coat keeps its colour for many summers. What ages it is what lies on it: dust, soot, bird droppings and the water from a wall that was washed with acid. Take those away, and there is little else to do.</p>
    <h2>How often</h2>
    <p>In towns the makers of the coating ask for one wash a year, and for one every three months near the sea (QUALICOAT). In the dust of NCR and Rajasthan we would wash twice: after the dust and after the rain (our rule of thumb, not a standard). The <a href="/blog-details-page/window-maintenance-calendar">maintenance calendar</a> has a place for both.</p>
    <h2>Washing</h2>
    <ol>
      <li>In the shade, on a cool frame. Soap that dries in the sun leaves marks.</li>
      <li>Rinse the grit off first. Rubbed in, it is sandpaper.</li>
      <li>Soft cloth, water and a neutral soap. Not alkaline, not acid: both etch the coating, and anodising even sooner.</li>
      <li>Clear water at the end, also over the frame below the glass, where a squeegee leaves its dirt.</li>
    </ol>
    <h2>What it must not meet</h2>
    <table>
      <thead><tr><th>What</th><th>Why</th><th>If it has happened</th></tr></thead>
      <tbody>
        <tr><td>Wet cement, lime, plaster</td><td>Alkaline; leaves pale spots for good</td><td>Rinse at once with plenty of water</td></tr>
        <tr><td>Acid for tiles and brick</td><td>Eats coating and metal</td><td>Rinse at once, also what ran down the wall</td></tr>
        <tr><td>Thinner, acetone, petrol</td><td>Soften the coating</td><td>Wipe dry, do not rub; look again the next day</td></tr>
        <tr><td>Steel wool, scouring pads</td><td>Scratch, and leave specks that rust</td><td>Wash the specks off before the next rain</td></tr>
        <tr><td>Tape left in the sun</td><td>Its glue stays behind</td><td>Soapy water and time</td></tr>
      </tbody>
    </table>
    <h2>Scratches and dull places</h2>
    <p>A scratch that does not reach the metal can be left alone. One that does is cleaned, dried and touched up with paint in the same shade; the code is on your order. Touching up shows when you stand near, so use a fine brush and not a spray. A coat that has gone dull is often only dirty: wash one corner well and compare. Which colours fade first is the subject of <a href="/blog-details-page/window-colours-in-strong-sun">window colours in strong sun</a>.</p>
    <h2>Sliders and large panels</h2>
    <ul>
      <li>Vacuum the track before you wash it, and keep oil away from it: <a href="/blog-details-page/dust-storms-and-sliding-tracks">dust and sliding tracks</a> explains why.</li>
      <li>Lift-and-slide panels rest on their seals. Turn the handle fully before you push.</li>
      <li>A bifold door that scrapes wants its hinges adjusted. That is work for the fitter, since one leaf moves all the others.</li>
    </ul>
    <p>Rails, rollers and handles that wear are under <a href="/accessories/rollers-and-tracks">rollers and tracks</a>.</p>
    <h2>Sources</h2>
    <ol>
      <li>One wash a year in towns, every three months near the sea, neutral soap: QUALICOAT UK and Ireland, Cleaning powder coated facades, in Surface World, February 2019.</li>
      <li>Two washes in dusty places: our own rule of thumb, not a standard.</li>
    </ol>`,
  meta: {
    meta_title: 'Care guide for aluminium and powder coat',
    meta_description:
      'How often to wash powder-coated and anodised aluminium, what cement, acid and solvents do to it, and how to treat scratches and dull places.',
    meta_keywords:
      'powder coat care, clean aluminium windows, anodised aluminium, scratches, QUALICOAT, sliding door care',
  },
}

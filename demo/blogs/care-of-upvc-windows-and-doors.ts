import { careGuideCategory } from '@house/contract/care-guides'
import type { BlogSeed } from '../types.ts'

export const careOfUpvcWindowsAndDoors: BlogSeed = {
  slug: 'care-of-upvc-windows-and-doors',
  title: 'Care guide: uPVC windows and doors',
  category: careGuideCategory,
  datetime: '2025-02-10T09:30:00+05:30',
  image: 'upvc-casement-balcony-door',
  description: `<p>uPVC needs no paint, no oil and no polish. It needs washing, a clear way out for water, and a hand that stops when something rubs. This page is the part of our handover that people keep; the dates are in the <a href="/blog-details-page/window-maintenance-calendar">maintenance calendar</a>.</p>
    <h2>In the first week</h2>
    <ul>
      <li>Peel off the protective film before the sun bakes it on. What is left of the glue comes off with soapy water and patience.</li>
      <li>Brush cement and plaster off dry. Wiped wet, they scratch.</li>
      <li>Open and close each sash once and listen. What rubs on the first day is quickly adjusted; tell the fitter.</li>
    </ul>
    <h2>Washing the frame</h2>
    <ol>
      <li>Take the dust off with a soft brush or a vacuum cleaner.</li>
      <li>Wash with lukewarm water and a little dish soap, from the top down.</li>
      <li>Rinse with clear water and dry the lower corners, where dirt settles.</li>
    </ol>
    <p>Twice a year is enough for most homes, and more often beside an unmade road (our rule of thumb, not a standard). Laminated colours, oak and anthracite, are washed in the same way: the colour is a film on the surface, so nothing may scour it.</p>
    <h2>Stains</h2>
    <table>
      <thead><tr><th>What</th><th>On white</th><th>On a laminated colour</th></tr></thead>
      <tbody>
        <tr><td>Grease by the kitchen</td><td>Soapy water, left to work a little</td><td>The same</td></tr>
        <tr><td>Scuffs from shoes and bags</td><td>uPVC cleaner on a soft cloth, tried in a corner first</td><td>Soapy water only</td></tr>
        <tr><td>Paint and silicone</td><td>Let it dry, lift it with a plastic scraper</td><td>Ask us before you try</td></tr>
        <tr><td>A scratch</td><td>A fine one can be polished out</td><td>A touch-up pen in the colour of the film</td></tr>
      </tbody>
    </table>
    <p>Never use thinner, acetone, petrol or scouring powder. They attack the face of the profile, and no wash brings it back.</p>
    <h2>The parts that work</h2>
    <ul>
      <li><strong>Drain slots</strong> at the foot of the frame carry the rain out. Keep them open; <a href="/blog-details-page/why-windows-leak-at-the-sill">a blocked slot</a> is the usual cause of a wet sill.</li>
      <li><strong>Gaskets</strong> are wiped with a damp cloth. A piece that has left its groove is pressed back, corners first.</li>
      <li><strong>Hinges and locks</strong> get a drop of light oil once a year (our rule of thumb), after the old oil has been wiped off.</li>
      <li><strong>Tracks</strong> get none. Oil catches dust, and dust grinds; see <a href="/blog-details-page/dust-storms-and-sliding-tracks">dust and sliding tracks</a>.</li>
    </ul>
    <h2>Please do not</h2>
    <ul>
      <li>Drill into a frame or sash. There are chambers, drains and steel inside, and a hole opens them to water.</li>
      <li>Hang an air conditioner or a planter on a sash.</li>
      <li>Paint the frame or stick foil on its outer face. In the sun it gets hotter than it was made for.</li>
    </ul>
    <p>Handles, gaskets and rollers can be replaced one by one; they are under <a href="/accessories/window-door-and-accessories">window and door accessories</a>. For anything that needs force, call us first.</p>
    <h2>Sources</h2>
    <ol>
      <li>How often to wash and to oil: our own rule of thumb, not a standard. If your order or the maker of the hardware says otherwise, that counts.</li>
    </ol>`,
  meta: {
    meta_title: 'Care guide for uPVC windows and doors',
    meta_description:
      'How to wash uPVC frames, which stains come off white and laminated profiles, what to oil, what never to use, and what to leave to the fitter.',
    meta_keywords:
      'upvc care, clean upvc windows, upvc stains, laminated upvc, gasket care, drain slots, window care guide',
  },
}

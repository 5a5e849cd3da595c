import type { BlogSeed } from '../types.ts'

export const upvcOrAluminiumInNcrHeat: BlogSeed = {
  slug: 'upvc-or-aluminium-in-ncr-heat',
  title: 'uPVC or aluminium? Choosing for the heat of NCR',
  category: 'Materials',
  datetime: '2025-06-04T11:20:00+05:30',
  image: 'profile-section',
  description: `<p>At three in the afternoon in June, put your hand on the inside of a plain aluminium frame on a west wall. Then on a white uPVC one. That one touch explains a good deal, though not everything. Aluminium can do things uPVC cannot, and many houses are right to use both.</p>
    <h2>What the heat does</h2>
    <p>Aluminium conducts heat about nine hundred times better than uPVC (160 against 0.17 W/mK in EN ISO 10077-2). A plain aluminium frame carries the outside temperature straight to the inside. A uPVC profile is a poor conductor, and its hollow chambers slow the heat further. Thermally broken aluminium sits between the two: a strip of glass-fibre-reinforced polyamide separates the outer half of the profile from the inner.</p>
    <p>Keep the scale in mind, though. The frame is perhaps a fifth to a third of the window (EN ISO 10077-1 reckons with 20 or 30 per cent). The sun comes mainly through the glass, and shade and coating decide more about the temperature of the room than the frame does. Spend there first; the <a href="/plan">planner</a> shows what each glass lets through.</p>
    <h2>Side by side</h2>
    <table>
      <thead><tr><th>Property</th><th>uPVC</th><th>Plain aluminium</th><th>Thermally broken aluminium</th></tr></thead>
      <tbody>
        <tr><td>Heat through the frame, as in our planner</td><td>Low: 2.0 W/m²K</td><td>High: 5.9 W/m²K</td><td>Medium: 3.2 W/m²K</td></tr>
        <tr><td>Frame and sash seen from the front, our casements</td><td>Wide: 110 mm</td><td>Slim: 86 mm</td><td>Medium: 96 mm</td></tr>
        <tr><td>Large panes</td><td>Good with steel inside; limits come sooner</td><td>Very good</td><td>Very good</td></tr>
        <tr><td>Movement in heat</td><td>Grows clearly; needs room to move</td><td>Grows less</td><td>Grows less</td></tr>
        <tr><td>Corners</td><td>Fusion-welded, one piece</td><td>Mechanically crimped and sealed</td><td>Mechanically crimped and sealed</td></tr>
        <tr><td>Dark colours in full sun</td><td>With care</td><td>No difficulty</td><td>No difficulty</td></tr>
        <tr><td>Scratches</td><td>White can be polished out</td><td>Touch-up shows</td><td>Touch-up shows</td></tr>
      </tbody>
    </table>
    <h2>Is uPVC safe at 45 degrees?</h2>
    <p>Yes, if it was made for it. At 45 °C the India Meteorological Department declares a heat wave; window profiles must not soften below 75 °C (Vicat test, EN 12608-1). A white frame in the sun of Faridabad stays well below that. A <a href="/blog-details-page/window-colours-in-strong-sun">dark laminated one</a> comes much closer, which is why dark profiles need full steel reinforcement and generous clearance. Two more points to ask about: the compound should be made for tropical sun, with enough titanium dioxide to keep it from chalking and yellowing, and the steel should run through every sash and frame, not only the large ones.</p>
    <h2>Is aluminium noisy, does it leak?</h2>
    <p>Not by nature. A casement with two continuous gaskets is <a href="/blog-details-page/double-glazing-and-traffic-noise">quiet in either material</a>. Much of the bad name comes from old two-track sliders in thin sections with felt strips. Judge the system, not the metal.</p>
    <h2>Which for which room</h2>
    <ul>
      <li><strong>Bedrooms on a road:</strong> uPVC casement or tilt-and-turn. The welded frame and compressed gasket make a quiet, dust-tight window.</li>
      <li><strong>A wide opening to garden or terrace:</strong> aluminium, where very large panes are wanted. Thermally broken, if that room is air-conditioned all day.</li>
      <li><strong>West facade in anthracite or black:</strong> aluminium. It takes the colour and the heat without complaint.</li>
      <li><strong>Kitchen and bathrooms:</strong> uPVC. Steam, oil and hard water do little to it.</li>
      <li><strong>Tall towers and open sites:</strong> either, with the section chosen for wind. Let someone calculate it.</li>
      <li><strong>Inside the house:</strong> slim aluminium for <a href="/blog-details-page/slim-sliding-doors-in-small-flats">partitions and wardrobes</a>, where heat is no question and thin lines are.</li>
    </ul>
    <h2>Five questions for any supplier</h2>
    <ol>
      <li>What is the wall thickness of the profile, and of the steel in it?</li>
      <li>How was the size of the largest sash checked for wind and weight?</li>
      <li>Which glass goes with it on the west side?</li>
      <li>How much clearance do you leave around the frame, and what fills it?</li>
      <li>May I see a corner, cut open?</li>
    </ol>
    <p>Then walk round the house at three in the afternoon with a plan in your hand, and mark each window by what it suffers: sun, noise, dust or nothing much. The material follows from that. Start from <a href="/upvc-door-and-window">uPVC doors and windows</a>, or from <a href="/alu-home-interior/doors-and-window">aluminium doors and windows</a>; in both, <a href="/products?problem=heat">products against heat</a> say what they do about it.</p>
    <h2>Sources</h2>
    <ol>
      <li>Conductivity of aluminium and rigid PVC: EN ISO 10077-2:2003, thermal performance of windows.</li>
      <li>Share of the frame: the tables of EN ISO 10077-1:2006 for windows with 20 and 30 per cent of frame.</li>
      <li>Heat through the frame (uPVC of three chambers, aluminium without and with a thermal break): French 3CL calculation tables, as in our planner.</li>
      <li>Widths from the front: the section table of our 60 mm uPVC, 50 mm and 65 mm aluminium casements, as in our planner.</li>
      <li>Softening: EN 12608-1:2016, PVC-U profiles for windows and doors. Heat wave: criteria of the India Meteorological Department.</li>
    </ol>`,
  product_filter: 'problem=heat',
  meta: {
    meta_title: 'uPVC or aluminium windows for NCR heat',
    meta_description:
      'How uPVC, plain aluminium and thermally broken aluminium behave at 45 degrees: heat, size, colour, noise, care, and which room suits which.',
    meta_keywords:
      'upvc vs aluminium, windows for hot climate, thermally broken aluminium, upvc windows Delhi NCR, window frame material, heat',
  },
}

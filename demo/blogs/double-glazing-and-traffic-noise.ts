import type { BlogSeed } from '../types.ts'

export const doubleGlazingAndTrafficNoise: BlogSeed = {
  slug: 'double-glazing-and-traffic-noise',
  title: 'What double glazing does, and does not do, against traffic noise',
  category: 'Glass',
  datetime: '2025-10-06T09:05:00+05:30',
  image: 'acoustic-double-glazed-window',
  description: `<p>You close the window and the room goes quiet. That is the promise, and it can be kept. But it is not the second pane by itself that keeps it, and some sounds will come in whatever you buy. It helps to know which ones before you order.</p>
    <h2>Air first, glass second</h2>
    <p>Sound goes where air goes. A gap of a few millimetres along one side of a sash can undo most of what a heavy pane achieves. That is why an old window with thick glass may be louder than a new one with thin glass: the new one closes.</p>
    <p>A casement or tilt-and-turn sash is pulled against a continuous gasket by <a href="/blog-details-page/what-multipoint-locking-does">several locking points</a>. A sliding sash that runs past brushes does not close as tightly. Lift-and-slide and tilt-and-slide sashes press on gaskets and come closer to a casement; how close, we have not measured. For a bedroom on a main road this choice matters more than the glass. Hold a strip of paper in the closed sash at each side and pull. If it slips out freely, there is your noise.</p>
    <h2>What the glass takes off</h2>
    <p>These are values of the glass alone from the table that our <a href="/plan">planner</a> uses. The table calls them laboratory values; which laboratory measured them is not on file with us. In a real wall expect less. Rw rates all pitches; Rw + Ctr gives the low ones more weight, as in city traffic (both EN ISO 717-1).</p>
    <table>
      <thead><tr><th>Glass</th><th>Rw</th><th>Rw + Ctr</th><th>Good against</th></tr></thead>
      <tbody>
        <tr><td>5 mm single</td><td>Not known</td><td>Not known</td><td>Light street noise</td></tr>
        <tr><td>6-12-6 double</td><td>33 dB</td><td>30 dB</td><td>Voices, birds, scooters; little against bass</td></tr>
        <tr><td>6-16-6.4 double, one pane laminated</td><td>37 dB</td><td>32 dB</td><td>Horns and mixed traffic</td></tr>
        <tr><td>6-16-6.8 double, one pane acoustic laminated</td><td>40 dB</td><td>34 dB</td><td>Main road, near a flyover</td></tr>
        <tr><td>10-20-8.4 double, unequal, acoustic laminated</td><td>45 dB</td><td>40 dB</td><td>Highway or railway</td></tr>
      </tbody>
    </table>
    <p>Ten decibels less sounds roughly half as loud (the sone scale, ISO 532-1). So a second plain pane does less than its name promises, while an acoustic laminated pane inside it is a large step.</p>
    <h3>Why equal panes disappoint</h3>
    <p>Two 5 mm panes with 12 mm of air between them behave like two weights on a spring. At around 200 to 250 hertz (our calculation from their weight and the spring of the air) they swing together and let sound through, and that is where engines and bus exhausts are loud. Panes of different thickness, <a href="/blog-details-page/laminated-or-toughened-glass">a laminated pane</a>, or a much wider gap all weaken the effect.</p>
    <h2>What will still come in</h2>
    <ul>
      <li><strong>Bass</strong> from wedding processions, generators and idling trucks. Low notes go through walls too.</li>
      <li><strong>Vibration</strong> from the metro or heavy traffic, which travels through the building and not through the window.</li>
      <li><strong>Sound by other doors:</strong> the air-conditioner sleeve, the exhaust flap, a ventilator over the door, the roller-blind box, a hollow-core balcony door.</li>
    </ul>
    <p>Treat the room as a bucket and look for every hole. When the windows are good, a single open ventilator sets the level.</p>
    <h2>What double glazing does well</h2>
    <p>It keeps heat out, and with a solar-control or low-e coating it does so very clearly. In winter it keeps the inner pane warmer, so that it <a href="/blog-details-page/condensation-in-winter-fog">stays dry</a>. It takes the edge off high-pitched noise. Those are good reasons to buy it. If noise is the only reason, a single laminated pane in a well-sealed casement can be the simpler answer.</p>
    <h2>How to choose</h2>
    <ol>
      <li>Stand in the room at its loudest hour. Is it horns and voices, or a rumble?</li>
      <li>Decide the opening: casement or fixed on the noisy side, sliders elsewhere.</li>
      <li>Choose glass: laminated for horns and voices, double with one laminated pane and unequal thicknesses for a main road.</li>
      <li>Close the other holes before you judge the result.</li>
      <li>Where the sound is extreme, consider a second window inside the first, with a hand's breadth or more between the two. The wide gap does for low notes what no sealed unit can.</li>
    </ol>
    <p>And think about air: a quiet room is a closed room. Plan where fresh air comes in, from the side away from the road or through a silenced vent, or you will open the good window at night and hear everything again. The frames we would start from are under <a href="/upvc-door-and-window/window">uPVC windows</a>, and all that help are among <a href="/products?problem=noise&amp;room=bedroom,living-room">products against noise</a>.</p>
    <h2>Sources</h2>
    <ol>
      <li>Sound values of the glasses: the table that our planner uses. The laboratory behind it is not known to us; ask the glass maker for a report before you rely on a value. The table has none for single glass, so we give none.</li>
      <li>Rw and Ctr: EN ISO 717-1:2020, rating of sound insulation in buildings. How glass is rated: EN 12758:2019.</li>
      <li>Loudness: ISO 532-1:2017; its unit, the sone, doubles with about ten decibels.</li>
      <li>Resonance: our own calculation for two panes of 12.5 kg/m² on 12 mm of air; not measured.</li>
    </ol>`,
  product_filter: 'problem=noise&room=bedroom,living-room',
  meta: {
    meta_title: 'Double glazing and traffic noise: what to expect',
    meta_description:
      'Double glazing is sold as silence. What it takes off horns, buses and bass, when laminated glass does more, and why the seal comes first.',
    meta_keywords:
      'double glazing noise, soundproof windows, traffic noise, acoustic glass, laminated glass, DGU, window gasket, Rw',
  },
}

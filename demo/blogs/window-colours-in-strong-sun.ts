import type { BlogSeed } from '../types.ts'

export const windowColoursInStrongSun: BlogSeed = {
  slug: 'window-colours-in-strong-sun',
  title: 'Colour in strong sun: laminate, powder coat, anodising',
  category: 'Materials',
  datetime: '2025-04-22T15:50:00+05:30',
  image: 'villa-window-with-mesh-sash',
  description: `<p>A colour is chosen from a card the size of a matchbox, indoors, in a minute. It then stands in the sun for decades. Ultraviolet light, heat, dust and hard water all work on it, and each kind of finish gives way in its own manner. Knowing how helps you to choose the shade as well.</p>
    <h2>Four ways to colour a frame</h2>
    <h3>Colour through the body</h3>
    <p>White uPVC is white all the way through. There is no film to peel and a light scratch can be polished. Its quality lies in the recipe: stabilisers, and enough titanium dioxide to hold off yellowing. Ask what the compound was made for; a mix for northern Europe meets a different sun here.</p>
    <h3>Laminate on uPVC</h3>
    <p>A printed and embossed film, wood grain or plain, is bonded to the profile under heat and glue. The layer on top does the hard work: an acrylic or fluoropolymer face that shields the print. Films made for exterior use hold their colour well. Interior films look the same on the card and fade within a few summers. Laminate may be on both faces or on one: oak inside and white outside, or the other way round.</p>
    <h3>Powder coat on aluminium</h3>
    <p>Dry polyester powder is sprayed on and baked, typically 60 to 80 microns thick. Ordinary grades lose their gloss and begin to chalk after some years of full sun. So-called super-durable grades keep it far longer. The pre-treatment below matters as much as the powder: where it was skimped, the coat lifts at cut ends and screw holes.</p>
    <h3>Anodising</h3>
    <p>Not a paint but the metal's own oxide, grown thicker in a bath. It cannot peel. Outdoors ask for 20 to 25 microns. Colours are few: silver, champagne, bronze, black. Wet cement and strong acid stain it for good, so it must stay covered until the plastering is over.</p>
    <h2>What dark colours cost</h2>
    <p>On a May afternoon a white frame facing west may be ten degrees or so warmer than the air. A dark one can be thirty. That is our rule of thumb; we have not measured it. For aluminium that means little. For uPVC it means movement: a profile two metres long that warms by 40 degrees wants to grow by five or six millimetres.</p>
    <p>A dark uPVC window is possible, and many are in use. It asks for these things:</p>
    <ul>
      <li>steel in every frame, sash and mullion, whatever the size;</li>
      <li>smaller sashes than the white chart allows;</li>
      <li>wider clearance to the wall, with a seal that can follow;</li>
      <li>some shade on the west, be it a chhajja, a tree or a screen.</li>
    </ul>
    <p>If none of this is to be had and the colour is to be anthracite, choose aluminium.</p>
    <h2>How each one ages</h2>
    <table>
      <thead><tr><th>Finish</th><th>First sign of age</th><th>What you can do</th></tr></thead>
      <tbody>
        <tr><td>White uPVC</td><td>Dull surface, grey dirt in it</td><td>Clean with uPVC cream, polish</td></tr>
        <tr><td>Laminate</td><td>Paling, film lifting at an edge</td><td>Keep solvents off; have small lifts reglued early</td></tr>
        <tr><td>Powder coat</td><td>Loss of gloss, white bloom on the cloth</td><td>Wash, then wax once a year</td></tr>
        <tr><td>Anodising</td><td>Slight dulling, water spots</td><td>Wash more often</td></tr>
      </tbody>
    </table>
    <h2>Choosing the shade</h2>
    <ol>
      <li>Ask for a piece of real profile, a hand long. Take it home.</li>
      <li>Look at it outside, at noon and at five, against your wall and your stone. Grey turns blue beside sandstone; brown turns red.</li>
      <li>Look at it from inside against the light. Dark frames vanish and the view remains; white frames are seen.</li>
      <li>Think of dust. Black shows every grain. So does pure gloss white after rain. Mid greys, bronze and light wood forgive.</li>
      <li>Ask how the sash edge looks when the window is open, and whether mesh frame, handle and hinges come in the same colour.</li>
    </ol>
    <p>Last, take off the protective tape when the fitter tells you to. Left on in the sun for a season, its glue bakes on and no laminate looks well after that. Profiles and trims are under <a href="/accessories/profile-and-accessories">profiles and accessories</a>.</p>
    <h2>Sources</h2>
    <ol>
      <li>Powder coat: the QUALICOAT specifications ask for 60 microns at least on visible faces; 80 is our own rule of thumb.</li>
      <li>Anodising: thickness classes AA 20 and AA 25 of ISO 7599.</li>
      <li>Growth of uPVC: calculated from the handbook value of about 0.07 mm per metre and degree: 2 m × 40 degrees × 0.07 = 5.6 mm.</li>
      <li>Temperature of frames in the sun: our own rule of thumb, not measured.</li>
    </ol>`,
  meta: {
    meta_title: 'Window colours and laminates in strong sun',
    meta_description:
      'Golden oak, anthracite or plain white: how laminates, powder coating and anodising age in the sun of NCR and Rajasthan, and how to choose.',
    meta_keywords:
      'window colours, golden oak laminate, upvc laminate, powder coating, anodised aluminium, anthracite windows, UV fading',
  },
}

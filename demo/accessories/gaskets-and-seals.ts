import type { AccessoryCategorySeed } from '../types.ts'

export const gasketsAndSeals: AccessoryCategorySeed = {
  slug: 'gaskets-and-seals',
  title: 'Gaskets & Seals',
  icon: 'icon-gaskets-and-seals',
  image: 'hw-gasket-coil',
  items: [
    {
      title: 'EPDM glazing gasket',
      image: 'hw-gasket-coil',
      description: `<p>The black line around every pane. It cushions the glass, keeps rain from slipping behind it and stops the small buzz you hear in a bare window when a bus idles below. Sun and heat leave the rubber supple for years.</p>
        <ul><li>EPDM, UV and ozone resistant</li><li>Section matched to profile and glass</li><li>Supplied in coils</li></ul>`,
    },
    {
      title: 'Wedge glazing gasket',
      image: 'hw-wedge-gasket',
      description: `<p>Pressed in last, from the room side, this tapered rubber pushes the pane against its outer seal. If a ball breaks the glass, the fitter pulls the wedge, changes the pane and presses it back, with no silicone to cut or scrape.</p>
        <ul><li>EPDM, for gaps of about 3 to 6 mm</li><li>Aluminium windows and partitions</li><li>Black or grey</li></ul>`,
    },
    {
      title: 'TPE sash seal',
      image: 'hw-sash-seal',
      description: `<p>Extruded together with the uPVC profile and welded with it at the corners, this seal has no cut end where air could creep in. Shut the window on the wedding band next door and the drum becomes a murmur.</p>
        <ul><li>Weldable thermoplastic elastomer</li><li>Grey or black</li><li>Inner and outer rebate of uPVC casements</li></ul>`,
    },
    {
      title: 'Centre seal',
      image: 'hw-centre-seal',
      description: `<p>A third line of rubber in the middle of the frame. Storm water that gets past the outer lip stops here and drains away, while locks and hinges behind it stay dry, clean and free of that gritty sound.</p>
        <ul><li>EPDM with vulcanised or glued corners</li><li>Tilt-and-turn and thermally broken casements</li></ul>`,
    },
    {
      title: 'Woolpile weather strip',
      image: 'hw-woolpile',
      description: `<p>Dense siliconised pile fills the running gap of a sliding sash, soft enough to glide and thick enough to hold back dust. After an andhi you run a finger along the sill, and it comes away nearly clean.</p>
        <ul><li>Polypropylene pile, 5 to 9 mm high</li><li>Centre fin against draught</li><li>Base typically 4.8 or 6.9 mm wide</li></ul>`,
    },
    {
      title: 'Bottom brush for doors',
      image: 'hw-door-brush',
      description: `<p>Under the back door is where lizards, dust and the cool of the air conditioner change places. A strip of stiff bristle in a slim carrier closes that gap and still sweeps freely across uneven stone.</p>
        <ul><li>Nylon bristle, 10 to 25 mm</li><li>Aluminium carrier, screwed or hidden in a groove</li><li>Hinged doors without threshold</li></ul>`,
    },
    {
      title: 'Drop-down door seal',
      image: 'hw-drop-seal',
      description: `<p>Open, the door clears the carpet. As it closes, a pin is pressed at the hinge and a rubber lip falls to the floor along the full width. Voices in the meeting room stay with the people they were meant for.</p>
        <ul><li>Aluminium case, silicone or EPDM lip</li><li>Gaps of about 3 to 12 mm</li><li>Acoustic and office doors</li></ul>`,
    },
    {
      title: 'Interlock bulb seal',
      image: 'hw-bulb-seal',
      description: `<p>Where two sliding panels overlap, a small hollow bulb is squeezed as they meet. It takes the whistle out of a windy terrace corner, and you feel it too: the last centimetre closes softly, like a car door.</p>
        <ul><li>EPDM bulb, 6 to 10 mm</li><li>Interlocks and meeting stiles</li><li>Sliding windows and slim doors</li></ul>`,
    },
    {
      title: 'Track dust block',
      image: 'hw-dust-block',
      description: `<p>At the middle of every sliding window there is a finger-sized hole where the two sashes cross the rails. This moulded plug fills it above and below, and the thin line of sand on your floor no longer appears.</p>
        <ul><li>EPDM or brush-lined nylon</li><li>Two- and three-track frames</li></ul>`,
    },
    {
      title: 'Neutral-cure silicone',
      image: 'hw-silicone',
      description: `<p>The joint between frame and wall is squeezed a little each noon and stretched each night. Neutral silicone follows, sticks to plaster, stone, aluminium and uPVC alike, and does not corrode metal as vinegar-smelling grades may.</p>
        <ul><li>Joints typically 5 to 15 mm wide</li><li>White, grey, black, bronze or clear</li><li>Over a backing rod in deep joints</li></ul>`,
    },
    {
      title: 'Installation foam',
      image: 'hw-foam-can',
      description: `<p>Sprayed into the gap round the frame, it swells into every hollow of rough brickwork and sets light and firm. The air conditioner no longer cools the street, and the street's noise loses its way round the window.</p>
        <ul><li>Low-expansion polyurethane</li><li>Gaps of about 10 to 20 mm</li><li>Trimmed and covered, as sunlight harms it</li></ul>`,
    },
    {
      title: 'Pre-compressed joint tape',
      image: 'hw-joint-tape',
      description: `<p>It goes in thin as a pencil line and swells slowly until the gap is full. Driving rain stays out, yet moisture in the masonry can dry outwards, so the plaster beside your window does not turn damp and flake.</p>
        <ul><li>Impregnated polyurethane foam</li><li>Joints of about 4 to 20 mm, by grade</li><li>Outer side of the frame joint</li></ul>`,
    },
    {
      title: 'Shower magnetic seal',
      image: 'hw-magnetic-seal',
      description: `<p>Two soft strips find each other and click; the glass door stays shut without a latch. The spray remains inside, the bath mat stays dry, and at the end of a shower a light push is enough to part them.</p>
        <ul><li>Clear PVC with magnet core</li><li>6, 8 or 10 mm glass, cut to length</li><li>90, 135 or 180 degrees</li></ul>`,
    },
    {
      title: 'Weep-hole cap',
      image: 'hw-weep-cap',
      description: `<p>Every good frame lets its water out through small slots. The cap shades the slot, and a light flap inside it closes when wind pushes, so rain drains from the track but the storm cannot blow it back, nor wasps move in.</p>
        <ul><li>UV-stable plastic, clip-in</li><li>Slots of about 25 to 30 mm</li><li>White, brown, black</li></ul>`,
    },
  ],
}

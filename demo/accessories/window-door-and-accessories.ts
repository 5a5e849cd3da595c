import type { AccessoryCategorySeed } from '../types.ts'

export const windowDoorAndAccessories: AccessoryCategorySeed = {
  slug: 'window-door-and-accessories',
  title: 'Window & Door Accessories',
  icon: 'icon-window-door-and-accessories',
  image: 'hw-lever-handle',
  sub_categories: [
    {
      title: 'Window Handles',
      items: [
        {
          title: 'Espagnolette lever handle',
          image: 'hw-lever-handle',
          description: `<p>One quarter turn drives every locking point around the sash, so a casement shuts evenly from top to bottom. The lever is thick enough for a wet or elderly hand, and its oblong rose covers the screws: nothing catches the curtain.</p>
            <ul><li>Die-cast body, 7 mm square spindle, 43 mm screw centres</li><li>uPVC casement and top-hung windows</li><li>Satin steel look or matt black</li></ul>`,
        },
        {
          title: 'Key-locking window handle',
          image: 'hw-key-locking-handle',
          description: `<p>Turn the key and the lever stays where it is, even if someone breaks the pane and reaches in. On a ground floor facing the lane, or beside a toddler's bed, that is the handle we fit. Every window of a floor can share one key.</p>
            <ul><li>Key cylinder in the lever neck</li><li>7 mm spindle, 43 mm screw centres</li><li>White, silver, bronze or black</li></ul>`,
        },
        {
          title: 'Cockspur handle',
          image: 'hw-cockspur',
          description: `<p>A small nose swings behind the frame and pulls the sash home, with no gearbox inside the profile. It suits the kitchen or store-room window that is opened ten times a day and needs little more than a sound catch.</p>
            <ul><li>Aluminium casements with a single locking point</li><li>Left- and right-hand versions</li><li>Wedge heights typically 9 to 21 mm</li></ul>`,
        },
        {
          title: 'Tilt-and-turn handle',
          image: 'hw-tilt-turn-handle',
          description: `<p>Down, the window is locked. Level, it swings in like a door for cleaning. Up, it leans into the room from the top and airs it overnight without inviting the rain. One lever does all three, with a firm click at each position.</p>
            <ul><li>90-degree stops, 7 mm spindle</li><li>uPVC and thermally broken aluminium tilt-and-turn</li><li>Lockable version blocks turning</li></ul>`,
        },
        {
          title: 'Flush pull for sliding sash',
          image: 'hw-flush-pull',
          description: `<p>Two fingers fit the recess and the sash follows. Because nothing stands proud of the stile, one panel passes behind the other without a clash, and the mesh shutter can travel its full width. Rounded edges keep it kind to fingertips in winter.</p>
            <ul><li>Die-cast zinc or nylon, cup about 10 mm deep</li><li>Sliding sashes and mesh shutters</li></ul>`,
        },
        {
          title: 'Two-pronged casement handle',
          image: 'hw-two-prong',
          description: `<p>Two prongs reach through the sash and push the locking rods up and down inside the aluminium groove. From the room only a slim lever shows, level with the frame line, so a bank of tall casements keeps its clean verticals.</p>
            <ul><li>For aluminium casements with European groove</li><li>Works two, three or four locking points</li><li>Powder coated to match the frame</li></ul>`,
        },
      ],
    },
    {
      title: 'Door Handles',
      items: [
        {
          title: 'D pull handle',
          image: 'hw-d-pull-handle',
          description: `<p>A rounded bar on two collars, large enough for a whole hand. Push with your shoulder, pull with a full shopping bag on your arm: the leaf follows without a twist of the wrist, while a roller latch or closer holds it shut.</p>
            <ul><li>Stainless steel tube, bolted through the leaf</li><li>Brushed steel or matt black</li><li>Swing doors, single or back to back</li></ul>`,
        },
        {
          title: 'Lever handle on long backplate',
          image: 'hw-door-lever',
          description: `<p>The plate spreads the pull of the lever over the narrow door stile, so the screws stay tight through years of hurried mornings. Lift the lever and the hooks engage, then turn the key below. Sprung inside, it does not droop.</p>
            <ul><li>92 mm lever-to-cylinder centres, 8 mm spindle</li><li>uPVC and aluminium hinged doors</li><li>White, silver, bronze, black</li></ul>`,
        },
        {
          title: 'Long pull bar',
          image: 'hw-pull-bar',
          description: `<p>From knee to shoulder there is always something to hold: the child takes it low, the grandfather high. On a tall entrance door the bar draws one upright line beside the timber and catches the glow of the porch lamp.</p>
            <ul><li>SS 304 tube, 25 to 38 mm diameter</li><li>Lengths 600 to 1,800 mm</li><li>Brushed or black coated</li></ul>`,
        },
        {
          title: 'Lift-and-slide lever',
          image: 'hw-lift-slide-lever',
          description: `<p>Swing this long lever through half a circle and a leaf of two hundred kilos rises off its seals and rolls with one hand. Swing it back and the door sits down again, tight on the threshold, quiet even when the hot summer wind leans on it.</p>
            <ul><li>180-degree throw, 10 mm square spindle</li><li>Flush cup outside, or lever both sides</li><li>Lift-and-slide doors in aluminium and uPVC</li></ul>`,
        },
        {
          title: 'Sliding patio door handle',
          image: 'hw-patio-handle',
          description: `<p>A full D grip inside, a low cup or second grip outside, and a thumb lever beside your grip that throws the hook. Coming back from the terrace with a tray, you slide with an elbow and lock with one thumb.</p>
            <ul><li>Fits two- and three-track sliding doors</li><li>With or without key cylinder outside</li><li>Powder coated aluminium</li></ul>`,
        },
        {
          title: 'Fold-flat lever for folding doors',
          image: 'hw-fold-flat-lever',
          description: `<p>When bi-fold leaves stack against each other, an ordinary lever would knock the next panel. This one turns down flat against the stile, leaving only a few millimetres proud, so the whole wall of glass parks in a neat packet beside the terrace.</p>
            <ul><li>Die-cast, concealed screws</li><li>Works the shoot bolts of intermediate leaves</li></ul>`,
        },
      ],
    },
    {
      title: 'Locks & Cylinders',
      items: [
        {
          title: 'Multipoint door lock',
          image: 'hw-multipoint-lock',
          description: `<p>Lift the handle and hooks or rollers engage near the top, middle and foot of the leaf at once. The door pulls evenly on its gasket, which keeps dust and traffic noise outside, and a crowbar finds no single weak corner.</p>
            <ul><li>35 mm backset, 92 mm centres</li><li>Steel faceplate, three to five locking points</li><li>uPVC and aluminium hinged doors</li></ul>`,
        },
        {
          title: 'Window espagnolette rod',
          image: 'hw-espagnolette',
          description: `<p>Hidden in the sash groove, this flat steel rod carries mushroom-headed cams that slide behind their keeps when the handle turns. The window is held along its height instead of at one spot, so it does not rattle on a stormy June night.</p>
            <ul><li>Lengths typically 400 to 1,800 mm</li><li>Zinc-plated steel with adjustable cams</li><li>Casement and top-hung sashes</li></ul>`,
        },
        {
          title: 'Dimple-key cylinder',
          image: 'hw-key-cylinder',
          description: `<p>The key goes in either way up, which you notice when you come home in the dark. Dimples drilled on its flat sides work more pins than a plain cut key, and hardened inserts slow a drill aimed at the face.</p>
            <ul><li>Solid brass, Euro profile</li><li>60 to 100 mm long, in 5 or 10 mm steps</li><li>Keyed alike for a whole house on request</li></ul>`,
        },
        {
          title: 'Thumb-turn cylinder',
          image: 'hw-thumb-turn',
          description: `<p>Outside it takes a key; inside there is a small knob. No one has to hunt for keys to get out at night or to let the milk in at six. Use it on solid leaves, where no hand can reach the knob through broken glass.</p>
            <ul><li>Brass, Euro profile</li><li>Satin nickel, black or bronze knob</li><li>Hinged main and back doors</li></ul>`,
        },
        {
          title: 'Sliding hook lock',
          image: 'hw-hook-lock',
          description: `<p>Close the sash and a steel hook drops behind the keep by itself; a small slide on the face frees it again. It cannot be shaken open from outside, and you see at a glance from the bed whether the window is latched.</p>
            <ul><li>Die-cast body, SS 304 hook</li><li>Two-, 2.5- and three-track windows</li><li>Optional key lock</li></ul>`,
        },
        {
          title: 'Shoot bolts for the second leaf',
          image: 'hw-shoot-bolts',
          description: `<p>Half of a French door stays shut most days. A finger lever in its edge sends one bolt into the head and one into the threshold; for a wedding or a new sofa, flip both and the full width opens to the garden.</p>
            <ul><li>Top and bottom bolts, typically 12 to 20 mm throw</li><li>Stainless or zinc-plated steel</li><li>French and double doors</li></ul>`,
        },
        {
          title: 'Adjustable lock keep',
          image: 'hw-lock-keep',
          description: `<p>Houses settle and leaves drop a little after some summers. Turn the eccentric in this keep with a hex key and the door pulls tight on its gasket again: no planing, no new lock, and the whistle at the edge is gone.</p>
            <ul><li>Die-cast zinc on the frame</li><li>About 2 mm adjustment either way</li><li>Matched to espagnolette or multipoint lock</li></ul>`,
        },
      ],
    },
    {
      title: 'Hinges & Stays',
      items: [
        {
          title: 'Side-hung friction stay',
          image: 'hw-friction-hinge',
          description: `<p>Hidden between sash and frame, this pair of sliding arms carries the window and holds it wherever you let go. Leave it half open for the evening breeze and it stays so; no hook, no banging, no peg on the sill.</p>
            <ul><li>SS 304, lengths 250 to 400 mm</li><li>Adjustable friction screw</li><li>Casement sashes up to about 700 mm wide</li></ul>`,
        },
        {
          title: 'Top-hung friction stay',
          image: 'hw-top-hung-stay',
          description: `<p>The sash opens outward from below like an awning, so the bathroom can breathe while it rains. These longer, stiffer arms take the weight of the glass and keep the opening steady in gusts, without a prop to fiddle with.</p>
            <ul><li>SS 304, lengths 250 to 600 mm</li><li>Length about half the sash height</li><li>Opening angle limited by weight and size</li></ul>`,
        },
        {
          title: 'Easy-clean stay',
          image: 'hw-easy-clean-stay',
          description: `<p>The hinge side slides away from the frame as the window opens, leaving a gap wide enough for an arm. From the fifth floor you wash both faces of the pane standing on your own carpet, and nobody leans out.</p>
            <ul><li>SS 304, 300 to 400 mm long</li><li>Outward-opening casements</li><li>Narrower clear opening than a plain stay</li></ul>`,
        },
        {
          title: 'Adjustable 3D door hinge',
          image: 'hw-door-hinge',
          description: `<p>Three small screws under the cap move the leaf up, sideways and towards the seal. When a heavy door begins to brush the floor after its first monsoon, our fitter corrects it in ten minutes with the door still hanging.</p>
            <ul><li>Die-cast aluminium or steel, covered screws</li><li>Adjusts about 3 mm each way</li><li>Three to a leaf, more for tall doors</li></ul>`,
        },
        {
          title: 'Tilt-and-turn hinge set',
          image: 'hw-tilt-turn-hinges',
          description: `<p>Corner bearing below, stay arm above: together they let one sash swing like a door and also lean inward from the top. Night air drifts in over your head while papers on the desk lie still.</p>
            <ul><li>Steel, corrosion-protected, capped in frame colour</li><li>Sashes typically up to 100 kg</li><li>Visible or concealed version</li></ul>`,
        },
        {
          title: 'Opening restrictor',
          image: 'hw-restrictor',
          description: `<p>It stops the sash at about a hand's width: air comes in, a three-year-old does not get out. For cleaning, an adult releases it with a key or a two-step catch, and it re-engages by itself when the window closes.</p>
            <ul><li>SS 304 arm or coated steel cable</li><li>Opening limited to about 100 mm</li><li>Casement, top-hung and tilt-and-turn</li></ul>`,
        },
        {
          title: 'Telescopic wind stay',
          image: 'hw-wind-stay',
          description: `<p>The dust storm arrives within minutes, and an open leaf becomes a sail. This arm slides out with the sash and clamps at the angle you choose, so the gust that lifts the courtyard dust leaves your window where it was.</p>
            <ul><li>Stainless tube with brake screw</li><li>Wide casements and terrace doors</li><li>Works beside ordinary hinges</li></ul>`,
        },
      ],
    },
  ],
}

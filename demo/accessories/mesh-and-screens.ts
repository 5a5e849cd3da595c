import type { AccessoryCategorySeed } from '../types.ts'

export const meshAndScreens: AccessoryCategorySeed = {
  slug: 'mesh-and-screens',
  title: 'Mesh & Screens',
  icon: 'icon-mesh-and-screens',
  image: 'hw-mesh-sample',
  items: [
    {
      title: 'SS 304 mesh',
      image: 'hw-stainless-mesh',
      description: `<p>Drawn tight in its frame, steel wire keeps out mosquitoes, geckos and the odd curious monkey finger. You hardly notice it against the trees. Hose it down after a dust storm and it dries without rusting or sagging.</p>
        <ul><li>Wire about 0.23 mm, openings about 1.2 mm</li><li>Natural steel or black coated</li><li>Sliding and hinged shutters</li></ul>`,
    },
    {
      title: 'Fibreglass mesh',
      image: 'hw-mesh-sample',
      description: `<p>Soft, dark and easy on the eye: from the sofa the charcoal weave all but vanishes. It does not dent when a child presses a hand against it, and a torn piece is quickly replaced in the same frame.</p>
        <ul><li>PVC-coated yarn, openings about 1.2 mm</li><li>Charcoal or grey</li><li>Fixed frames, sliders, roll-up screens</li></ul>`,
    },
    {
      title: 'Pet-resistant mesh',
      image: 'hw-pet-mesh',
      description: `<p>Cats climb; dogs scratch to be let in. A thicker, coated polyester yarn takes claws that would open an ordinary screen in one season. The weave is a little more visible, and the door between you and the pup may stay open.</p>
        <ul><li>PVC-coated polyester</li><li>Black or grey</li><li>Lower panels of doors, balcony shutters</li></ul>`,
    },
    {
      title: 'Fine micro mesh',
      image: 'hw-micro-mesh',
      description: `<p>Closer openings stop the small sand flies of the monsoon and slow the fine dust of May. A little air is lost in exchange. Choose it for the nursery, or for a ground-floor bedroom beside a lawn.</p>
        <ul><li>Openings about 0.6 to 0.8 mm</li><li>Polyester or stainless weave</li><li>Brush gently or rinse every few weeks</li></ul>`,
    },
    {
      title: 'Steel security mesh',
      image: 'hw-security-mesh',
      description: `<p>Thick stainless wires, woven hard and clamped on all sides, let you sleep with the pane open on the ground floor. There are no grille bars across the view, and a knife or kick meets steel.</p>
        <ul><li>SS 304, wire 0.8 to 0.9 mm</li><li>Black powder coat</li><li>Aluminium frame with lock, hinged or sliding</li></ul>`,
    },
    {
      title: 'Sliding mesh shutter',
      image: 'hw-sliding-mesh-shutter',
      description: `<p>It runs on its own track beside the glass. Evening comes, the pane goes left, the mesh goes right; the breeze enters and the lamp may burn. In cold months it parks behind the fixed panel, out of sight.</p>
        <ul><li>Aluminium or uPVC frame, nylon rollers</li><li>2.5- and three-track frames</li><li>Lifts out for washing</li></ul>`,
    },
    {
      title: 'Hinged mesh shutter',
      image: 'hw-hinged-mesh-shutter',
      description: `<p>For windows that open outwards, the screen opens inwards on its own hinges. Open it, push the sash out, close the mesh again: a moment's work each evening, and the kitchen airs without a single fly.</p>
        <ul><li>Slim frame with magnetic or turn catch</li><li>SS 304 or fibreglass mesh</li><li>uPVC and aluminium casements</li></ul>`,
    },
    {
      title: 'Pleated mesh',
      image: 'hw-pleated-mesh',
      description: `<p>Folded like a concertina, it draws aside into a slim stack at the jamb. The floor rail is only a few millimetres high, so grandparents and serving trolleys cross to the terrace without a stumble.</p>
        <ul><li>Polyester mesh, pleats about 16 to 20 mm</li><li>Heights up to about 2.5 m</li><li>Doors, wide openings, bi-folds</li></ul>`,
    },
    {
      title: 'Roll-up mesh',
      image: 'hw-roll-up-mesh',
      description: `<p>Pull it down like a blind and hook it at the sill; release it, and a brake lets it rise slowly into its box. In winter there is nothing before the glass but the view and a slim line overhead.</p>
        <ul><li>Fibreglass on a spring roller</li><li>Box about 40 to 50 mm</li><li>Windows up to about 1.6 m wide</li></ul>`,
    },
    {
      title: 'Mesh spline',
      image: 'hw-mesh-spline',
      description: `<p>A soft cord rolled into the groove holds the mesh taut on all four sides. Should the weave tear, you pull out the cord, lay in a new piece and roll it back: an hour's job, and the old frame stays.</p>
        <ul><li>Ribbed PVC or EPDM, 4 to 6 mm</li><li>Black or grey, sold by the metre</li><li>Sliding, hinged and fixed screens</li></ul>`,
    },
  ],
}

import type { AccessoryCategorySeed } from '../types.ts'

export const rollersAndTracks: AccessoryCategorySeed = {
  slug: 'rollers-and-tracks',
  title: 'Rollers & Tracks',
  icon: 'icon-rollers-and-tracks',
  image: 'hw-roller-wheel',
  items: [
    {
      title: 'Tandem roller',
      image: 'hw-roller-wheel',
      description: `<p>Two grooved wheels share the weight, so a broad sash glides off with a push of one finger and stops without wobble. If it settles a little over the years, a turn of the brass screw lifts it level again.</p>
        <ul><li>Plated steel housing, nylon wheels on bearings</li><li>Up to about 80 kg a pair</li><li>Sliding windows and doors</li></ul>`,
    },
    {
      title: 'Single-wheel roller',
      image: 'hw-single-wheel',
      description: `<p>Small sashes deserve an easy run as well. One wheel at each end is enough for a kitchen slider above the counter, and the short housing fits the slim sash where a tandem would not find room.</p>
        <ul><li>Nylon wheel on needle bearing</li><li>Up to about 35 kg a pair</li><li>Fixed or adjustable height</li></ul>`,
    },
    {
      title: 'Stainless-wheel roller',
      image: 'hw-stainless-wheel',
      description: `<p>Nylon left standing under a heavy pane through a Rajasthan summer may flatten; steel does not. These wheels keep a tall double-glazed door rolling smoothly after years of use, with a low, even hum in place of a bump.</p>
        <ul><li>SS 304 wheels, sealed ball bearings</li><li>Up to about 160 kg a pair</li><li>Runs on a stainless track cap</li></ul>`,
    },
    {
      title: 'Lift-and-slide carriage',
      image: 'hw-lift-slide-carriage',
      description: `<p>At rest, the leaf sits on its seals and the carriage carries nothing. Turn the lever and a linked pair of trolleys raises it a few millimetres; then a wall of glass follows your hand out towards the lawn.</p>
        <ul><li>Steel carriages joined by a rod</li><li>Leaves up to about 300 kg</li><li>Rise typically 5 to 8 mm</li></ul>`,
    },
    {
      title: 'Mesh shutter roller',
      image: 'hw-mesh-roller',
      description: `<p>A mesh shutter weighs next to nothing, so a heavy wheel would only rattle. This sprung little roller presses lightly up and down, keeps the mesh upright in its half track and lets a child draw it across at dusk.</p>
        <ul><li>Nylon wheel in spring housing</li><li>Up to about 10 kg a pair</li><li>2.5- and three-track frames</li></ul>`,
    },
    {
      title: 'Three-track aluminium frame',
      image: 'hw-sliding-track',
      description: `<p>Three rails in one section: two for glass and one for mesh, or three glass panels that stack behind each other and clear two thirds of the opening. For a party, the living room simply becomes longer by a terrace.</p>
        <ul><li>Extruded 6063, hollow base chambers</li><li>Width typically 110 to 120 mm</li><li>Anodised or powder coated</li></ul>`,
    },
    {
      title: 'Aluminium rail insert',
      image: 'hw-rail-insert',
      description: `<p>On its own, the uPVC track would wear under the wheels. A hard aluminium rail snaps into the frame and takes that wear, and after many years of grit it can be pulled out and renewed without touching the window.</p>
        <ul><li>Anodised 6063, full length without joint</li><li>uPVC sliding windows and doors</li><li>Rounded crown for grooved wheels</li></ul>`,
    },
    {
      title: 'Stainless track cap',
      image: 'hw-rail-cap',
      description: `<p>A thin sleeve of bright steel slips over the rail. Sand that blows in under the terrace door is ground against steel and not soft alloy, so the run stays smooth and a damp cloth is all the care it asks.</p>
        <ul><li>SS 304, 0.5 to 1 mm</li><li>Aluminium sliding and lift-and-slide doors</li></ul>`,
    },
    {
      title: 'Anti-lift block',
      image: 'hw-anti-lift-block',
      description: `<p>A sliding sash goes in by being lifted, and a burglar knows it. This block fills the gap above the closed sash once it stands on its rail, so it can neither be prised up nor jump off when somebody throws it open.</p>
        <ul><li>Nylon or acetal, screwed in the head</li><li>Leaves about 2 mm running clearance</li></ul>`,
    },
    {
      title: 'Sash buffer',
      image: 'hw-buffer',
      description: `<p>Children race the balcony door to its end. A soft block catches the sash before its handle reaches the jamb: no crack in the lock case, no pinched thumb, and the evening news is not interrupted by a bang.</p>
        <ul><li>TPE or rubber on a nylon base</li><li>Top and bottom of each track</li><li>Sliding windows and doors</li></ul>`,
    },
    {
      title: 'Top guide',
      image: 'hw-top-guide',
      description: `<p>The rollers carry the sash, the guide keeps it upright. Lined with brush, it steers the top edge along the head rail, so the pane neither leans nor chatters when trucks pass, and you feel an even pull from end to end.</p>
        <ul><li>Nylon shoe with woolpile lining</li><li>Two to each sash</li></ul>`,
    },
    {
      title: 'Soft-close damper',
      image: 'hw-damper',
      description: `<p>Let go a little early; the damper catches the panel, slows it and draws it home without a sound. The baby sleeping on the other side of the sliding door never knows that you looked in.</p>
        <ul><li>Hydraulic, for leaves from 20 to 80 kg</li><li>Acts over the last 60 to 80 mm</li><li>One or both directions</li></ul>`,
    },
    {
      title: 'Top-hung carriage and head track',
      image: 'hw-head-track',
      description: `<p>All the weight hangs from the ceiling, and the floor runs through beneath: no groove to trip on, none to sweep. Four quiet wheels roll inside a closed aluminium track, and the slim door seems to float between the rooms.</p>
        <ul><li>Track anodised, fixed to lintel or steel</li><li>Up to about 80 kg a leaf</li></ul>`,
    },
    {
      title: 'Floor guide',
      image: 'hw-floor-guide',
      description: `<p>A hanging door needs a light hand at its foot. This small guide sits under the leaf at the jamb, held in a groove, and stops it swinging when the fan is on or a dog noses past.</p>
        <ul><li>SS 304 base with nylon fin</li><li>Adjusts for 8 to 12 mm glass or a grooved stile</li><li>Top-hung interior doors</li></ul>`,
    },
  ],
}

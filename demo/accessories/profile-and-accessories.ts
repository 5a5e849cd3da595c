import type { AccessoryCategorySeed } from '../types.ts'

export const profileAndAccessories: AccessoryCategorySeed = {
  slug: 'profile-and-accessories',
  title: 'Profiles & Accessories',
  icon: 'icon-profile-and-accessories',
  image: 'hw-corner-oak',
  sub_categories: [
    {
      title: 'uPVC Profiles',
      items: [
        {
          title: '70 mm five-chamber casement profile',
          image: 'profile-section',
          description: `<p>Cut it open and you see why the room stays cool: five rows of trapped air, a steel core in the middle, black seals on two planes and space for triple glazing. Rest your palm on the inner face in May; it is barely warm.</p>
            <ul><li>70 mm deep, five chambers</li><li>Galvanised steel in frame and sash</li><li>Glass from 24 to 40 mm</li></ul>`,
        },
        {
          title: 'Golden oak laminated frame',
          image: 'hw-corner-oak',
          description: `<p>The warmth of timber without the yearly varnish. A woodgrain film is bonded to the white profile at the factory, then the corners are mitred and fusion-welded; wipe off the dust after a storm and the grain is back.</p>
            <ul><li>UV-stable film, one or both faces</li><li>White, hollow multi-chamber core</li><li>Also walnut, mahogany and anthracite</li></ul>`,
        },
        {
          title: '60 mm casement profile',
          image: 'hw-casement-60',
          description: `<p>A slimmer frame for flats and bedrooms where the opening is modest and every centimetre of glass counts. It takes ordinary double glazing, closes on two seals, and sits neatly within a half-brick wall without a heavy border.</p>
            <ul><li>60 mm deep, three or four chambers</li><li>Glass from 5 to 24 mm</li><li>White or laminated</li></ul>`,
        },
        {
          title: 'Two-track sliding frame',
          image: 'hw-two-track',
          description: `<p>Two sashes pass each other on parallel rails, so the balcony keeps its chairs and the curtain hangs undisturbed. The inner upstand stands above the outer one, and rain that collects in the track leaves through slots to the outside.</p>
            <ul><li>Depth typically 60 to 70 mm</li><li>Snap-in aluminium rail</li><li>Windows and light sliding doors</li></ul>`,
        },
        {
          title: '2.5-track sliding frame',
          image: 'hw-two-and-a-half-track',
          description: `<p>Two full tracks for glass and a narrower one for a mesh shutter. On a September evening you slide the pane aside, draw the mesh across in its place and sit with the lamp on; the moths stay in the garden.</p>
            <ul><li>Depth typically 88 to 95 mm</li><li>Separate light-duty rail for mesh</li><li>Steel reinforcement in frame and sash</li></ul>`,
        },
        {
          title: 'Mullion and transom',
          image: 'hw-mullion',
          description: `<p>A T-shaped bar that divides one large frame: fixed glass below, where children lean, and an opening sash above. Its steel core carries the wind load across to the wall, so a wide window does not bow when the storm presses.</p>
            <ul><li>Multi-chamber uPVC, steel sized to the span</li><li>Welded or mechanically joined</li><li>Same gasket and bead as the frame</li></ul>`,
        },
        {
          title: 'Door sash profile',
          image: 'hw-door-sash',
          description: `<p>Wider and thicker than a window sash, with room for a closed steel section and a full door lock. The leaf keeps its corners square though schoolbags hang on the handle, and it meets the frame with a solid, dull sound.</p>
            <ul><li>Face width typically 100 to 115 mm</li><li>Corner weld blocks for tall leaves</li><li>Glass or panel typically up to 24 mm</li></ul>`,
        },
      ],
    },
    {
      title: 'Aluminium Profiles',
      items: [
        {
          title: 'Thermally broken casement profile',
          image: 'hw-thermal-break',
          description: `<p>Strips of glass-fibre polyamide part the sunny half of the frame from the half you touch. In a west-facing study the inner face stays near room temperature, and on January mornings it gathers far fewer beads of water.</p>
            <ul><li>6063-T6 alloy, 60 to 75 mm deep</li><li>Polyamide bars, typically 20 to 34 mm</li><li>Powder coat in two colours if wished</li></ul>`,
        },
        {
          title: '50 mm casement profile',
          image: 'hw-casement-50',
          description: `<p>Plain, straight aluminium for staircases, shops and shaded verandas, where strength matters more than insulation. Crimped corner cleats keep the mitres closed, and the slender face leaves the view of the neem tree mostly uncut.</p>
            <ul><li>6063-T5, walls about 1.4 to 1.6 mm</li><li>Single glass or slim double glazing</li><li>Powder coated or anodised</li></ul>`,
        },
        {
          title: 'Slim interlock stile',
          image: 'hw-slim-interlock',
          description: `<p>Where two sliding panels meet, only a line as wide as two fingers remains between you and the garden. Inside that line the stiles hook into each other, hold against wind and press a pair of brushes together.</p>
            <ul><li>Sightline typically 20 to 35 mm</li><li>6063-T6, steel insert for tall panels</li><li>Slim sliding doors and windows</li></ul>`,
        },
        {
          title: 'Slim interior door stile',
          image: 'hw-slim-stile',
          description: `<p>Between living and dining a door should divide sound and smell, not light. This narrow black frame grips fluted or clear glass around all four sides, and it is stiff enough to hang from above without a rail on the floor.</p>
            <ul><li>Visible width typically 15 to 30 mm</li><li>5 to 8 mm toughened glass</li><li>Anodised black, bronze or champagne</li></ul>`,
        },
        {
          title: 'Partition head and floor channel',
          image: 'hw-partition-channel',
          description: `<p>Glass is lifted into the deeper head channel, then lowered into the floor channel and wedged. No screws show, the ceiling may move a few millimetres, and next year the panels can be taken down and set up on another floor.</p>
            <ul><li>10 or 12 mm toughened glass</li><li>Channel 25 to 50 mm high</li><li>Silver anodised or matt black</li></ul>`,
        },
        {
          title: 'Sky-light rafter and pressure plate',
          image: 'hw-rafter',
          description: `<p>The rafter spans the opening; a screwed plate presses the glass on rubber from above and a cap hides the screws. Rain that slips past runs down an inner gutter and out at the eaves, never onto the dining table.</p>
            <ul><li>6063-T6, 50 or 60 mm face</li><li>EPDM inside and out, drained channels</li><li>Pitch of about 5 degrees and more</li></ul>`,
        },
      ],
    },
    {
      title: 'Reinforcement, Couplings & Sills',
      items: [
        {
          title: 'Galvanised steel reinforcement',
          image: 'hw-reinforcement',
          description: `<p>You never see it, yet every slam, gust and heavy pane leans on it. The steel section sits in the main chamber, screwed at regular intervals, and keeps a white frame from bending like a ruler on a hot afternoon.</p>
            <ul><li>1.2 to 2 mm, zinc coated inside and out</li><li>U, C or closed box, by load</li><li>uPVC frames, sashes and mullions</li></ul>`,
        },
        {
          title: 'Frame coupling profile',
          image: 'hw-coupling',
          description: `<p>Factory frames have to fit the lift and the staircase. The coupler joins two or more on site into one long window, with a sealed, slightly movable joint, so a five-metre view arrives in pieces and still looks made in one.</p>
            <ul><li>uPVC or aluminium, with steel core for wind</li><li>Weather joint outside, cover strip inside</li></ul>`,
        },
        {
          title: 'Bay and corner post',
          image: 'hw-corner-post',
          description: `<p>Windows that turn the corner of a room bring sun at breakfast and again at tea. This post joins them at a right angle, or at whatever angle the bay was built, and carries load through a steel tube within.</p>
            <ul><li>90-degree square or variable-angle round</li><li>Steel tube, with bearing plate when loaded</li><li>White, laminate or powder coat</li></ul>`,
        },
        {
          title: 'Floating mullion',
          image: 'hw-floating-mullion',
          description: `<p>Screwed to the second leaf of a French window, it is the post that opens with the door. Closed, it seals the meeting edges; open, it is gone, and nothing stands in the middle of the balcony view.</p>
            <ul><li>uPVC with steel or aluminium core</li><li>End caps with sealing brush</li><li>Double casements and French doors</li></ul>`,
        },
        {
          title: 'Aluminium outer sill',
          image: 'hw-outer-sill',
          description: `<p>Rain runs off the glass, over this sloping sheet, and drips clear of the wall instead of drawing grey tears down fresh paint. Upturned ends keep water from creeping sideways into the plaster, and an underside coating softens the drumming.</p>
            <ul><li>1.5 to 2 mm, powder coated or anodised</li><li>Nose 30 to 40 mm beyond the wall</li></ul>`,
        },
        {
          title: 'Low door threshold',
          image: 'hw-threshold',
          description: `<p>A rise you hardly feel under your foot: the wheelchair, the toy car and the breakfast trolley roll out to the terrace. A raised rib and a brush still turn back driven rain, and slots lead it away below.</p>
            <ul><li>Aluminium, about 20 mm high</li><li>Plastic core as thermal break</li><li>Hinged uPVC and aluminium doors</li></ul>`,
        },
      ],
    },
  ],
}

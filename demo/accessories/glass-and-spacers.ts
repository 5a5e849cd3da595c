import type { AccessoryCategorySeed } from '../types.ts'

export const glassAndSpacers: AccessoryCategorySeed = {
  slug: 'glass-and-spacers',
  title: 'Glass & Spacers',
  icon: 'icon-glass-and-spacers',
  image: 'hw-double-glazed-corner',
  items: [
    {
      title: '5 mm clear float glass',
      image: 'hw-glass-samples',
      description: `<p>Plain, bright, honest glass. It lets most of the daylight in and shows the garden in its true colours, which is all a shaded veranda or an inner window may need. For heat, noise or safety, choose one of its coated or thicker relatives.</p>
        <ul><li>About 12.5 kg per square metre</li><li>Small and medium panes in windows</li><li>Breaks into sharp pieces: not for doors</li></ul>`,
    },
    {
      title: '8 mm toughened glass',
      image: 'hw-toughened-8-glass',
      description: `<p>Heated and then chilled with air, the pane becomes several times stronger and, if it does break, crumbles into blunt grains. Behind a shower door, with wet feet and children about, that difference is the whole point.</p>
        <ul><li>Toughened to IS 2553</li><li>About 20 kg per square metre</li><li>Shower screens, large panes, table tops</li></ul>`,
    },
    {
      title: '10 mm toughened glass',
      image: 'hw-toughened-10-glass',
      description: `<p>Lean on it, close it briskly, let the cleaner's trolley touch it: the panel stays straight without a frame round it. In a clinic or office it gives each desk its quiet while daylight crosses the entire floor.</p>
        <ul><li>Toughened to IS 2553</li><li>About 25 kg per square metre</li><li>Holes and notches cut before toughening</li></ul>`,
    },
    {
      title: '12 mm toughened glass',
      image: 'hw-toughened-12-glass',
      description: `<p>Thick enough to stand as a shop entrance, turning on two patches alone. A customer pushes a leaf of eighty kilos and feels calm weight, not wobble. The polished edge shows a soft green line where it meets the light.</p>
        <ul><li>Toughened to IS 2553</li><li>About 30 kg per square metre</li><li>Frameless doors and tall partitions</li></ul>`,
    },
    {
      title: '11.52 mm laminated glass',
      image: 'hw-laminated-glass',
      description: `<p>Two 5 mm panes bonded by a clear film. A cricket ball may crack them, but the pieces cling to the film and the window stays closed until we come. It also dulls the road and holds back nearly all ultraviolet.</p>
        <ul><li>5 + 1.52 PVB + 5 mm</li><li>About 27 kg per square metre</li><li>Ground floors, roadside bedrooms</li></ul>`,
    },
    {
      title: '13.52 mm laminated toughened glass',
      image: 'hw-laminated-toughened-glass',
      description: `<p>On a balcony, glass must still be there after a hard knock. Two toughened panes share the load; should one break, its pieces cling to the interlayer and its partner stands, so whoever leans there can step back and call us.</p>
        <ul><li>6 + 1.52 + 6 mm, polished edges</li><li>About 32 kg per square metre</li><li>Railings and stair guards</li></ul>`,
    },
    {
      title: 'Acoustic laminated glass',
      image: 'hw-acoustic-glass',
      description: `<p>Its soft inner film swallows vibration before it can cross the pane. Horns, barking, the neighbour's generator: you still see the street, and you hear your own ceiling fan again. It needs tight seals around it to do its work.</p>
        <ul><li>Acoustic-grade PVB, typically 0.76 mm or more</li><li>Often panes of unequal thickness</li><li>Windows, partitions, double-glazed units</li></ul>`,
    },
    {
      title: '22 mm double-glazed unit (5-12-5)',
      image: 'hw-double-glazed-corner',
      description: `<p>Two panes with a sealed layer of dry air between. Touch the inner one at three in the afternoon: it is warm, not burning. On January mornings it mists over far less, and the heater may go off sooner.</p>
        <ul><li>5 mm glass, 12 mm cavity, 5 mm glass</li><li>About 25 kg per square metre</li><li>Most casements and sliders</li></ul>`,
    },
    {
      title: '24 mm double-glazed unit (6-12-6)',
      image: 'hw-6-12-6-unit',
      description: `<p>Larger panes need a little more thickness to lie flat and stand up to wind. This unit is made for wide living-room sliders and upper floors, where gusts arrive unbroken across the fields and the glass should not flex.</p>
        <ul><li>6 mm glass, 12 mm cavity, 6 mm glass</li><li>About 30 kg per square metre</li><li>Toughened panes for doors</li></ul>`,
    },
    {
      title: 'Laminated double-glazed unit',
      image: 'hw-laminated-unit',
      description: `<p>Heat outside, noise outside, and a pane within that does not fall apart. One toughened glass faces the weather, a laminated pair faces the room, so a bedroom beside the highway gains coolness, calm and security from one unit.</p>
        <ul><li>6-12-11.52, about 30 mm thick</li><li>About 42 kg per square metre</li><li>Frames with deeper glazing rebate</li></ul>`,
    },
    {
      title: 'Triple-glazed unit',
      image: 'hw-triple-unit',
      description: `<p>Three panes, two cavities. It earns its weight in an air-conditioned room with much west glass, or a farmhouse that feels each winter night: sit beside it with a book and you sense little of the heat or the chill.</p>
        <ul><li>4-12-4-12-4, 36 mm thick</li><li>About 30 kg per square metre</li><li>70 mm uPVC and thermally broken frames</li></ul>`,
    },
    {
      title: 'Solar-control low-E glass',
      image: 'hw-low-e-glass',
      description: `<p>A coating too thin to see turns away a good share of the sun's heat and lets much of the light through. At noon the curtains may stay open, the floor tiles stay cool, and the lamps stay off.</p>
        <ul><li>Soft-coat silver layer, inside the cavity</li><li>Used in double or triple units</li><li>Neutral, blue or grey tone</li></ul>`,
    },
    {
      title: 'Body-tinted glass',
      image: 'hw-tinted-glass',
      description: `<p>Colour runs through the whole thickness, so glare is softened as with sunglasses. The screen in a study becomes readable at midday. Tinted panes soak up heat, hence we toughen them where sun and shadow share one pane.</p>
        <ul><li>Grey, bronze, green or blue</li><li>5 to 12 mm</li><li>Single pane, or outer pane of a unit</li></ul>`,
    },
    {
      title: 'Reflective glass',
      image: 'hw-reflective-glass',
      description: `<p>By day passers-by see the sky, and you see them. The metal-oxide layer sends part of the sun back, which eases an office facing south-west. After dark the mirror turns round, so plan a blind for the evening.</p>
        <ul><li>Hard coat, 5 or 6 mm</li><li>Silver, grey, bronze, blue, green</li><li>Shopfronts, offices, stair windows</li></ul>`,
    },
    {
      title: 'Acid-etched glass',
      image: 'hw-etched-glass',
      description: `<p>Satin on one face and even from edge to edge, it fills a bathroom with light and shows a shape but never a person. Unlike sandblasted panes, it takes few fingerprints, and a damp cloth cleans it.</p>
        <ul><li>5 to 12 mm, may be toughened</li><li>Also within double-glazed units</li><li>Showers, toilets, cabin fronts</li></ul>`,
    },
    {
      title: 'Fluted glass',
      image: 'hw-fluted-glass',
      description: `<p>Upright ribs break up the view the way a river breaks up a reflection. The dining room beyond becomes colour and movement, nobody sees the dishes, and sunlight lands on the floor in thin stripes.</p>
        <ul><li>Rolled pattern, typically 5 to 8 mm</li><li>Rib width about 10 to 20 mm</li><li>Slim sliding doors, partitions, showers</li></ul>`,
    },
    {
      title: 'Extra-clear low-iron glass',
      image: 'hw-low-iron-glass',
      description: `<p>Ordinary glass is faintly green; you notice it at thick edges and on white marble. With most of the iron removed, a shower beside pale stone or a display case keeps the colours as they are.</p>
        <ul><li>5 to 12 mm, may be toughened or laminated</li><li>Near-colourless edge</li><li>Showers, railings, shopfronts</li></ul>`,
    },
    {
      title: 'Back-painted glass',
      image: 'hw-back-painted-glass',
      description: `<p>Colour is fired or lacquered onto the rear face, and the front remains plain glass. Behind a stove, turmeric wipes off with a cloth and there is no grout to scrub; in an office the same panel serves as a writing board.</p>
        <ul><li>5, 6 or 8 mm, toughened near heat</li><li>Any plain shade, or white</li><li>Indoor wall cladding and splashbacks</li></ul>`,
    },
    {
      title: 'Switchable privacy glass',
      image: 'hw-switchable-glass',
      description: `<p>Touch a switch: the clear meeting room turns to milk. Touch it again and the view is back. A liquid-crystal film between two panes does it without curtains, cords or dust, which clinics and consulting rooms quickly value.</p>
        <ul><li>Laminated, typically 11 to 13 mm</li><li>Clear when powered, milky when off</li><li>Low-voltage driver, cable hidden in frame</li></ul>`,
    },
    {
      title: 'Blind-in-glass unit',
      image: 'hw-blinds-unit',
      description: `<p>Slats hang within the sealed cavity, where no dust, fingers or kitchen steam can reach them. Slide the magnet on the pane and they tilt or rise. Nobody in the house has to wash a blind again.</p>
        <ul><li>Cavity of 20 mm or more</li><li>Slats 12.5 mm, magnetic control</li><li>Windows, doors, partition glazing</li></ul>`,
    },
    {
      title: 'Georgian bars in the unit',
      image: 'hw-georgian-unit',
      description: `<p>Slender bars inside the double glazing draw the small panes of an old bungalow, while both outer faces stay flat. You wipe the window in one sweep and keep the pattern your grandmother's house had.</p>
        <ul><li>Aluminium bars 8 to 26 mm wide</li><li>White, oak, gold or black</li><li>Two or more panes across, to your drawing</li></ul>`,
    },
    {
      title: 'Aluminium spacer bar',
      image: 'hw-spacer-bar',
      description: `<p>Look at the edge of a double pane and you see this silver frame. It holds the two glasses at an exact distance, carries the drying beads inside, and its closed corners give moist air no way in, so your view stays free of haze.</p>
        <ul><li>Hollow, perforated on the cavity side</li><li>Widths 6 to 20 mm</li><li>Bent or keyed corners</li></ul>`,
    },
    {
      title: 'Warm-edge spacer',
      image: 'hw-warm-edge-spacer',
      description: `<p>A plastic or steel-composite bar conducts far less than aluminium, so the rim of the pane stays close to the temperature of its middle. On foggy January mornings the wet line along the lower edge is small, or absent.</p>
        <ul><li>Widths typically 10 to 20 mm</li><li>Black, grey or white</li><li>Low-E and triple-glazed units</li></ul>`,
    },
    {
      title: 'Desiccant beads',
      image: 'hw-desiccant-beads',
      description: `<p>The tiny beads within the spacer drink the moisture sealed in when the unit is made, and whatever creeps in afterwards. Thanks to them you look through clear glass on a cold morning, not through a fog between panes.</p>
        <ul><li>Molecular sieve, about 0.5 to 1 mm</li><li>Filled into the spacer just before sealing</li><li>Part of every sealed unit</li></ul>`,
    },
    {
      title: 'Double edge seal',
      image: 'hw-edge-seal',
      description: `<p>Two seals guard each unit. Butyl keeps vapour out, and a tougher sealant around it bonds the panes so that heat and wind may pull at them for years. Lose either, and mist would settle where no cloth can reach.</p>
        <ul><li>Primary: polyisobutylene</li><li>Secondary: polysulphide or silicone</li><li>Silicone wherever the edge sees sun</li></ul>`,
    },
    {
      title: 'Glazing packers',
      image: 'hw-glazing-packers',
      description: `<p>Small coloured blocks carry the pane so that it never touches the frame. Set at the right corners, they keep a sash square, which is why a well-packed door still clears its threshold after many seasons.</p>
        <ul><li>Plastic, 1 to 6 mm, colour by thickness</li><li>As wide as the glass or unit</li><li>Leave the drainage path open</li></ul>`,
    },
  ],
}

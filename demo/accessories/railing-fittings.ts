import type { AccessoryCategorySeed } from '../types.ts'

export const railingFittings: AccessoryCategorySeed = {
  slug: 'railing-fittings',
  title: 'Railing Fittings',
  icon: 'icon-railing-fittings',
  image: 'hw-glass-spigot',
  items: [
    {
      title: 'Floor-mounted base channel',
      image: 'hw-base-channel',
      description: `<p>The glass rises straight from the floor with no post in front of it; you sit with your tea and see the whole garden. The strong channel grips the lower edge all along and passes every lean and gust into the slab.</p>
        <ul><li>6063-T6, about 100 to 120 mm high</li><li>For 12 to 17.52 mm glass</li><li>Anchors by structural check</li></ul>`,
    },
    {
      title: 'Side-mounted channel',
      image: 'hw-side-channel',
      description: `<p>Fixed to the face of the slab, it leaves the complete balcony floor to you: the chair may stand right at the edge, and the broom meets no kerb. Rain drains away below, and tiles run through to the end.</p>
        <ul><li>6063-T6, anchors into the slab edge</li><li>For 12 to 17.52 mm glass</li><li>With cover plate in frame colour</li></ul>`,
    },
    {
      title: 'Dry-glazing wedge set',
      image: 'hw-wedge-set',
      description: `<p>Hard wedges on the inside and a rubber lip outside hold the panel upright in its channel, with no cement poured. If a pane is ever damaged, the fitter loosens the wedges, changes it and plumbs the new one.</p>
        <ul><li>Polyamide wedges, EPDM gasket</li><li>About four to the metre, by system</li><li>Adjusts the glass by a degree or two</li></ul>`,
    },
    {
      title: 'Glass spigot',
      image: 'hw-glass-spigot',
      description: `<p>A short steel clamp stands on the floor every so often, and the panel floats a few fingers above. Leaves and rain sweep through beneath, which keeps a pool terrace dry and easy to brush.</p>
        <ul><li>SS 316 beside pools, SS 304 elsewhere</li><li>Laminated toughened glass, 12 mm or more</li><li>Two or more to each panel</li></ul>`,
    },
    {
      title: 'Standoff point fixing',
      image: 'hw-standoff',
      description: `<p>Four or more round buttons carry the pane past the side of the stair, and the treads stay free at full width. From below, the glass looks as if it simply leans there; each bolt reaches deep into the stringer.</p>
        <ul><li>SS 304 or 316, typically 50 mm diameter</li><li>Holes drilled before toughening</li><li>Adjustable depth for uneven walls</li></ul>`,
    },
    {
      title: 'Slotted cap rail',
      image: 'hw-cap-rail',
      description: `<p>A slim rail slides over the top edge of the glass. Your hand gets a smooth line to follow, the edge is guarded from knocks, and neighbouring panels are joined, so a broken one is still held by the next.</p>
        <ul><li>SS 304 or aluminium, 25 to 48 mm</li><li>Rubber insert for 12 to 13.52 mm glass</li><li>Brushed, mirror or black</li></ul>`,
    },
    {
      title: 'Round tube handrail',
      image: 'hw-tube-handrail',
      description: `<p>Round, smooth, filling the palm, and without a sharp joint from the first step to the last. Grandmother climbs slowly with one hand on it and need not let go even where the landing turns.</p>
        <ul><li>SS 304, 42.4 or 50.8 mm diameter</li><li>1.5 to 2 mm wall</li><li>Stairs, ramps, balconies</li></ul>`,
    },
    {
      title: 'Glass-mounted handrail bracket',
      image: 'hw-glass-bracket',
      description: `<p>It passes through a hole in the pane, cushioned on both faces, and carries the rail on the side where people walk. So a timber or steel rail can follow a glass stair with no extra post between.</p>
        <ul><li>SS 304, for 10 to 13.52 mm glass</li><li>Saddle for flat or round rails</li><li>Spacing about 800 to 1,000 mm</li></ul>`,
    },
    {
      title: 'Wall handrail bracket',
      image: 'hw-handrail-bracket',
      description: `<p>Where the stair runs between walls, a rail needs only this small arm. It holds the tube some five centimetres off the plaster, so knuckles do not scrape, and its round cover hides the screws.</p>
        <ul><li>SS 304, brushed or black</li><li>Clearance 40 to 60 mm</li><li>Anchor chosen for brick, block or concrete</li></ul>`,
    },
    {
      title: 'Baluster post',
      image: 'hw-baluster-post',
      description: `<p>On a long terrace or an old slab without a clean edge, posts take the load and smaller glass panels fill the gaps. They mark an even rhythm along the parapet, and a single pane is quickly changed.</p>
        <ul><li>SS 304 or powder-coated aluminium</li><li>50 mm round or square</li><li>Spacing up to about 1,200 mm</li></ul>`,
    },
    {
      title: 'D-shaped glass clamp',
      image: 'hw-glass-clamp',
      description: `<p>Two padded jaws on the post hold the pane by its edge, so the glass needs no holes. A small ledge beneath keeps it from slipping down, and on Diwali morning you polish the panel right up to the clamp.</p>
        <ul><li>SS 304 or die-cast zinc, EPDM pads</li><li>For 8 to 13.52 mm glass</li><li>Flat or round back</li></ul>`,
    },
    {
      title: 'Channel cladding and end cap',
      image: 'hw-channel-cladding',
      description: `<p>Raw channel, bolts and wedges disappear behind a thin brushed sheet, and a neat plate closes each end. From the lawn you read one fine metal line under the glass, and toddlers find no sharp corner.</p>
        <ul><li>Aluminium or SS 304, 1 to 1.5 mm</li><li>Clipped or bonded</li><li>Anodised, brushed, black or bronze</li></ul>`,
    },
  ],
}

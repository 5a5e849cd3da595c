import type { PageSeed } from '../types.ts'

/** The banner itself is the new-launch block of the home screen. */
export const home: PageSeed = {
  key: 'Home',
  title: 'A railing you look <em>through</em>',
  description:
    'Laminated toughened glass held in one aluminium shoe, with a slim handrail on top and no posts between your chair and the view. For balconies, terraces and landings, in anodised or powder-coated finish.',
  image: 'balcony-railing',
  // The meta tags of the home page are those of the settings.
  meta: {
    meta_title: '',
    meta_description: '',
    meta_keywords: '',
  },
  blocks: [
    {
      name: 'hero',
      title: 'Windows that hold the light of home',
      text: '<p>uPVC and aluminium doors, windows and interiors, measured, made and fitted by one team from Faridabad.</p>',
    },
    {
      name: 'services',
      title: 'From the first measurement to the last seal',
      text: '<p>One team answers for the whole opening: survey, manufacture, installation, and the visit years later when a handle needs care.</p>',
      items: [
        {
          title: 'Installation',
          text: 'Levelled, packed and sealed by our own fitters, then hosed down and opened in front of you before we hand over the key.',
          icon: 'measure',
        },
        {
          title: 'Repair',
          text: 'Rollers, hinges, gaskets, locks and glass replaced at your home, on any make of window, mostly in a single visit.',
          icon: 'care',
        },
        {
          title: 'Customization',
          text: 'Arches, corners, colours and glass made to the opening you have, not to the size somebody keeps in stock.',
          icon: 'corner',
        },
      ],
    },
    {
      name: 'trust',
      title: 'The people who measure are the people who answer',
      text: '<p>A window is judged in its first monsoon and again after ten summers. So we write down what we promise: the profile, the steel, the glass, the hardware, and who comes when something sticks.</p>',
      image: 'alu-bifold-door',
      items: [
        {
          title: 'Measured twice',
          text: 'Once to quote and once on the finished wall, before a single bar is cut.',
          icon: 'measure',
        },
        {
          title: 'Named on paper',
          text: 'Your quotation lists every glass make-up, lock and finish, opening by opening.',
          icon: 'lock',
        },
        {
          title: 'Ready for the rain',
          text: 'Drain slots checked and joints sealed before the scaffolding goes.',
          icon: 'rain',
        },
      ],
    },
    {
      name: 'about',
      title: 'Made in Faridabad since 2013',
      text: '<p>A jharokha is the carved window from which a house in Rajasthan looks out. We make its descendants: tight against dust and heat, wide open to light, and drawn with the same care.</p><p>What began with uPVC windows now takes in aluminium doors, railings, showers, sky lights and office partitions, for homes and workplaces from Delhi NCR to the desert.</p>',
      image: 'bay-window',
    },
  ],
}

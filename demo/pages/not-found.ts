import type { PageSeed } from '../types.ts'

export const notFound: PageSeed = {
  key: 'Not Found',
  title: 'This window opens onto <em>nothing</em>',
  description: 'The page you asked for has moved, or never was. The way back is one step.',
  image: 'retractable-courtyard-skylight',
  meta: {
    meta_title: 'Page Not Found',
    meta_description:
      'This address leads nowhere on our site. Go back to the home page, or choose doors, windows, interiors, partitions or accessories instead.',
    meta_keywords: 'page not found, doors, windows, interiors, partitions',
  },
  blocks: [
    {
      name: 'range',
      title: 'Our range is where it always was',
      text: '<p>uPVC and aluminium doors and windows. Glass railings for balcony and stair. Shower cubicles, sky lights and slim sliding doors. Glass, acoustic and movable partitions for offices. And the handles, rollers, gaskets and profiles that keep all of them working. Choose a family below, or tell us what you were looking for.</p>',
      image: 'frameless-spigot-railing',
    },
  ],
}

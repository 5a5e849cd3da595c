import type { PageSeed } from '../types.ts'

export const recentProjects: PageSeed = {
  key: 'Recent Projects',
  title: 'RECENT PROJECTS',
  description: 'Houses, flats and offices we have fitted lately, from Noida to Bikaner, each with its own difficulty.',
  image: 'upvc-slide-and-fold-door',
  meta: {
    meta_title: 'Recent Projects in Delhi NCR and Rajasthan',
    meta_description:
      'Houses, flats and offices we have fitted with windows, doors, railings, showers, sky lights and partitions, and what was tricky about each.',
    meta_keywords:
      'recent projects, window projects, railing projects, partition projects, jaipur, gurugram, faridabad',
  },
  blocks: [
    {
      name: 'recent',
      title: 'Recent Projects',
      text: '<p>Open any picture to read what was asked for, what we fitted, and what we had to work out on the way.</p>',
    },
  ],
}

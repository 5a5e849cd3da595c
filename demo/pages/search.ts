import type { PageSeed } from '../types.ts'

export const search: PageSeed = {
  key: 'Search',
  title: 'Search results',
  description:
    'Products, accessories, articles and pages that match your words. Hindi names such as khidki, darwaza and jali work too.',
  image: 'anthracite-casement-with-fixed-light',
  meta: {
    meta_title: 'Search Our Doors, Windows and Interiors',
    meta_description:
      'Search the catalogue by product, material, room or problem: sliding window, balcony door, mesh, quiet bedroom, shower, railing, partition.',
    meta_keywords: 'search, doors, windows, railings, showers, partitions, accessories',
  },
  blocks: [],
}

import type { PageSeed } from '../types.ts'

export const blogs: PageSeed = {
  key: 'Blogs',
  title: 'BLOGS',
  description: 'What we have learned about glass, frames and hardware, written down for people who are about to build.',
  image: 'lift-and-slide-window',
  meta: {
    meta_title: 'Blogs on Windows, Doors, Glass and Partitions',
    meta_description:
      'Plain advice from our workshop: choosing glass, quieting a bedroom, keeping dust out, caring for rollers and planning railings and partitions.',
    meta_keywords: 'window blog, upvc guide, glass guide, door advice, partition advice, window care',
  },
  blocks: [
    {
      name: 'recent',
      title: 'Recent Blogs',
      text: '<p>Innovation starts at the workbench and creativity on the drawing board. Here we share both, in words you can use on site.</p>',
    },
  ],
}

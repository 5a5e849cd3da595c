/** The kinds of content, as the staff API and the back office name them in URLs. */
export const contentResourceNames = [
  'products',
  'categories',
  'sub-items',
  'accessories',
  'accessory-categories',
  'accessory-groups',
  'blogs',
  'projects',
  'reviews',
  'offices',
  'pages',
] as const
export type ContentResourceName = (typeof contentResourceNames)[number]

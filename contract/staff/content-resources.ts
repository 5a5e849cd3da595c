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
  'planner-systems',
  'planner-glazings',
  'planner-colours',
] as const
export type ContentResourceName = (typeof contentResourceNames)[number]

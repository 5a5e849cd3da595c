/** What a search finds, in the order of the page. */
export const searchGroups = ['products', 'accessories', 'articles', 'projects', 'pages'] as const
export type SearchGroupName = (typeof searchGroups)[number]

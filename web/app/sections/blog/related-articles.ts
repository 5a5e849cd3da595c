import type { Read } from '../../api/deferred.ts'

export const relatedArticleCount = 3

/** The newest articles except the current one. The rest of the list is dropped to keep the page small. */
export function relatedTo(read: string, list: Read<'blogList'>): Read<'blogList'> {
  if (list?.success !== '1') return list
  const data = list.data.filter(({ slug }) => slug.toLowerCase() !== read.toLowerCase()).slice(0, relatedArticleCount)
  const isShown = (url: string) => data.some((article) => Object.values(article).includes(url))
  return { ...list, data, media: Object.fromEntries(Object.entries(list.media ?? {}).filter(([url]) => isShown(url))) }
}

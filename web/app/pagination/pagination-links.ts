import type { Meta } from '@house/contract/entities'

/** Every page of a list has its own URL, for visitors without JavaScript and for search engines. */
export function withPage(address: string, page: number) {
  if (page === 1) return address
  return `${address}${address.includes('?') ? '&' : '?'}page=${page}`
}

/** Page 1, unless the URL names another. */
export function pageNumberOf({ url }: Request) {
  const page = Number(new URL(url).searchParams.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The requested page, or the first if there is no such page. */
export function clampedPage(requested = 1, total = 1) {
  return requested <= total ? requested : 1
}

/** No two pages have the same title or description. */
export function pageMeta(page: number, meta: Meta): Meta {
  if (page === 1) return meta
  return {
    ...meta,
    meta_title: `${meta.meta_title}, page ${page}`,
    meta_description: `Page ${page}. ${meta.meta_description}`,
  }
}

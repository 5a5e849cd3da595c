import { serverPaths } from '@house/contract/urls'
import type { SearchServices } from '../search/api.ts'
import type { Analytics } from './visit-counter.ts'

/** The part of a request that counting needs. The page cache, which runs before the router, has no more. */
export type PageRequest = { method: string; url: string; header: (name: string) => string | undefined }

const robots =
  /bot|crawl|spider|slurp|preview|fetch|monitor|headless|lighthouse|scan|archive|curl|wget|python|java\/|go-http|axios|node/i

/** Counts a page view, except by robots, prefetches, previews and the back office. */
export function countPageView({ countPage }: Pick<Analytics, 'countPage'>, { method, url, header }: PageRequest) {
  if (method !== 'GET' || !isHuman(header('user-agent'))) return
  const isPrefetch = /prefetch|prerender|preview/i.test(`${header('sec-purpose')} ${header('purpose')}`)
  const [path = ''] = url.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/, 1)
  const isInternal = /[?&]preview(=|&|$)/.test(url) || path.startsWith(serverPaths.admin)
  if (!isPrefetch && !isInternal) countPage(path)
}

export function isHuman(agent = '') {
  return agent !== '' && !robots.test(agent)
}

/** Counts the searches of people; without analytics none. */
export function searchCounter(analytics: Analytics | undefined): SearchServices['onSearch'] {
  return ({ client, userAgent, words, isFound }) => {
    if (analytics && isHuman(userAgent)) analytics.countSearch(`${client} ${userAgent}`, words, isFound)
  }
}

import type { Analytics } from './visit-counter.ts'

/** A request as far as counting goes by it; whoever answers before the router has no more than this. */
export type Asked = { method: string; url: string; header: (name: string) => string | undefined }

const robots =
  /bot|crawl|spider|slurp|preview|fetch|monitor|headless|lighthouse|scan|archive|curl|wget|python|java\/|go-http|axios|node/i

/** Counts a page that was sent with status 200, unless it went to a robot, a browser that fetches ahead, or as a preview. */
export function countPageView({ countPage }: Pick<Analytics, 'countPage'>, { method, url, header }: Asked) {
  if (method !== 'GET' || !isPerson(header('user-agent'))) return
  const isAhead = /prefetch|prerender|preview/i.test(`${header('sec-purpose')} ${header('purpose')}`)
  const [path = ''] = url.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/, 1)
  const isOurs = /[?&]preview(=|&|$)/.test(url) || path.startsWith('/admin')
  if (!isAhead && !isOurs) countPage(path)
}

export function isPerson(agent = '') {
  return agent !== '' && !robots.test(agent)
}

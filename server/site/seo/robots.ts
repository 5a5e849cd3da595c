import { routePatterns, serverPaths, urls } from '@house/contract/urls'

/** The API, the back office, search results and comparisons are of no use to search engines. */
const disallowed = [
  `${serverPaths.admin}/`,
  `${serverPaths.admin}$`,
  `${serverPaths.api}/`,
  `${urls.search}?`,
  `${routePatterns.compare}?`,
]

export function renderRobots(origin: string, hasSitemap: boolean) {
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    ...(hasSitemap ? ['', `Sitemap: ${origin}${serverPaths.sitemapIndex}`] : []),
    '',
  ].join('\n')
}

import { routePatterns, serverPaths, urls } from '@house/contract/urls'

/** Of no use to search engines. The URL of the newest data sheet may store a version; its versions can be read. */
const disallowed = [
  `${serverPaths.admin}/`,
  `${serverPaths.admin}$`,
  `${serverPaths.api}/`,
  `${urls.search}?`,
  `${routePatterns.compare}?`,
  `${urls.product('*')}/data-sheet.pdf`,
]

export function renderRobots(origin: string, hasSitemap: boolean) {
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    ...(hasSitemap ? ['', `Sitemap: ${origin}${serverPaths.sitemapIndex}`] : []),
    '',
  ].join('\n')
}

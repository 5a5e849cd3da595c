/** Search engines read pages and pictures; calls, the back office and search results have nothing for them. */
const closed = ['/admin/', '/admin$', '/api/', '/search?']

export function renderRobots(origin: string, hasSiteMap: boolean) {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...(hasSiteMap ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n')
}

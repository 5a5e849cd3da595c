/** CSRF check: whether a request comes from our own pages. Pages cannot set `Sec-Fetch-Site` or `Origin` themselves. */
export function isSameOrigin(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = request.headers.get('origin')
  const host = hostOf(origin ?? '')
  return host !== undefined && (host === new URL(request.url).host || host === hostOf(publicUrl))
}

function hostOf(url: string) {
  return URL.canParse(url) ? new URL(url).host : undefined
}

/** Whether a change was asked for by a page of ours: the browser says so itself, and no page can make it say otherwise. */
export function isSameOrigin(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = request.headers.get('origin')
  const host = hostOf(origin ?? '')
  return host !== undefined && (host === new URL(request.url).host || host === hostOf(publicUrl))
}

function hostOf(address: string) {
  return URL.canParse(address) ? new URL(address).host : undefined
}

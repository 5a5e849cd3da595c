import type { IncomingMessage } from 'node:http'

/** The URL path without the query string. */
export function requestPath({ url = '' }: Pick<IncomingMessage, 'url'>) {
  const cut = url.indexOf('?')
  return cut === -1 ? url : url.slice(0, cut)
}

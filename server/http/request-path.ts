import type { IncomingMessage } from 'node:http'

/** What was asked for, without its parameters. */
export function requestPath({ url = '' }: Pick<IncomingMessage, 'url'>) {
  const cut = url.indexOf('?')
  return cut === -1 ? url : url.slice(0, cut)
}

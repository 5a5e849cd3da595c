import { endpoints } from '@house/contract/endpoints'
import { serverPaths } from '@house/contract/urls'

export type RouteGroup = 'page' | 'api' | 'enquiry' | 'media' | 'admin' | 'asset' | 'og-image' | 'other'

const groupsByFirstSegment = new Map<string, RouteGroup>([
  ...Object.values(serverPaths).map((path) => [firstSegment(path), 'other'] as const),
  [firstSegment(serverPaths.api), 'api'],
  [firstSegment(serverPaths.media), 'media'],
  [firstSegment(serverPaths.admin), 'admin'],
  [firstSegment(serverPaths.assets), 'asset'],
  [firstSegment(serverPaths.ogImages), 'og-image'],
])

/** The kind of request, as a label of few values: anyone can make up URLs. */
export function routeGroup(path: string): RouteGroup {
  if (!path.startsWith('/')) return 'other'
  if (path === endpoints.contactUs.path) return 'enquiry'
  const segment = firstSegment(path)
  // Files like /favicon.ico; pages have no extension.
  return groupsByFirstSegment.get(segment) ?? (segment.includes('.') ? 'asset' : 'page')
}

function firstSegment(path: string) {
  const end = path.indexOf('/', 1)
  return end === -1 ? path.slice(1) : path.slice(1, end)
}

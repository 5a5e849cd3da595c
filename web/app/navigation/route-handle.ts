/** What a route says of itself besides its screen. */
export type RouteHandle = {
  /** The query parameters that its page depends on. All others are left out of rendering and of the cache key. */
  parameters: readonly string[]
}

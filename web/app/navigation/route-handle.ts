/** What a route says of itself besides its screen. */
export type RouteHandle = {
  /** The query parameters that its page depends on. A page is rendered without all others, and remembered without them. */
  parameters: readonly string[]
}

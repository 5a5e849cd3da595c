/** Metadata of a route. */
export type RouteHandle = {
  /** The query parameters that its page depends on. All others are ignored by rendering and by the cache key. */
  parameters: readonly string[]
  /** The page brings its own header, and has no footer. */
  isFullScreen?: boolean
  /** The page has an action of its own: on phones it is without the bar and button of the site. */
  hasOwnAction?: boolean
  /** The page has no scripts. */
  isStatic?: boolean
}

import { routePatterns, serverPaths } from '../urls.ts'

/** The parts of the site that not every company has. */
export const optionalPages = ['blogs', 'projects', 'dealer', 'planner'] as const
export type OptionalPage = (typeof optionalPages)[number]

const paths: Record<OptionalPage, readonly string[]> = {
  blogs: [routePatterns.blogs, routePatterns.blog, routePatterns.guides, serverPaths.feed],
  projects: [routePatterns.projects, routePatterns.project],
  dealer: [routePatterns.dealer],
  planner: [routePatterns.planner, routePatterns.plan],
}

/** Whether the company has the page at a URL of the site. Nothing links to a page that it has not, and its URL is a 404. */
export function hasPage({ disabled_pages = [] }: { disabled_pages?: readonly OptionalPage[] }, url: string) {
  return !disabled_pages.some((name) => paths[name].some((path) => partOf(path) === partOf(url)))
}

/** The first segment, by which the parts of the site differ. */
function partOf(url: string) {
  return url.toLowerCase().split(/[/?#]/)[1]
}

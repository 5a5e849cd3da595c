import { cmsPageUrls, urls } from '../urls.ts'

const { 'Not Found': _, ...cmsPages } = cmsPageUrls

/** The pages that every site has, by name, whatever its content. */
export const fixedPages: Record<string, string> = {
  ...cmsPages,
  'All products': urls.products(),
  'Product finder': urls.finder,
  'Compare products': urls.compare([]),
  Downloads: urls.downloads,
  Guides: urls.guides,
  Planner: urls.planner,
}

import type { PageInfo, RenderOptions, Site } from '../site/render-page.ts'

type Respond = (request: Request, options: RenderOptions) => Response | Promise<Response>

/** A site that answers with what the test says. Each page is its own canonical page unless `pageOf` says otherwise. */
export function stubSite(
  respond: Respond,
  pageOf: (request: Request) => PageInfo = ({ url }) => ({ canonicalUrl: url }),
  more: Omit<Site, 'renderPage'> = {},
): Site {
  return {
    ...more,
    renderPage: async (request, options) => ({ response: await respond(request, options), page: pageOf(request) }),
  }
}

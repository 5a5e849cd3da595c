import { randomBytes } from 'node:crypto'
import type { Fetch } from '@house/contract/client'
import type { Rendered } from './page.ts'
import { editingPolicy, pagePolicy, sealScripts } from './policy.ts'

export type Surroundings = {
  /** Everything a page shows is read through this. */
  callApi: Fetch
  /** The site's own address for canonical links; '' to take the one that was asked. */
  publicUrl: string
  report: (error: unknown) => void
  /** Marks the scripts of this rendering as its own. */
  nonce: string
  /** Until when the page, which is not the site's own, can be seen. */
  preview?: string | undefined
}

export type Site = {
  /** Renders one address. */
  handle: (request: Request, surroundings: Surroundings) => Promise<Response>
  /** The query parameters that the page at a path depends on; without it, none. */
  parametersOf?: (path: string) => readonly string[]
  /** Folder of the built scripts, styles and fonts; none in development, where they are made on the fly. */
  assets?: string
  /** In development a page is as its source is now. */
  isChanging?: boolean
}

/** A finished page, or an answer of another kind; `isWhole` is false when a call failed that it needed. */
export type Rendering = { isWhole: boolean } & ({ page: Rendered } | { answer: Response })

export async function render(site: Site, request: Request, given: Omit<Surroundings, 'nonce'>): Promise<Rendering> {
  const nonce = randomBytes(16).toString('base64url')
  let isWhole = true
  const callApi: Fetch = async (path, init) => {
    try {
      const answer = await given.callApi(path, init)
      if (answer.status >= 500) isWhole = false
      return answer
    } catch (error) {
      isWhole = false
      throw error
    }
  }
  const answer = await site.handle(request, { ...given, callApi, nonce })
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return { isWhole, answer }
  const { status } = answer
  const { html, hashes } = sealScripts(await answer.text(), nonce)
  const headers = Object.fromEntries(answer.headers)
  headers['content-security-policy'] = site.isChanging ? editingPolicy : pagePolicy(hashes)
  return { isWhole: isWhole && status < 500, page: { html, status, headers } }
}

import type { ContentVersion } from '../domain/content-version.ts'
import { createFlights, createMemory } from '../domain/memory.ts'
import type { Page } from './page.ts'

/** A page that so many have asked for is worth the time to make it as small as can be. */
const worthSqueezing = 3
const maxBytes = { pages: 64 * 1024 * 1024, missing: 2 * 1024 * 1024 }

/** Thrown where an address answers with something else than a page. */
export class NoPage extends Error {}

/** Thrown with a page that lacks something because a call failed: better than nothing, and never kept. */
export class Incomplete extends Error {
  readonly page: Page
  constructor(page: Page) {
    super('a page is incomplete')
    this.page = page
  }
}

/** Every page is made once for each version of the content. While the database is at fault, older ones go on. */
export function rememberPages(content: ContentVersion, render: (address: string, version: number) => Promise<Page>) {
  const pages = createMemory<Page>(maxBytes.pages)
  // Anyone can make up addresses that lead nowhere: they do not push out what visitors ask for.
  const missing = createMemory<Page>(maxBytes.missing)
  const together = createFlights<Page>()
  let squeezing = Promise.resolve()
  const find = (address: string) => pages.find(address) ?? missing.find(address)

  function make(address: string, version: number) {
    return together(`${version} ${address}`, async () => {
      const page = await render(address, version)
      if (page.status === 200) pages.keep(address, page)
      if (page.status === 404 || page.status === 410) missing.keep(address, page)
      return page
    })
  }

  return {
    /** At once, or not at all. */
    atHand(address: string): Page | undefined {
      const version = content.known()
      const found = version === undefined ? undefined : find(address)
      if (!found || found.version !== version) return undefined
      if (++found.timesSent === worthSqueezing) squeezing = squeezing.then(found.squeeze).catch(() => {})
      return found
    },
    async at(address: string): Promise<Page> {
      const known = find(address)
      const version = await content.current().catch(() => known?.version ?? 0)
      if (known?.version === version) return known
      return make(address, version).catch((fault) => {
        if (known) return known
        if (fault instanceof Incomplete) return fault.page
        throw fault
      })
    },
    /** Those asked for last, one after the other, so that the next visitor need not wait. */
    async makeAgain(most: number) {
      const version = content.known()
      for (const address of pages.keys().slice(0, most)) {
        if (version === undefined || content.known() !== version) return
        if (pages.find(address)?.version !== version) await make(address, version).catch(() => {})
      }
    },
    bytes: () => pages.bytes() + missing.bytes(),
  }
}

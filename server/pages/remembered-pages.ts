import type { ContentVersion } from '../domain/content-version.ts'
import { createFlights, createMemory } from '../domain/memory.ts'
import type { Page } from './page.ts'

/** A page that so many have asked for is worth the time to make it as small as can be. */
const worthSqueezing = 3
const megabyte = 1024 * 1024
const maxBytes = { pages: 64 * megabyte, found: 16 * megabyte, missing: 2 * megabyte }

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
  // Anyone can make up words to search for, other spellings, and addresses that lead nowhere: they do not push out what visitors ask for.
  const found = createMemory<Page>(maxBytes.found)
  const missing = createMemory<Page>(maxBytes.missing)
  const together = createFlights<Page>()
  let squeezing = Promise.resolve()
  const find = (address: string) => pages.find(address) ?? found.find(address) ?? missing.find(address)

  function memoryOf({ status, isAtOwnAddress }: Page) {
    if (status === 200) return isAtOwnAddress ? pages : found
    return status === 404 || status === 410 ? missing : undefined
  }

  function make(address: string, version: number) {
    return together(`${version} ${address}`, async () => {
      const page = await render(address, version)
      for (const memory of [pages, found, missing]) memory.forget(address)
      memoryOf(page)?.keep(address, page)
      return page
    })
  }

  return {
    /** At once, or not at all. */
    atHand(address: string): Page | undefined {
      const version = content.known()
      const page = version === undefined ? undefined : find(address)
      if (!page || page.version !== version) return undefined
      if (++page.timesSent === worthSqueezing) squeezing = squeezing.then(page.squeeze).catch(() => {})
      return page
    },
    /** Whether it was made before. After a change of the content that is so too: it is made once more, for all who ask. */
    isKnown(address: string): boolean {
      const page = find(address)
      return page !== undefined && (page === pages.find(address) || page.version === content.known())
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
        if (find(address)?.version !== version) await make(address, version).catch(() => {})
      }
    },
  }
}

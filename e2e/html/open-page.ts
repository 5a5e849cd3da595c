import { fileURLToPath } from 'node:url'
import type { Answer } from '@house/contract/client'
import { configure } from '@testing-library/dom'
import { JSDOM } from 'jsdom'
import { test as base, vi } from 'vitest'
import { openTestApp } from '../../server/testing/open-test-app.ts'

// Stylesheets are not loaded, so nothing is known about visibility.
configure({ defaultHidden: true })

const build = fileURLToPath(new URL('../../web/build', import.meta.url))
const adminFolder = fileURLToPath(new URL('../../admin/build', import.meta.url))

/** Where the app believes to be: the origin of its canonical links. */
export const origin = 'http://localhost'

type Site = Awaited<ReturnType<typeof openSite>>
type Fixtures = { $file: { site: Site }; $test: Omit<Site, 'close' | 'listener'> & { ownSite: Site } }

/** Vitest's test with `openPage`, which parses a page as the server renders it. Each file has its own app and database. */
export const test = base.extend<Fixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the dependencies of a fixture from this pattern.
    async ({}, use) => {
      const site = await openSite()
      await use(site)
      await site.close()
    },
    { scope: 'file' },
  ],
  /** For a test that changes so much that others could not follow. */
  // biome-ignore lint/correctness/noEmptyPattern: as above
  ownSite: async ({}, use) => {
    const site = await openSite()
    await use(site)
    await site.close()
  },
  openPage: ({ site }, use) => use(site.openPage),
  // As a tuple: TypeScript takes a function of two parameters for the value itself.
  request: [({ site }, use) => use(site.request), { scope: 'test' }],
  renderWithoutApi: ({ site }, use) => use(site.renderWithoutApi),
  api: ({ site }, use) => use(site.api),
  db: ({ site }, use) => use(site.db),
})

/** The built site over a database of its own. */
export async function openSite(options: Parameters<typeof openTestApp>[0] = {}) {
  const { renderPage, queryParametersOf } = await import(`${build}/server/index.js`)
  const site = { renderPage, queryParametersOf, assets: `${build}/client` }
  const { app, api, db, listener, close } = await openTestApp({ site, adminFolder, ...options })
  const request = async (path: string, init?: RequestInit) => app.request(path, init)
  const openPage = async (path: string) => {
    const response = await request(path)
    const { document } = new JSDOM(await response.text()).window
    return {
      status: response.status,
      document,
      header: find(document, 'body > header'),
      main: find(document, 'main'),
      footer: find(document, 'body > footer'),
    }
  }
  /** The HTML of a page whose API calls all fail: with skeletons instead of content. */
  const renderWithoutApi = async (path: string): Promise<string> => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const callApi = () => Promise.reject(new Error('The API is down'))
    const options = { callApi, publicUrl: '', nonce: '', report: () => {} }
    const { response } = await renderPage(new Request(origin + path), options)
    warn.mockRestore()
    return response.text()
  }
  return { openPage, request, renderWithoutApi, api, db, listener, close }
}

/** The reply of an API call that must succeed. */
export async function replyOf<R>(call: Promise<Answer<R>>) {
  const answer = await call
  if (answer.success !== '1') throw new Error(answer.message)
  return answer
}

/** The first element that matches the selector; it must exist. */
export function find(parent: ParentNode, selector: string): HTMLElement {
  const element = parent.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`No element matches ${selector}`)
  return element
}

/** The nearest ancestor that matches the selector; it must exist. */
export function closest(element: Element, selector: string): HTMLElement {
  const ancestor = element.closest<HTMLElement>(selector)
  if (!ancestor) throw new Error(`'${textOf(element)}' is not inside ${selector}`)
  return ancestor
}

/** The text of an element, or of stored HTML, with collapsed white space. */
export function textOf(source: Element | string) {
  const node = typeof source === 'string' ? JSDOM.fragment(source) : source
  return (node.textContent ?? '').replace(/\s+/g, ' ').trim()
}

export const textsOf = (elements: Iterable<Element>) => Array.from(elements, textOf)

export const hrefOf = (link: Element) => link.getAttribute('href')

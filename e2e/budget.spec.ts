import { readdirSync, readFileSync, statSync } from 'node:fs'
import { screens } from '../ops/screens.ts'
import { untilNetworkIdle } from './hydrated.ts'
import { expect, type Page, test } from './test.ts'

type Kind = 'script' | 'stylesheet' | 'font' | 'image'
type Budget = Record<Kind, number> & { requests: number }

/** Kilobytes over the wire before any interaction. */
const usual: Budget = { script: 125, stylesheet: 14, font: 75, image: 120, requests: 45 }
const more: Partial<Record<keyof typeof screens, Partial<Budget>>> = { home: { requests: 60 } }
const built = 'web/build/client'

for (const [name, path] of Object.entries(screens) as [keyof typeof screens, string][])
  test(`${name} stays within its bytes and requests on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const sent = await load(page, path)
    const budget = { ...usual, ...more[name] }
    for (const kind of ['script', 'stylesheet', 'font', 'image'] as const)
      expect(sent.kilobytes(kind), kind).toBeLessThanOrEqual(budget[kind])
    expect(sent.count()).toBeLessThanOrEqual(budget.requests)
    expect(sent.kilobytes('script')).toBeGreaterThan(0)
  })

test('home transfers at most 600 KB on a phone, without the film', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const sent = await load(page, '/')
  expect(sent.kilobytes()).toBeLessThanOrEqual(600)
})

test('nothing of the back office or of the server is in what visitors are sent', () => {
  const scripts = readdirSync(`${built}/assets`).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const name of scripts)
    expect(readFileSync(`${built}/assets/${name}`, 'utf8'), name).not.toMatch(
      /react-admin|Mui[A-Z]|kysely/,
    )
})

test('there is one stylesheet: the router waits for no other before it shows a screen', () => {
  expect(readdirSync(`${built}/assets`).filter((name) => name.endsWith('.css'))).toHaveLength(1)
})

async function load(page: Page, path: string) {
  const sent: { kind: string; bytes: number }[] = []
  const under: Promise<void>[] = []
  await page.route(/google\.com/, (route) => route.abort())
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    const { pathname, protocol } = new URL(response.url())
    if (kind === 'media' || protocol === 'data:') return
    under.push(sizeOf(response, pathname).then((bytes) => void sent.push({ kind, bytes })))
  })
  await page.goto(path)
  await untilNetworkIdle(page)
  await Promise.all(under)
  const of = (kind?: string) => sent.filter((each) => kind === undefined || each.kind === kind)
  return {
    kilobytes: (kind?: string) => of(kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
    count: () => sent.length,
  }
}

/** As a browser is sent it over https, where it takes brotli. */
async function sizeOf(response: { headerValue: (name: string) => Promise<string | null> }, pathname: string) {
  const packed = statSync(`${built}${pathname}.br`, { throwIfNoEntry: false })
  return packed?.size ?? Number((await response.headerValue('content-length')) ?? 0)
}

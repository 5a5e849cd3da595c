import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumFlags } from '../ops/chromium-flags.ts'
import { findChromium } from '../ops/find-chromium.ts'
import { screens } from '../ops/screens.ts'
import { freePort } from '../server/testing/peers/free-port.ts'
import { ownBlockingTime } from './blocking-time.ts'
import { quantile } from './enquiry-load.ts'
import { prioritiseRenderers } from './renderer-priority.ts'

const measured = ['home', 'category', 'product-list', 'product', 'blog', 'locate'] as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const ownWork = 'own-blocking-time'
const machine = 'machine'

export type Audited = Record<string, number | string>

/** A page that has been asked for a few times is sent as small as can be. */
const asksBefore = 4

/** Lighthouse's simulated phone on 4G, the median of so many visits. */
export async function auditScreens(origin: string, visits: number): Promise<Audited[]> {
  const rows: Audited[] = []
  for (const name of measured) rows.push(await audit(name, origin + screens[name], visits))
  return rows
}

export async function audit(what: string, url: string, visits: number): Promise<Audited> {
  for (let ask = 0; ask < asksBefore; ask += 1) await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const results: Record<string, number>[] = []
  for (let visit = 0; visit < visits; visit += 1) results.push(await visitOnce(url))
  const medianOf = (key: string) =>
    quantile(
      // Once in a while Lighthouse cannot tell.
      results.map((result) => result[key] ?? Number.NaN).filter(Number.isFinite),
      0.5,
    )
  return {
    what,
    ...Object.fromEntries(categories.map((category) => [category, medianOf(category)])),
    'LCP s': round(medianOf('largest-contentful-paint') / 1000),
    'TBT ms': Math.round(medianOf('total-blocking-time')),
    'TBT at work ms': Math.round(medianOf(ownWork)),
    CLS: round(medianOf('cumulative-layout-shift')),
    KB: Math.round(medianOf('total-byte-weight') / 1024),
    machine: Math.round(medianOf(machine)),
  }
}

async function visitOnce(url: string) {
  const port = await freePort()
  const browser = await chromium.launchServer({
    executablePath: findChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  const stop = prioritiseRenderers(browser.process().pid ?? 0)
  try {
    const run = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' })
    if (!run) throw new Error(`Lighthouse gave no result for ${url}`)
    const { lhr } = run
    const scores = categories.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)])
    const numbers = Object.entries(lhr.audits).map(([id, { numericValue }]) => [id, numericValue])
    const own = await ownBlockingTime(run).catch(() => Number.NaN)
    return Object.fromEntries([...numbers, ...scores, [ownWork, own], [machine, lhr.environment.benchmarkIndex]])
  } finally {
    stop()
    await browser.close()
  }
}

const round = (value: number) => Math.round(value * 100) / 100

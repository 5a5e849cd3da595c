import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumFlags } from '../../ops/browser/chromium-flags.ts'
import { findChromium } from '../../ops/browser/find-chromium.ts'
import { screens } from '../../ops/screenshots/screens.ts'
import { freePort } from '../../server/testing/processes/free-port.ts'
import { quantile } from '../load/quantile.ts'
import { prioritiseRenderers } from './renderer-priority.ts'
import type { SiteBehindTls } from './site-behind-tls.ts'

const measured = ['home', 'category', 'product-list', 'product', 'blog', 'locate'] as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const benchmarkIndex = 'benchmark-index'

export type AuditedScreen = Record<string, number | string>

/** Audits the main screens with Lighthouse's simulated phone; each figure is the median of several visits. */
export async function auditScreens({ origin, directOrigin }: SiteBehindTls, visits: number): Promise<AuditedScreen[]> {
  const rows: AuditedScreen[] = []
  for (const name of measured) {
    // The first request fills the page cache.
    await fetch(directOrigin + screens[name], { headers: { 'accept-encoding': 'br' } })
    rows.push(await auditPage(name, origin + screens[name], visits))
  }
  return rows
}

async function auditPage(screen: string, url: string, visits: number): Promise<AuditedScreen> {
  const results: Record<string, number>[] = []
  for (let visit = 0; visit < visits; visit += 1) results.push(await visitOnce(url))
  const medianOf = (key: string) =>
    quantile(
      // Lighthouse sometimes has no value for a metric.
      results.map((result) => result[key] ?? Number.NaN).filter(Number.isFinite),
      0.5,
    )
  return {
    screen,
    ...Object.fromEntries(categories.map((category) => [category, medianOf(category)])),
    'LCP s': round(medianOf('largest-contentful-paint') / 1000),
    'TBT ms': Math.round(medianOf('total-blocking-time')),
    CLS: round(medianOf('cumulative-layout-shift')),
    KB: Math.round(medianOf('total-byte-weight') / 1024),
    'benchmark index': Math.round(medianOf(benchmarkIndex)),
  }
}

async function visitOnce(url: string) {
  const port = await freePort()
  const browser = await chromium.launchServer({
    executablePath: findChromium(),
    args: [...chromiumFlags, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  })
  const stop = prioritiseRenderers(browser.process().pid ?? 0)
  try {
    const run = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' })
    if (!run) throw new Error(`Lighthouse gave no result for ${url}`)
    const { lhr } = run
    const scores = categories.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)])
    const numbers = Object.entries(lhr.audits).map(([id, { numericValue }]) => [id, numericValue])
    return Object.fromEntries([...numbers, ...scores, [benchmarkIndex, lhr.environment.benchmarkIndex]])
  } finally {
    stop()
    await browser.close()
  }
}

const round = (value: number) => Math.round(value * 100) / 100

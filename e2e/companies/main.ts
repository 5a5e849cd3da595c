import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Brand } from '@house/contract/brand/brand'
import { emptyBrand } from '@house/contract/brand/options'
import { chromium, type Page } from '@playwright/test'
import fc from 'fast-check'
import { chromiumFlags } from '../../ops/browser/chromium-flags.ts'
import { findChromium } from '../../ops/browser/find-chromium.ts'
import { screens } from '../../ops/screenshots/screens.ts'
import { startArguments } from '../../ops/start-command.ts'
import { createDataFolder } from '../../server/testing/companies/apply-company.ts'
import { type Company, companies } from '../../server/testing/companies/random-company.ts'
import { freePort } from '../../server/testing/processes/free-port.ts'
import { seedDatabase } from '../../server/testing/seed-database.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { checkBrand } from './check-brand.ts'
import { checkPage, linksOf } from './check-page.ts'
import { checkPlanner } from './check-planner.ts'

// Random companies of the trade, each with a server of its own: every screen on a phone, every link. It takes about half an hour
// for 200, so `npm test` has a smaller version without a browser (e2e/html/companies.test.ts).
const { values } = parseArgs({
  options: { count: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
})
/** Everything that a brand can change is another colour than the demonstration's, and as dark as it can be. */
const darkCompany: Company = {
  settings: {
    company_name: 'The Window Works LLP',
    brand: {
      ...emptyBrand,
      accent: '#0a5c7a',
      dark: '#0b1d33',
      ground: '#dfe5ee',
      fonts: 'manrope',
      corners: 'round',
    },
  },
  categories: ['Doors', 'Windows', 'Partitions', 'Hardware'],
  offices: [],
}
const samples = [darkCompany, ...fc.sample(companies, { numRuns: Number(values.count) - 1, seed: Number(values.seed) })]
/** axe takes a second: each company has it on some screens, and all screens have it often. */
const screensWithAxe = 4

const seeded = await mkdtemp(join(tmpdir(), 'house-companies-'))
await seedDatabase({ dataDir: seeded })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
let failures = 0
try {
  const queue = [...samples.entries()]
  const worker = async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    // The embedded map is on another site, which tests cannot reach.
    await page.route(/google\.com\/maps/, (route) => route.fulfill({ body: '<!doctype html><title>Map</title>' }))
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, company] = next
      const findings = await checkCompany(page, company, index)
      if (findings.length === 0) continue
      failures += 1
      console.log(`\n▸ company ${index}: ${JSON.stringify(company)}\n  ${findings.join('\n  ')}`)
    }
  }
  await Promise.all([worker(), worker()])
} finally {
  await browser.close()
  await rm(seeded, { recursive: true })
}
console.log(`\n${samples.length} companies, ${failures} with findings.`)
process.exitCode = failures === 0 ? 0 : 1

async function checkCompany(page: Page, company: Company, index: number) {
  const folder = join(seeded, String(index))
  await createDataFolder(folder, seeded, company)
  const site = await startServer(folder)
  try {
    const brand = company.settings.brand ?? null
    return [...(await visitScreens(page, site.url, index, brand)), ...(await checkPlanner(page, site.url, brand))]
  } finally {
    await site.stop()
  }
}

async function visitScreens(page: Page, site: string, index: number, brand: Brand | null) {
  const findings: string[] = []
  const links = new Map<string, string>()
  for (const [position, [name, path]] of Object.entries(screens).entries()) {
    // A category that this company does not have.
    if (name !== 'not-found' && !(await fetch(site + path)).ok) continue
    const hasAxe = (index * screensWithAxe + position) % Object.keys(screens).length < screensWithAxe
    const found = await checkPage(page, site + path, hasAxe ? axeFindings : async () => [])
    findings.push(
      ...found.filter((each) => name !== 'not-found' || !each.includes('404')).map((each) => `${path} ${each}`),
    )
    if (brand) findings.push(...(await checkBrand(page, brand)).map((each) => `${path} ${each}`))
    for (const link of await linksOf(page)) links.set(link, path)
  }
  for (const [link, from] of links) {
    const { status } = await fetch(site + link, { redirect: 'manual' })
    if (status >= 400 && link !== screens['not-found'])
      findings.push(`${from} links to ${link}, which answers ${status}`)
  }
  return findings
}

async function startServer(folder: string) {
  const port = await freePort()
  const server = spawn(process.execPath, startArguments, {
    cwd: folder,
    env: { ...process.env, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const data of server.stdout) {
    output += data
    if (output.includes('Listening on')) break
  }
  return {
    url: `http://localhost:${port}`,
    async stop() {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}

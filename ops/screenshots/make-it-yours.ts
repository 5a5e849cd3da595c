import { readFileSync } from 'node:fs'
import { emptyBrand } from '@house/contract/brand/options'
import { serverPaths } from '@house/contract/urls'
import { chromium } from '@playwright/test'
import { chromiumFlags } from '../browser/chromium-flags.ts'
import { findChromium } from '../browser/find-chromium.ts'
import { captureInto } from './capture.ts'
import { startSite } from './start-site.ts'

/** Takes the screenshots of docs/make-it-yours.md: a company of our invention sets up a site. */
const port = Number(process.env.E2E_PORT ?? 3110)
const { address, output, stop } = await startSite(port, { SETUP: 'wizard' })
process.on('exit', stop)
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
const page = await browser.newPage({
  baseURL: address,
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
})
const capture = captureInto('docs/make-it-yours', page)

await page.goto('/admin')
await fill({ 'Setup code': await setupCode() })
await next()
await fill({
  'Company name': 'Malabar Door Workshop LLP',
  'Short name': 'Malabar Doors',
  'Where you work': 'We measure and install in Kochi and Thrissur.',
})
await capture('wizard')
await next()
await fill({ Phone: '+91 484 555 0101', WhatsApp: '98765 43210', 'E-mail': 'office@malabar.example' })
await next()
await fill({ 'Your e-mail': 'asha@malabar.example', 'New password': 'a door of old teak' })
await next()
await page.getByRole('button', { name: 'Set up the site' }).click()
await page.getByRole('heading', { name: 'Next steps' }).waitFor()

const [front, hall, balcony] = await Promise.all(
  ['alu-pivot-main-door', 'upvc-main-door-with-sidelights', 'french-door-upvc'].map(upload),
)
const doors = await create('categories', {
  title: 'Wooden doors',
  slug: 'wooden-doors',
  image: front,
  page_banner: hall,
})
await create('categories', { title: 'Windows', slug: 'windows', image: balcony, page_banner: balcony })
const carved = { title: 'Carved doors', slug: 'carved-doors', type: 'Product', image: hall }
await create('sub-items', { ...carved, category_id: doors })
await call('settings/1', { method: 'PUT', data: { video_poster: hall, brand: { ...emptyBrand, fonts: 'dm' } } })

await page.goto('/admin/brand')
await page.getByRole('textbox', { name: 'Accent', exact: true }).fill('#00695c')
await page.frameLocator('[title="Preview of the site"]').locator('link[href*="00695c"]').waitFor({ state: 'attached' })
await capture('brand')
await page.getByRole('button', { name: 'Save' }).click()
await page.getByText(/^Saved\./).waitFor()

await page.goto('/admin/categories/1')
await page.getByRole('heading', { level: 1 }).waitFor()
await capture('category')

await page.goto('/admin/settings')
await page.getByRole('tab', { name: 'About Us and menu' }).click()
await page.getByLabel('Become a Dealer', { exact: true }).uncheck()
await page.getByText('Pages you have').scrollIntoViewIfNeeded()
await page.getByRole('switch', { name: 'Planner' }).scrollIntoViewIfNeeded()
await capture('pages')
await page.getByRole('button', { name: 'Save' }).click()
await page.getByText(/^Saved\./).waitFor()

await page.goto('/admin')
await page.getByRole('img', { name: 'Done' }).first().waitFor()
await capture('next-steps')

await page.goto('/')
await page.getByRole('heading', { level: 1 }).waitFor()
await capture('site')

await browser.close()
process.exit()

/** The server prints it after it is ready. */
async function setupCode(): Promise<string> {
  const code = /the code (\S+)/.exec(output())?.[1]
  if (code) return code
  await new Promise((resolve) => setTimeout(resolve, 100))
  return setupCode()
}

async function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).first().fill(value)
}

async function next() {
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function upload(name: string): Promise<string> {
  const buffer = readFileSync(`demo/media/${name}.jpg`)
  const file = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
  return (await call('media', { multipart: { file, alt: 'A door' } })).url
}

async function create(resource: string, data: object): Promise<number> {
  return (await call(resource, { data })).id
}

type CallOptions = Parameters<typeof page.request.fetch>[1]

async function call(path: string, options: CallOptions) {
  const posted = { method: 'POST', ...options, headers: { origin: address } }
  const reply = await page.request.fetch(`${serverPaths.staffApi}/${path}`, posted)
  if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`)
  return (await reply.json()).data
}

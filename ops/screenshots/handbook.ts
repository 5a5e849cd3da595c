import { presets } from '@house/fenestration/plan/presets'
import { chromium } from '@playwright/test'
import { codeOf } from '../../server/testing/fixtures/authenticator.ts'
import { startSmtpServer } from '../../server/testing/processes/smtp-server.ts'
import { chromiumFlags } from '../browser/chromium-flags.ts'
import { findChromium } from '../browser/find-chromium.ts'
import { captureInto } from './capture.ts'
import { startSite } from './start-site.ts'

/** Takes the screenshots of docs/handbook.md on a site of its own: npm run screenshots:handbook */
const port = Number(process.env.E2E_PORT ?? 3110)
const owner = { email: 'asha@jharokha.example', password: 'a window of jaipur' }
const wide = { width: 1280, height: 800 }
const phone = { width: 390, height: 780 }

const smtp = await startSmtpServer()
const { address, stop } = await startSite(port, {
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
  SMTP_URL: smtp.url,
  PUBLIC_URL: `http://localhost:${port}`,
})
await enquire([
  ['Meera Joshi', '9812345678', 'uPVC', 'Jaipur', 'Two balcony doors'],
  ['Kabir Sethi', '9811122233', 'Commercial partition system', 'Gurugram', 'Cabins for an office'],
  ['Nisha Verma', '9899001122', 'ALU Home Interior', 'Faridabad', 'Wardrobe shutters'],
])
process.on('exit', stop)
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
const page = await browser.newPage({ baseURL: address, viewport: wide, reducedMotion: 'reduce' })
const capture = captureInto('docs/handbook', page)

await visit('/forgot-password', 'Forgot password')
await capture('forgot-password')
await visit('/login', 'Back office')
await capture('sign-in')
await page.getByLabel('E-mail').fill(owner.email)
await page.getByLabel('Password').fill(owner.password)
await page.getByRole('button', { name: 'Sign in' }).click()
await heading('Dashboard')
await capture('dashboard')

await visit('/products', 'Products')
await page.getByRole('cell', { name: 'Bay Window', exact: true }).waitFor()
await capture('products')
await page.getByRole('link', { name: 'Add', exact: true }).click()
await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Round Window with Fixed Light')
await page.getByRole('combobox', { name: 'Product list' }).click()
await page
  .getByRole('option', { name: /› Windows$/ })
  .first()
  .click()
await capture('product-new')
await page.getByRole('tab', { name: 'Images' }).click()
await page.getByRole('group', { name: 'Main image' }).getByRole('button', { name: 'Choose an image' }).click()
const library = page.getByRole('dialog', { name: 'Choose an image' })
await library.getByLabel('Search media library').fill('arched')
await library.getByRole('button', { name: /Arched timber/ }).waitFor()
await capture('product-image')
await library.getByRole('button', { name: /Arched timber/ }).click()
await publish()
await page.goto('/products/round-window-with-fixed-light')
await page.getByRole('heading', { level: 1 }).waitFor()
await capture('product-on-the-site')

await visit('/products?filter={"q":"round-window"}', 'Products')
await page.getByRole('cell', { name: 'Round Window with Fixed Light' }).click()
await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Round Window')
await page.getByRole('button', { name: 'Preview', exact: true }).click()
await page.getByRole('link', { name: 'Open preview' }).waitFor()
await capture('preview')
await page.getByRole('button', { name: 'Close', exact: true }).click()
await page.getByText('Unpublished changes.').waitFor()
await capture('draft')
await publish()
await page.getByRole('tab', { name: 'Revision history' }).click()
await page.getByRole('button', { name: 'Undo this change' }).first().waitFor()
await capture('revision-history')

await visit('/leads', 'Leads')
await page.getByText('Meera Joshi').waitFor()
await capture('leads')
await page.getByText('Meera Joshi').click()
await page.getByRole('button', { name: 'Assign to me' }).click()
await page.getByRole('button', { name: 'Assign to me' }).waitFor({ state: 'hidden' })
await page.getByRole('textbox', { name: 'New note' }).fill('Wants two balcony doors. Measuring on Tuesday.')
await page.getByRole('button', { name: 'Add note' }).click()
await page.getByText('Measuring on Tuesday.').first().waitFor()
await capture('lead')
await page.getByRole('button', { name: 'Erase personal data…' }).click()
await page.getByText(/has this phone number or e-mail address/).waitFor()
await page.getByRole('textbox', { name: 'Reason' }).fill('Asked by e-mail on 12 November')
await capture('erase-person')
await page.getByRole('button', { name: 'Cancel' }).click()
await quote()
await page.setViewportSize(phone)
await visit('/leads', 'Leads')
await page.getByText('Kabir Sethi').waitFor()
await capture('leads-on-a-phone')
await page.setViewportSize(wide)

await visit('/media', 'Media library')
await page.getByRole('main').locator('img').first().waitFor()
await capture('media')
await visit('/media?filter={"q":"arched-window"}', 'Media library')
await page
  .getByRole('link', { name: /arched-window/ })
  .first()
  .click()
await page.getByRole('button', { name: /^Focal point/ }).waitFor()
await capture('media-image')

await visit('/reviews', 'Reviews')
await page.getByRole('row').nth(1).getByRole('checkbox').check()
await page.getByRole('button', { name: 'Move to trash', exact: true }).click()
await page
  .getByText(/moved to trash/i)
  .first()
  .waitFor()
await visit('/trash', 'Trash')
await page.getByRole('button', { name: 'Restore' }).first().waitFor()
await capture('trash')

await visit('/settings', 'Settings')
await page.getByRole('tab', { name: 'Data retention' }).click()
await capture('data-retention')

await visit('/brand', 'Brand')
await page.getByLabel('Your own').click()
await page.getByRole('textbox', { name: 'Accent', exact: true }).fill('#ffcc00')
await page.getByLabel('Adjusted colours').scrollIntoViewIfNeeded()
await page
  .frameLocator('[title="Preview of the site"]')
  .locator('link[href^="/brand.css"]')
  .waitFor({ state: 'attached' })
await capture('brand')

await visit('/account', 'Your account')
const factor = page.getByRole('region', { name: 'Two-factor authentication' })
await factor.getByLabel('Your password').fill(owner.password)
await factor.getByRole('button', { name: 'Set up' }).click()
const secret = (await factor.getByRole('code').innerText()).replace(/\s/g, '')
await capture('two-factor')
await factor.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret))
await factor.getByRole('button', { name: 'Turn on' }).click()
await factor.getByRole('list', { name: 'Backup codes' }).waitFor()
await capture('backup-codes')

await visit('/staff/create', 'New user')
await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ravi Jain')
await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('ravi@jharokha.example')
await page.getByRole('combobox', { name: 'Role' }).click()
await page.getByRole('option', { name: /^Sales/ }).click()
await capture('user')

await browser.close()
process.exit()

/** From the open lead: attaches a plan, makes a draft, issues it, and shows it to the customer. */
async function quote() {
  const items = presets.map(({ design, kind }, index) => ({
    ...design,
    name: `${kind === 'door' ? 'D' : 'W'}${index + 1}`,
  }))
  const saved = await page.request.post('/api/plan', { data: { plan: { name: 'Flat', items } } })
  const { code } = (await saved.json()).data
  await page.getByRole('textbox', { name: 'Code or link of a plan' }).fill(code)
  await page.getByRole('button', { name: 'Attach' }).click()
  await page.getByRole('heading', { name: `Plan ${code}` }).waitFor()
  await page.getByRole('button', { name: 'New quotation' }).click()
  await page.getByRole('button', { name: 'Open W1' }).click()
  await page.getByRole('checkbox', { name: 'An engineer has checked this' }).check()
  await page.getByRole('textbox', { name: 'E-mail' }).fill('meera@example.com')
  await page.getByRole('textbox', { name: 'Address' }).fill('House 00, Example Marg, Jaipur 302 000')
  await page.getByRole('textbox', { name: 'State' }).fill('Rajasthan')
  await page.evaluate(() => window.scrollTo(0, 0))
  await capture('quotation-draft')
  await page.getByRole('button', { name: 'Issue quotation' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^It gets/).waitFor()
  await capture('quotation-issue')
  await dialog.getByRole('button', { name: 'Issue quotation' }).click()
  const link = await page.getByText(/\/quotation\//).innerText()
  await page.setViewportSize(phone)
  await page.goto(`${link}?as=staff`)
  await page.getByRole('heading', { level: 1, name: 'Quotation' }).waitFor()
  await capture('quotation-customer')
}

async function publish() {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Published.', { exact: true }).waitFor()
}

async function visit(path: string, title: string) {
  await page.goto(`/admin${path}`)
  await heading(title)
}

async function heading(title: string) {
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** Submits the enquiry form without JavaScript, slowly enough not to look like a bot. */
async function enquire(people: string[][]) {
  const pages = await Promise.all(people.map(async () => (await fetch(`${address}/locate-us/`)).text()))
  await new Promise((resolve) => setTimeout(resolve, 5000))
  for (const [
    index,
    [customer_name = '', phone_number = '', required_service = '', city = '', comment = ''],
  ] of people.entries()) {
    const form_token = pages[index]?.match(/name="form_token" value="([^"]+)"/)?.[1] ?? ''
    const body = new URLSearchParams({ form_token, customer_name, phone_number, required_service, city, comment })
    await fetch(`${address}/locate-us/`, { method: 'POST', body, headers: { origin: address } })
  }
}

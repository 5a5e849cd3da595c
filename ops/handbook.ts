import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { codeOf } from '../server/testing/fixtures/authenticator.ts'
import { startSmtpServer } from '../server/testing/peers/smtp-server.ts'
import { chromiumFlags } from './chromium-flags.ts'
import { findChromium } from './find-chromium.ts'
import { startSite } from './start-site.ts'

/** Takes the pictures of docs/handbook.md, of a site it starts itself: npm run screenshots:handbook */
const folder = 'docs/handbook'
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
mkdirSync(folder, { recursive: true })
await enquire([
  ['Meera Joshi', '9812345678', 'uPVC', 'Jaipur', 'Two balcony doors'],
  ['Kabir Sethi', '9811122233', 'Commercial partition system', 'Gurugram', 'Cabins for an office'],
  ['Nisha Verma', '9899001122', 'ALU Home Interior', 'Faridabad', 'Wardrobe shutters'],
])
process.on('exit', stop)
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
const page = await browser.newPage({ baseURL: address, viewport: wide, reducedMotion: 'reduce' })

await visit('/forgotten-password', 'Forgotten password')
await keep('forgotten-password')
await visit('/login', 'Back office')
await keep('sign-in')
await page.getByLabel('E-mail').fill(owner.email)
await page.getByLabel('Password').fill(owner.password)
await page.getByRole('button', { name: 'Sign in' }).click()
await heading('Overview')
await keep('overview')

await visit('/products', 'Products')
await page.getByRole('cell', { name: 'Bay Window', exact: true }).waitFor()
await keep('products')
await page.getByRole('link', { name: 'Add', exact: true }).click()
await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Round Window with Fixed Light')
await page.getByRole('combobox', { name: 'List' }).click()
await page
  .getByRole('option', { name: /› Windows$/ })
  .first()
  .click()
await keep('product-new')
await page.getByRole('tab', { name: 'Pictures' }).click()
await page.getByRole('group', { name: 'Main picture' }).getByRole('button', { name: 'Choose a picture' }).click()
const library = page.getByRole('dialog', { name: 'Choose a picture' })
await library.getByLabel('Search the library').fill('arched')
await library.getByRole('button', { name: /Arched timber/ }).waitFor()
await keep('product-picture')
await library.getByRole('button', { name: /Arched timber/ }).click()
await publish()
await page.goto('/products/round-window-with-fixed-light')
await page.getByRole('heading', { level: 1 }).waitFor()
await keep('product-on-the-site')

await visit('/products?filter={"q":"round-window"}', 'Products')
await page.getByRole('cell', { name: 'Round Window with Fixed Light' }).click()
await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Round Window')
await page.getByRole('button', { name: 'Preview', exact: true }).click()
await page.getByRole('link', { name: 'Open the preview' }).waitFor()
await keep('preview')
await page.getByRole('button', { name: 'Close', exact: true }).click()
await page.getByText('You see a draft.').waitFor()
await keep('draft')
await publish()
await page.getByRole('tab', { name: 'History' }).click()
await page.getByRole('button', { name: 'Undo this change' }).first().waitFor()
await keep('history')

await visit('/leads', 'Leads')
await page.getByText('Meera Joshi').waitFor()
await keep('leads')
await page.getByText('Meera Joshi').click()
await page.getByRole('button', { name: 'Take it' }).click()
await page.getByRole('button', { name: 'Take it' }).waitFor({ state: 'hidden' })
await page.getByRole('textbox', { name: 'New note' }).fill('Wants two balcony doors. Measuring on Tuesday.')
await page.getByRole('button', { name: 'Add note' }).click()
await page.getByText('Measuring on Tuesday.').first().waitFor()
await keep('lead')
await page.setViewportSize(phone)
await visit('/leads', 'Leads')
await page.getByText('Kabir Sethi').waitFor()
await keep('leads-on-a-phone')
await page.setViewportSize(wide)

await visit('/media', 'Media')
await page.getByRole('main').locator('img').first().waitFor()
await keep('media')
await visit('/media?filter={"q":"arched-window"}', 'Media')
await page
  .getByRole('link', { name: /arched-window/ })
  .first()
  .click()
await page.getByRole('button', { name: /^Focal point/ }).waitFor()
await keep('media-picture')

await visit('/reviews', 'Reviews')
await page.getByRole('row').nth(1).getByRole('checkbox').check()
await page.getByRole('button', { name: 'Move to the trash', exact: true }).click()
await page
  .getByText(/moved to the trash/i)
  .first()
  .waitFor()
await visit('/trash', 'Trash')
await page.getByRole('button', { name: 'Bring back' }).first().waitFor()
await keep('trash')

await visit('/account', 'Your account')
const factor = page.getByRole('region', { name: 'Second factor' })
await factor.getByLabel('Your password').fill(owner.password)
await factor.getByRole('button', { name: 'Set it up' }).click()
const secret = (await factor.getByRole('code').innerText()).replace(/\s/g, '')
await keep('second-factor')
await factor.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret))
await factor.getByRole('button', { name: 'Switch it on' }).click()
await factor.getByRole('list', { name: 'Backup codes' }).waitFor()
await keep('backup-codes')

await visit('/staff/create', 'Staff: new')
await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ravi Jain')
await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('ravi@jharokha.example')
await page.getByRole('combobox', { name: 'Role' }).click()
await page.getByRole('option', { name: /^Sales/ }).click()
await keep('colleague')

await browser.close()
process.exit()

async function publish() {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Published. It is on the site.').waitFor()
}

async function visit(path: string, title: string) {
  await page.goto(`/admin${path}`)
  await heading(title)
}

async function heading(title: string) {
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** What a person sees when all of it has come and the notices have gone. */
async function keep(name: string) {
  await page.waitForLoadState('networkidle')
  await page.getByText(/^(Published|Saved|Noted)\./).waitFor({ state: 'hidden' })
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left, width } = image.getBoundingClientRect()
      const isSeen = width > 0 && top < innerHeight && left < innerWidth && image.checkVisibility()
      return image.complete || !isSeen
    }),
  )
  const file = `${folder}/${name}.webp`
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(file)
  console.log(file)
}

/** As visitors without JavaScript do, who took a moment to write. */
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

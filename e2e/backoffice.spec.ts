import { readFile } from 'node:fs/promises'
import { axeFindings } from './axe.ts'
import { field, openAs, save, startSite } from './back-office.ts'
import { expect, type Page, test } from './test.ts'

const port = Number(process.env.E2E_PORT ?? 3107) + 7
const site = `http://localhost:${port}`
let server: Awaited<ReturnType<typeof startSite>>

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: site, viewport: { width: 1440, height: 900 } })
test.beforeAll(async () => {
  server = await startSite(port)
})
test.afterAll(() => server.stop())

test('a product with a picture is added and is on the site, with a title and description made of its words', async ({
  page,
}) => {
  await openAs(page, '/products')
  await page.getByRole('link', { name: 'Add', exact: true }).click()
  await field(page, 'Title').fill('Teal Round Window')
  await expect(field(page, 'Address')).toHaveValue('teal-round-window')
  await page.getByRole('combobox', { name: 'List' }).click()
  await page
    .getByRole('option', { name: /› Windows$/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Description' }).fill('A round pane that turns on a hidden pivot.')
  await page.getByRole('tab', { name: 'Meta tags' }).click()
  const preview = page.getByRole('region', { name: 'Search result preview' })
  await expect(preview.getByText('Teal Round Window', { exact: true })).toBeVisible()
  await expect(preview.getByText('A round pane that turns on a hidden pivot.')).toBeVisible()
  await page.getByRole('tab', { name: 'Pictures' }).click()
  await page.getByRole('group', { name: 'Main picture' }).locator('svg').click()
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await library.getByLabel('Search the library').fill('arched-window')
  await library.getByRole('button', { name: /Arched timber/ }).click()
  await save(page)
  await page.goto('/products/teal-round-window')
  await expect(page.getByRole('heading', { name: 'Teal Round Window', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('Teal Round Window | Jharokha')
  const described = page.locator('meta[name=description], meta[property="og:description"]')
  for (const tag of await described.all())
    await expect(tag).toHaveAttribute('content', 'A round pane that turns on a hidden pivot.')
  await expect(
    page
      .getByRole('main')
      .getByRole('img', { name: /Arched timber/ })
      .first(),
  ).toBeVisible()
})

async function beginWindow(page: Page, title: string) {
  await openAs(page, '/products/create')
  await field(page, 'Title').fill(title)
  await page.getByRole('combobox', { name: 'List' }).click()
  await page
    .getByRole('option', { name: /› Windows$/ })
    .first()
    .click()
}

test('a part is removed after a question, and a new product is published with two specification lines that visitors see', async ({
  page,
}) => {
  await beginWindow(page, 'Slender Louvre')
  await page.getByRole('tab', { name: 'Details and specifications' }).click()
  const addLine = page.getByRole('button', { name: 'Add a specification line' })
  const write = async (line: number, name: string, value: string) => {
    await field(page, 'Name').nth(line).fill(name)
    await field(page, 'Value').nth(line).fill(value)
  }
  await page.getByRole('button', { name: 'Add a part' }).click()
  await addLine.click()
  await page.getByRole('button', { name: 'Remove part 1' }).click()
  const question = page.getByRole('dialog', { name: 'Remove this part?' })
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(field(page, 'Name')).toBeHidden()
  await page.getByRole('button', { name: 'Add specifications' }).click()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Title')).toHaveValue('Specifications')
  await write(0, 'Blade', '120 mm')
  await addLine.click()
  await write(1, 'Frame depth', '62 mm')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish without a picture' }).click()
  await expect(page.getByText('Published. It is on the site.')).toBeVisible()
  await page.goto('/products/slender-louvre')
  const details = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Specifications' }) })
  await expect(details.getByRole('row')).toHaveText([/Blade\s*120 mm/, /Frame depth\s*62 mm/])
})

test('pictures chosen at once go to the empty places from that one on, described by the title; a single place takes one', async ({
  page,
}) => {
  await openAs(page, '/products/create')
  await field(page, 'Title').fill('Garden Room')
  await page.getByRole('tab', { name: 'Pictures' }).click()
  const place = (name: string) => page.getByRole('group', { name })
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await place('Third picture').getByRole('button', { name: 'Choose a picture' }).click()
  await library.getByLabel('Search the library').fill('arched-window')
  await library.getByRole('button', { name: /Arched timber/ }).click()
  await place('Main picture').getByRole('button', { name: 'Choose a picture' }).click()
  const files = ['arched-window.jpg', 'bay-window.jpg', 'bow-window.jpg'].map((name) => `content/media/${name}`)
  await library.locator('input[type=file]').setInputFiles(files)
  await expect(library).toBeHidden()
  await place('Main picture').getByRole('button', { name: 'Change' }).click()
  await expect(library.getByRole('button', { name: 'Garden Room' }).first()).toBeVisible()
  await library.getByRole('button', { name: 'Cancel' }).click()
  for (const name of ['Main picture', 'Second picture', 'Third picture', 'Fourth picture'])
    await expect(place(name).getByRole('button', { name: 'Change' })).toBeVisible()
  await place('Closing picture').getByRole('button', { name: 'Choose a picture' }).click()
  await expect(library.locator('input[type=file]')).not.toHaveAttribute('multiple')
  await library.getByLabel('Search the library').fill('hero.mp4')
  await expect(library.getByRole('button')).toHaveText(['Add a picture', 'Cancel'])
})

test('an address that is taken is refused in a sentence at its field, which is brought into view', async ({ page }) => {
  await beginWindow(page, 'Bay Window')
  await page.getByRole('tab', { name: 'Details and specifications' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish without a picture' }).click()
  await expect(field(page, 'Address')).toBeFocused()
  await expect(field(page, 'Address')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Address')).toHaveAccessibleDescription('This address is taken by another')
})

test('a changed address leaves the old link working, and its history undoes it', async ({ page }) => {
  await openAs(page, '/products?filter={"q":"teal-round-window"}')
  await page.getByRole('cell', { name: 'Teal Round Window' }).click()
  await expect(page.getByText('On the site as you see it here.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport({ ratio: 1 })
  await field(page, 'Address').fill('round-teal-window')
  await expect(page.getByText(/^There are unsaved changes/)).toBeVisible()
  await save(page)
  await expect(page.getByText('On the site as you see it here.')).toBeVisible()
  await page.goto('/products/teal-round-window')
  await expect(page).toHaveURL(/\/products\/round-teal-window$/)
  await page.goto('/admin/products?filter={"q":"round-teal-window"}')
  await page.getByRole('cell', { name: 'Teal Round Window' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Undo this change' }).first().click()
  await expect(page.getByText('Restored. It is on the site.')).toBeVisible()
  await page.goto('/products/round-teal-window')
  await expect(page).toHaveURL(/\/products\/teal-round-window$/)
})

test('a picture is put into the library with its focal point, and what is no picture is refused', async ({ page }) => {
  await openAs(page, '/media')
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') })
  await expect(page.getByText(/^notes\.jpg: ./)).toBeVisible()
  const picture = await readFile('content/media/arched-window.jpg')
  await chooser.setInputFiles({ name: 'from-the-site.jpg', mimeType: 'image/jpeg', buffer: picture })
  await page.getByRole('link', { name: /from-the-site/ }).click()
  await page.getByRole('button', { name: /^Focal point: 50%/ }).click({ position: { x: 10, y: 10 } })
  await field(page, 'What it shows, for those who cannot see it').fill('The arch of a window')
  await save(page)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Focal point: [0-4]% from the left/ })).toBeVisible()
  await expect(page.getByText('Nowhere: it can be deleted.')).toBeVisible()
})

test('a lead arrives in the open inbox, and is worked from new to won and exported', async ({ page, browser }) => {
  await openAs(page, '/leads')
  await expect(page.getByRole('tab', { name: /new/i })).toHaveAttribute('aria-selected', 'true')
  const visitor = await browser.newPage({ baseURL: site })
  await visitor.goto('/locate-us/')
  const form = visitor.getByRole('form', { name: 'Enquiry' })
  await form.getByLabel('Name').pressSequentially('Meera Joshi', { delay: 120 })
  await form.getByLabel('Phone number').pressSequentially('9812345678', { delay: 120 })
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(visitor.getByText(/Thank you|Submitted successfully/).first()).toBeVisible()
  await visitor.close()

  const came = await page
    .getByRole('row', { name: /Meera Joshi/ })
    .getByRole('cell')
    .first()
    .innerText()
  await page.getByRole('cell', { name: 'Meera Joshi' }).click()
  await expect(page.getByText(came, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 9812345678' })).toHaveAttribute('href', 'tel:+919812345678')
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/919812345678')
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByRole('button', { name: 'Taken' })).toBeDisabled()
  await expect(page.getByRole('combobox', { name: 'Owner' })).toHaveText('Administrator')
  await expect(page.getByText(/no mail is sent from here yet/)).toBeVisible()
  await field(page, 'New note').fill('Wants two balcony doors')
  // Whoever is asked and stays has lost nothing.
  const asked = new Promise((resolve) => {
    page.once('dialog', (dialog) => dialog.dismiss().then(() => resolve(dialog.message())))
  })
  await page.getByRole('link', { name: 'Leads', exact: true }).click()
  expect(await asked).toBe('You have written something that is not saved. Leave without it?')
  await expect(field(page, 'New note')).toHaveValue('Wants two balcony doors')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('main').getByText('Wants two balcony doors', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Won', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()

  await page.getByRole('link', { name: 'All leads' }).click()
  await page.getByRole('tab', { name: /won/i }).click()
  await expect(page.getByRole('cell', { name: 'Meera Joshi' })).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const csv = await readFile(await (await coming).path(), 'utf8')
  expect(csv).toContain('Meera Joshi')
})

test('on a phone every tab, the state of a record, the way out of the trash and what was changed are in reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, '/products/1')
  const further = page.locator('.MuiTabs-scrollButtons').last()
  await expect(async () => {
    if (await further.isEnabled({ timeout: 1000 })) await further.click({ timeout: 1000 })
    await expect(page.getByRole('tab', { name: 'History' })).toBeInViewport({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })

  await page.goto('/admin/projects')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') })
    .nth(1)
  await expect(row.getByText('On the site', { exact: true })).toBeInViewport()
  const findings = await axeFindings(page)
  const trash = page.getByRole('button', { name: 'Move to the trash' })
  await row.getByRole('checkbox').check()
  await expect(trash).toBeInViewport({ ratio: 1 })
  await page.reload()
  await expect(row).toBeVisible()
  await expect(trash).toBeHidden()
  await row.getByRole('checkbox').check()
  await trash.click()
  await expect(page.getByText('Moved to the trash.')).toBeVisible()

  await page.goto('/admin/trash')
  await expect(page.getByRole('button', { name: 'Delete for good' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Empty the trash' })).toBeInViewport()
  await expect(page.getByRole('cell', { name: /^Kept until/ })).toBeInViewport()
  findings.push(...(await axeFindings(page)))
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByText('The trash is empty.')).toBeVisible()

  await page.goto('/admin/audit')
  const restored = page.getByRole('row').filter({ hasText: 'restored' }).first()
  await expect(restored.getByText('Projects')).toBeInViewport()
  await restored.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Projects: ./)
  expect(findings).toEqual([])
})

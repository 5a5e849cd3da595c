import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { axeFindings } from './axe.ts'
import { expect, type Page, test } from './test.ts'
import { untilReady } from './until-started.ts'

const port = String(Number(process.env.E2E_PORT ?? 3107) + 4)
const site = `http://localhost:${port}`
const editor = { email: 'asha@jharokha.example', password: 'a window of jaipur' }
let folder = ''
let server: ChildProcess

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: site, viewport: { width: 1440, height: 900 } })
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'house-publishing-'))
  server = fork(resolve('server/testing/peers/serve-with-clock.ts'), {
    cwd: folder,
    env: {
      ...process.env,
      ...{ PORT: port, DATA_DIR: folder, LOG_LEVEL: 'silent' },
      ...{ ADMIN_EMAIL: editor.email, ADMIN_PASSWORD: editor.password },
    },
    stdio: 'ignore',
  })
  await untilReady(site)
})
test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
})

async function openSignedIn(page: Page, address: string) {
  await page.goto(`/admin${address}`)
  await page.getByLabel('E-mail').fill(editor.email)
  await page.getByLabel('Password').fill(editor.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: /^Signed in as/ })).toBeVisible()
}

function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: label, exact: true })
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

test('a blog is scheduled by Indian time and appears by itself when that time has come', async ({ page }) => {
  await openSignedIn(page, '/blogs/create')
  await field(page, 'Title').fill('Glass for the monsoon')
  await button(page, 'Publish later').click()
  const time = page.getByLabel('Date and time in India')
  await time.fill('2026-01-01T10:00')
  await button(page, 'Set the time').click()
  await expect(time).toHaveAccessibleDescription('Choose a time that is still to come')
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
  const inIndia = tomorrow.toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' }).slice(0, 16).replace(' ', 'T')
  await time.fill(inIndia)
  await button(page, 'Set the time').click()
  await expect(page.getByText(/^It goes on the site on .+\.$/).first()).toBeVisible()
  const article = `${site}/blog-details-page/glass-for-the-monsoon`
  expect((await fetch(article)).status).toBe(404)
  server.send(25 * 60 * 60 * 1000)
  await expect.poll(async () => (await fetch(article)).status).toBe(200)
  await page.goto('/blogs/')
  await expect(page.getByRole('link', { name: /Glass for the monsoon/ }).first()).toBeVisible()
})

test('a change is previewed on its real page before anyone else sees it, and then published', async ({ page }) => {
  await openSignedIn(page, '/products?filter={"q":"bay-window"}')
  await page.getByRole('cell', { name: 'Bay Window', exact: true }).click()
  await field(page, 'Title').fill('Bay Window with a seat')
  await page.getByRole('tab', { name: 'Pictures' }).click()
  await page.getByRole('group', { name: 'Second picture' }).getByRole('button', { name: 'Remove' }).click()
  await button(page, 'Preview').click()
  const link = page.getByRole('link', { name: 'Open the preview' })
  await expect(link).toHaveAttribute('href', /\?preview=/)
  expect(await axeFindings(page)).toEqual([])
  const address = (await link.getAttribute('href')) ?? ''
  const visitor = await page.context().browser()?.newPage({ baseURL: site })
  if (!visitor) throw new Error('no browser')
  const shown = await visitor.goto(address)
  expect(shown?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
  await expect(visitor.getByRole('heading', { name: 'Bay Window with a seat', level: 1 })).toBeVisible()
  await expect(visitor.getByRole('status').filter({ hasText: 'Preview of a draft' })).toBeVisible()
  await visitor.goto('/products/bay-window')
  await expect(visitor.getByRole('heading', { name: 'Bay Window', level: 1, exact: true })).toBeVisible()
  await button(page, 'Close').click()
  await expect(page.getByText('You see a draft. The site shows the version before it.')).toBeVisible()
  await button(page, 'Publish').click()
  await expect(page.getByText('Published. It is on the site.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'Bay Window with a seat', level: 1 })).toBeVisible()
  await visitor.close()
})

test('a version is compared word by word and undone', async ({ page }) => {
  await openSignedIn(page, '/products?filter={"q":"bay-window"}')
  await page.getByRole('cell', { name: 'Bay Window with a seat' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  const change = page.getByRole('listitem').filter({ hasText: 'changed it on the site' }).first()
  await change.getByRole('button', { name: 'Compare' }).click()
  const title = page.getByRole('dialog').getByRole('region', { name: 'Title' })
  await expect(title.locator('ins')).toHaveText(/with a seat/)
  const picture = page.getByRole('dialog').getByRole('region', { name: 'Second picture' })
  await expect(picture.locator('img')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Close').click()
  await change.getByRole('button', { name: 'Undo this change' }).click()
  await expect(page.getByText('Restored. It is on the site.')).toBeVisible()
  await page.goto('/products/bay-window')
  await expect(page.getByRole('heading', { name: 'Bay Window', level: 1, exact: true })).toBeVisible()
})

test('what is deleted is undone at once, or brought back from the trash', async ({ page }) => {
  await openSignedIn(page, '/projects')
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') })
  const [first, second] = [rows.nth(1), rows.nth(2)]
  const name = (await second.getByRole('cell').nth(2).innerText()).trim()
  await first.getByRole('checkbox').check()
  await second.getByRole('checkbox').check()
  await button(page, 'Move to the trash').click()
  await expect(page.getByText('2 moved to the trash.')).toBeVisible()
  await expect(page.getByRole('cell', { name, exact: true })).toBeHidden()
  await button(page, 'Undo').click()
  await expect(page.getByRole('cell', { name, exact: true })).toBeVisible()

  await page.getByRole('cell', { name, exact: true }).click()
  await button(page, 'More').click()
  await page.getByRole('menuitem', { name: 'Move to the trash' }).click()
  await button(page, 'Move to the trash').click()
  await expect(page.getByText('Moved to the trash.')).toBeVisible()
  await page.getByRole('link', { name: 'Trash', exact: true }).click()
  await expect(page.getByRole('cell', { name, exact: true })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('row', { name }).getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByText('The trash is empty.')).toBeVisible()
  await page.goto('/all-recent-project/')
  await expect(page.getByRole('link', { name }).first()).toBeVisible()
})

test('a table is pasted into a text and is on the site', async ({ page }) => {
  await openSignedIn(page, '/blogs/1')
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await text.press('Control+End')
  await text.evaluate((element) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<table><tr><th>Glass</th><th>Sound</th></tr><tr><td>Single</td><td>27 dB</td></tr></table>',
    )
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(text.getByRole('cell', { name: '27 dB' })).toBeVisible()
  await button(page, 'Publish').click()
  await expect(page.getByText('Published. It is on the site.')).toBeVisible()
  const slug = await field(page, 'Address').inputValue()
  await page.goto(`/blog-details-page/${slug}`)
  await expect(page.getByRole('cell', { name: '27 dB' })).toBeVisible()
})

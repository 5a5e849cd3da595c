import { type ChildProcess, spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'

const site = 'http://localhost:3112'
let here: ChildProcess
let other: ChildProcess

/** The site on 3112 reads from another process on 3111. */
function start(port: string, more: Record<string, string> = {}) {
  return spawn('node', ['e2e/serve.ts'], {
    env: { ...process.env, PORT: port, LOG_LEVEL: 'silent', ...more },
    stdio: 'ignore',
  })
}
const isReady = (port: string) =>
  expect
    .poll(
      () =>
        fetch(`http://localhost:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.beforeAll(async () => {
  other = start('3111')
  here = start('3112', { API_BASE_URL: 'http://localhost:3111' })
  await Promise.all([isReady('3111'), isReady('3112')])
})
test.afterAll(() => {
  here.kill('SIGTERM')
  other.kill('SIGTERM')
})

test('the site runs on another server, on the server and in the browser', async ({ page }) => {
  await page.goto(`${site}/upvc-door-and-window`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('uPVC')
  await page.getByRole('main').locator('a[href="/upvc-door-and-window/window"]').click()
  await expect(page.getByRole('main').locator('a[href^="/products/"]')).toHaveCount(8)
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect(page.getByRole('main').locator('a[href^="/products/"]')).toHaveCount(16)
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
})

test('when that server is down pages still come, with skeletons, and recover by themselves', async ({ page }) => {
  other.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch('http://localhost:3111/readyz').then(
        () => 'up',
        () => 'down',
      ),
    )
    .toBe('down')
  const response = await page.goto(`${site}/upvc-door-and-window/door`)
  expect(response?.status()).toBe(200)
  await expect(page.getByTestId('skeleton').first()).toBeVisible()
  other = start('3111')
  await isReady('3111')
  await expect(page.getByRole('main').locator('a[href^="/products/"]')).toHaveCount(8, { timeout: 30_000 })
})

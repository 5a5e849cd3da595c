import { type ChildProcess, spawn } from 'node:child_process'
import { expect, test } from './test.ts'
import { untilReady } from './until-started.ts'

const otherPort = String(Number(process.env.E2E_PORT ?? 3107) + 1)
const sitePort = String(Number(process.env.E2E_PORT ?? 3107) + 2)
const site = `http://localhost:${sitePort}`
let here: ChildProcess
let other: ChildProcess

/** The site reads from another process. */
function start(port: string, more: Record<string, string> = {}) {
  return spawn('node', ['e2e/serve.ts'], {
    env: { ...process.env, PORT: port, LOG_LEVEL: 'silent', ...more },
    stdio: 'ignore',
  })
}
const isReady = (port: string) => untilReady(`http://localhost:${port}`)

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  other = start(otherPort)
  here = start(sitePort, { API_BASE_URL: `http://localhost:${otherPort}` })
  await Promise.all([isReady(otherPort), isReady(sitePort)])
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
      fetch(`http://localhost:${otherPort}/readyz`).then(
        () => 'up',
        () => 'down',
      ),
    )
    .toBe('down')
  const response = await page.goto(`${site}/upvc-door-and-window/door`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('main').getByTestId('skeleton').first()).toBeVisible()
  other = start(otherPort)
  await isReady(otherPort)
  await expect(page.getByRole('main').locator('a[href^="/products/"]')).toHaveCount(8)
})

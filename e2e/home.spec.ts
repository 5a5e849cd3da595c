import { expect, test } from '@playwright/test'

test('the hero plays a looping, muted film behind category tiles that lead to /{slug}', async ({ page }) => {
  await page.goto('/')
  const film = page.locator('video')
  await expect(film).toHaveJSProperty('muted', true)
  await expect(film).toHaveJSProperty('loop', true)
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0)).toBe(true)
  for (const slug of [
    'upvc-door-and-window',
    'alu-home-interior',
    'commercial-partition-system',
    'profiles-and-accessories',
  ])
    await expect(page.getByRole('main').locator(`a[href="/${slug}"]`).first()).toBeVisible()
})

test('the film can be paused', async ({ page }) => {
  await page.goto('/')
  const film = page.locator('video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  await page.getByRole('button', { name: /pause.*film/i }).click()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
})

test('who asks for less motion gets no film and no autoplay', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const films: string[] = []
  page.on('request', (request) => /hero\.(mp4|webm)/.test(request.url()) && films.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(films).toEqual([])
})

test('the counters run from 0 to their targets once half of the section is visible', async ({ page }) => {
  await page.goto('/')
  const labels = ['Happy Clients', 'Years', 'Projects', 'Quality']
  const section = page.getByRole('main').locator('section').filter({ hasText: 'Happy Clients' })
  const running = section.locator('dd [aria-hidden]')
  await expect(running).toHaveText(['0', '0', '0', '0'])
  await section.scrollIntoViewIfNeeded()
  await expect(running).toHaveCount(0)
  for (const [index, value] of ['1500+', '25+', '386+', '99%'].entries())
    await expect(section.getByText(labels[index] ?? '', { exact: true }).locator('..')).toContainText(value)
})

test('every section of the specification is there, with its words', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  for (const name of ['Installation', 'Repair', 'Customization'])
    await expect(main.getByRole('heading', { name, exact: true })).toBeAttached()
  await expect(main.getByRole('heading', { name: /A railing you look through/ })).toBeAttached()
  await expect(main.locator('a[href="/all-recent-project/"]').first()).toBeAttached()
  await expect(main.locator('a[href^="/recent-project/"]').first()).toBeAttached()
  await expect(main.locator('a[href^="/blog-details-page/"]').first()).toBeAttached()
  await expect(main.getByText('Sunita Mathur')).toBeAttached()
  await expect(main.getByRole('link', { name: /Read More/ })).toHaveAttribute('href', '/about-us/')
})

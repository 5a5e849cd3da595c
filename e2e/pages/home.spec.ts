import { openWithPausedClock, waitForNetworkIdle } from '../fixtures/hydration.ts'
import { expect, type Locator, type Page, test } from '../fixtures/test.ts'
import { startSiteWithUnresponsiveApi } from '../fixtures/unresponsive-api.ts'

const hero = (page: Page) => page.getByRole('main').locator('section').first()
const tiles = (page: Page) => page.getByRole('navigation', { name: 'Product categories' })
const sectionOf = (page: Page, words: string) => page.getByRole('main').locator('section').filter({ hasText: words })

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

test('the film is as wide as the window', async ({ page }) => {
  await page.goto('/')
  for (const width of [390, 820, 1440, 2200]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.locator('video').evaluate((film) => film.getBoundingClientRect().toJSON()))
      .toMatchObject({ left: 0, width })
  }
})

test('the film can be paused', async ({ page }) => {
  await page.goto('/')
  const film = page.locator('video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  await page.getByRole('button', { name: /pause.*film/i }).click()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
})

test('with reduced motion no film is loaded', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const films: string[] = []
  page.on('request', (request) => /hero\.(mp4|webm)/.test(request.url()) && films.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForNetworkIdle(page)
  expect(films).toEqual([])
})

test('the hero shows skeletons until the video URL and the categories are loaded', async ({ page, baseURL }) => {
  await using site = await startSiteWithUnresponsiveApi(page, `${baseURL}`)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(site.url)
  const film = page.locator('video')
  const wide = () =>
    hero(page)
      .getByTestId('skeleton')
      .evaluateAll((all) => all.filter((each) => each.clientWidth === 1440 && each.clientHeight > 600).length)
  const pictures = () =>
    tiles(page)
      .getByTestId('skeleton')
      .evaluateAll((all) => all.filter((each) => each.clientHeight > 200).length)
  await expect.poll(wide).toBe(1)
  await expect.poll(pictures).toBe(4)
  await expect(film).toHaveCount(0)
  await expect(tiles(page).getByRole('link')).toHaveCount(0)

  site.answer('/api/app-setting')
  await expect(film).toBeAttached()
  expect(await wide()).toBe(0)
  expect(await pictures()).toBe(4)

  site.answer('/api/category')
  await expect(tiles(page).getByRole('link')).toHaveCount(4)
  await expect(tiles(page).getByTestId('skeleton')).toHaveCount(0)
})

test('the tiles show the reply of /api/category', async ({ page, baseURL }) => {
  await using site = await startSiteWithUnresponsiveApi(page, `${baseURL}`)
  await page.goto(site.url)
  site.answer('/api/app-setting')
  site.answer('/api/category', {
    success: '1',
    message: '',
    data: [{ id: 1, slug: 'glazed-verandas', title: 'Glazed verandas', image: '' }],
  })
  await expect(tiles(page).getByRole('heading')).toHaveText(['Glazed verandas'])
  await expect(tiles(page).getByRole('link')).toHaveAttribute('href', '/glazed-verandas')
})

const counters = [
  ['Happy Clients', 1500, '+'],
  ['Years', 25, '+'],
  ['Projects', 386, '+'],
  ['Quality', 99, '%'],
] as const
const zeros = counters.map(() => '0')

async function openCountersWithoutTime(page: Page) {
  await openWithPausedClock(page, '/')
  const section = sectionOf(page, 'Happy Clients')
  const running = section.locator('dd [aria-hidden]')
  await expect(running).toHaveText(zeros)
  return { section, running }
}

/** Scrolls until so much of it, from 0 to 1, has come up from below. */
async function bringUp(section: Locator, share: number) {
  await section.evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect()
    scrollBy({ top: top + height * share - innerHeight, behavior: 'instant' })
  }, share)
  await expect(section).toBeInViewport({ ratio: share - 0.02 })
}

test('the counters stay at 0 until half of the section is visible, then run to their targets', async ({ page }) => {
  const { section, running } = await openCountersWithoutTime(page)
  await bringUp(section, 0.45)
  for (let second = 1; second <= 5; second += 1) {
    await page.clock.runFor(1000)
    await expect(running).toHaveText(zeros)
  }
  await bringUp(section, 0.55)
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return running.count()
    })
    .toBe(0)
  for (const [label, target, suffix] of counters)
    await expect(section.getByText(label, { exact: true }).locator('..')).toContainText(`${target}${suffix}`)
})

test('the counters go in steps of target/500, one every 1 ms', async ({ page }) => {
  const { section, running } = await openCountersWithoutTime(page)
  await bringUp(section, 0.9)
  // What is shown is brought up to date once in a frame, which lasts 16 ms of this clock.
  const frameMs = 16
  const shown = async () => (await running.allTextContents()).map(Number)
  const afterSteps = (steps: number) => counters.map(([, target]) => Math.floor((target / 500) * steps))
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1)
        return (await shown())[0]
      },
      { intervals: [20] },
    )
    .toBeGreaterThan(0)
  const first = ((await shown())[0] ?? 0) / (1500 / 500)
  expect(first).toBeLessThanOrEqual(frameMs)
  for (let frames = 10; frames <= 30; frames += 10) {
    await page.clock.runFor(10 * frameMs)
    await expect.poll(shown).toEqual(afterSteps(first + frames * frameMs))
  }
  await page.clock.runFor(500 - 30 * frameMs + frameMs)
  await expect(running).toHaveCount(0)
})

test('the service slider has three cards', async ({ page }) => {
  await page.goto('/')
  const services = page.getByRole('main').getByRole('group', { name: 'Services' })
  await expect(services.getByRole('heading', { level: 3 })).toHaveText(['Installation', 'Repair', 'Customization'])
})

test('the new-launch block shows title, description and image of the banner call', async ({ page, request }) => {
  const { data } = await (await request.post('/api/banner', { multipart: { title: 'Home' } })).json()
  await page.goto('/')
  const block = sectionOf(page, 'New launch')
  await expect(block.getByRole('heading')).toHaveText(data.title.replace(/<[^>]*>/g, ''))
  await expect(block.getByText(data.description, { exact: true })).toBeVisible()
  await expectPainted(block.locator(`img[src="${data.image}"]`))
})

test('each recent project and each recent blog has a slide that leads to it', async ({ page, request }) => {
  const projects = await (await request.get('/api/our-projects')).json()
  const blogs = await (await request.post('/api/blog-list', { multipart: { blog_page: '1' } })).json()
  await page.goto('/')
  for (const [name, address, { data }] of [
    ['Recent projects', '/recent-project/', projects],
    ['Recent blogs', '/blog-details-page/', blogs],
  ] as const) {
    const slides = page.getByRole('main').getByRole('group', { name, exact: true }).getByRole('listitem')
    await expect(slides).toHaveCount(data.length)
    for (const { slug, title, image } of data) {
      const slide = slides.filter({ has: page.locator(`a[href="${address}${slug}"]`) })
      await expect(slide.getByRole('heading')).toHaveText(title)
      await expect(slide.locator(`img[src="${image}"]`)).toBeAttached()
    }
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'All recent projects' })).toHaveAttribute(
    'href',
    '/all-recent-project/',
  )
})

test('the trust banner shows a picture, its words and three promises', async ({ page }) => {
  await page.goto('/')
  const banner = sectionOf(page, 'What we stand for')
  await expect(banner.getByRole('heading', { level: 2 })).toHaveText('The people who measure are the people who answer')
  await expect(banner.getByText(/So we write down what we promise/)).toBeVisible()
  await expect(banner.getByRole('heading', { level: 3 })).toHaveText([
    'Measured twice',
    'Named on paper',
    'Ready for the rain',
  ])
  await expectPainted(banner.locator('img').first())
})

test("every client's words can be read in the testimonial slider, one after the other", async ({ page, request }) => {
  const { data } = await (await request.get('/api/review-list')).json()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const slider = page.getByRole('main').getByRole('group', { name: 'Testimonials' })
  await slider.scrollIntoViewIfNeeded()
  const next = slider.getByRole('button', { name: 'Next slide' })
  await expect(next).toBeVisible()
  expect(data.length).toBeGreaterThan(1)
  for (const { description, client_name, designation } of data) {
    const words = slider.getByRole('figure').filter({ hasText: description })
    await expect(words).toContainText(client_name)
    await expect(words).toContainText(designation)
    await words.scrollIntoViewIfNeeded()
    await expect(words).toBeInViewport({ ratio: 0.9 })
    await next.click()
  }
})

test('the about block says who the company is, with a picture and a Read More button to /about-us/', async ({
  page,
}) => {
  await page.goto('/')
  const block = page.getByRole('main').locator('section').last()
  await expect(block.getByRole('heading')).toHaveText('Made in Faridabad since 2013')
  await expect(block.getByText(/What began with uPVC windows/)).toBeVisible()
  await expectPainted(block.locator('img').first())
  await block.getByRole('link', { name: 'Read More' }).click()
  await expect(page).toHaveURL(/\/about-us\/$/)
})

async function expectPainted(picture: Locator) {
  await expect(picture).toBeAttached()
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toBeInViewport()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

import { expect, type Locator, type Page } from '@playwright/test'
import { axeFindings } from '../fixtures/axe.ts'
import { asha, fill } from '../fixtures/enquiry-form.ts'
import { openPage } from '../fixtures/hydration.ts'
import { test } from '../fixtures/test.ts'

/** A flat with six openings. */
const flat = [
  { room: 'Living room', preset: 'Casement window', width: '1300' },
  { room: 'Living room', preset: 'Sliding door', width: '2400' },
  { room: 'Bedroom', preset: 'Casement window', width: '1200' },
  { room: 'Bedroom', preset: 'Hinged door', width: '900' },
  { room: 'Kitchen', preset: 'Sliding window', width: '1500' },
  { room: 'Bathroom', preset: 'Ventilator', width: '600' },
]

type Act = (target: Locator) => Promise<unknown>

async function drawFlat(page: Page, act: Act, openings = flat) {
  const list = page.getByRole('navigation', { name: 'Your plan' })
  for (const [index, { room, preset, width }] of openings.entries()) {
    if (index > 0) {
      const isNewRoom = openings[index - 1]?.room !== room
      const openList = page.getByRole('button', { name: /^Your plan, \d+ openings?$/ })
      if (await openList.isVisible()) await act(openList)
      const add = isNewRoom ? 'Add a room' : `Add an opening in ${room}`
      await act(list.getByRole('button', { name: add }))
    }
    await act(page.getByRole('button', { name: preset, exact: true }))
    await setWidth(page, width)
  }
}

async function setWidth(page: Page, width: string) {
  const field = page.getByLabel('Width of the whole, in millimetres')
  await field.fill(width)
  await field.press('Enter')
  await expect(field).toHaveValue(width)
}

/** Fills in the enquiry form that "Send this plan" opens, and sends it. */
async function send(page: Page, act: Act) {
  await act(page.getByRole('button', { name: 'Send this plan' }).filter({ visible: true }).first())
  const dialog = page.getByRole('dialog', { name: 'Enquiry' })
  await expect(dialog.getByText(/Your plan JH(-\w{4}){3} is sent along/)).toBeVisible()
  await fill(dialog.getByRole('form', { name: 'Enquiry' }), asha)
  const sent = page.waitForRequest(/\/api\/contact-us$/)
  await act(dialog.getByRole('button', { name: 'Send this plan' }))
  expect((await sent).postDataJSON().plan_code).toMatch(/^JH(-\w{4}){3}$/)
  await expect(page.getByText(/We have your plan|Submitted successfully/).first()).toBeVisible()
}

test('three openings in two rooms are planned and sent with the mouse', async ({ page }) => {
  await openPage(page, '/plan')
  await drawFlat(page, (target) => target.click(), flat.slice(0, 3))
  await expect(page.getByRole('navigation', { name: 'Your plan' }).getByRole('listitem')).toHaveCount(3)
  await send(page, (target) => target.click())
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a flat with six openings is planned and sent by touch', async ({ page }) => {
    await openPage(page, '/plan')
    await drawFlat(page, (target) => target.tap())
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    await expect(page.getByRole('link', { name: /, home$/ })).toBeVisible()
    await send(page, (target) => target.tap())
  })

  test('the card of a problem scrolls away under the drawing', async ({ page }) => {
    await openPage(page, '/plan')
    await page.getByRole('button', { name: 'Casement window', exact: true }).tap()
    await setWidth(page, '2400')
    const card = page.getByRole('region', { name: 'Sash too wide' })
    const drawing = page.getByRole('img', { name: /Seen from inside/ })
    await card.evaluate((element) => {
      const canvas = document.querySelector('.planner-canvas')
      if (canvas) scrollBy(0, element.getBoundingClientRect().top - canvas.getBoundingClientRect().top)
    })
    const canvas = drawing.locator('..')
    await expect
      .poll(() =>
        canvas.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        }),
      )
      .toBe(true)
  })
})

test('two openings are planned and sent by keyboard only', async ({ page }) => {
  const press: Act = async (target) => {
    await target.focus()
    await target.press('Enter')
  }
  await openPage(page, '/plan')
  await drawFlat(page, press, [...flat.slice(0, 1), ...flat.slice(-1)])
  await page.getByRole('navigation').getByRole('button', { name: /^W1/ }).press('Enter')
  const joint = page.getByRole('slider', { name: 'Joint between A and B' })
  await joint.press('ArrowRight')
  await joint.press('Shift+ArrowRight')
  await expect(page.getByLabel('Width of part A, in millimetres')).toHaveValue('760')
  await page.keyboard.press('Control+z')
  await expect(page.getByLabel('Width of part A, in millimetres')).toHaveValue('660')
  await send(page, press)
})

test('a limit comes with remedies that cure it', async ({ page }) => {
  await openPage(page, '/plan')
  await page.getByRole('button', { name: 'Casement window', exact: true }).click()
  await setWidth(page, '2400')
  const card = page.getByRole('region', { name: 'Sash too wide' })
  await expect(card).toContainText('this system holds 750 mm at most')
  while (await card.isVisible()) await card.getByRole('button', { name: 'Divide into two sashes' }).click()
  await expect(page.getByRole('button', { name: /^Part D/ })).toBeVisible()
})

test('dragging a joint moves it, and the whole drag is one step', async ({ page }) => {
  await openPage(page, '/plan')
  await page.getByRole('button', { name: 'Casement window', exact: true }).click()
  const joint = page.getByRole('slider', { name: 'Joint between A and B' })
  await joint.hover()
  const box = await joint.boundingBox()
  if (!box) throw new Error('There is no joint')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.down()
  for (const by of [10, 20, 30, 40]) await page.mouse.move(x + by, y)
  await page.mouse.up()
  const partA = page.getByLabel('Width of part A, in millimetres')
  await expect(partA).not.toHaveValue('600')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(partA).toHaveValue('600')
})

test('reload, Back and another tab lose nothing', async ({ page, context }) => {
  await openPage(page, '/plan')
  await page.getByRole('button', { name: 'Casement window', exact: true }).click()
  await setWidth(page, '1350')
  await page.reload()
  await expect(page.getByLabel('Width of the whole, in millimetres')).toHaveValue('1350')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Width of the whole, in millimetres')).toHaveValue('1200')
  await openPage(page, '/about-us/')
  await page.goBack()
  await expect(page.getByLabel('Width of the whole, in millimetres')).toHaveValue('1200')
  const other = await context.newPage()
  await openPage(other, '/plan')
  await other.getByRole('navigation').getByRole('button', { name: 'Add a room' }).click()
  await other.getByRole('button', { name: 'Ventilator', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Your plan' }).getByRole('listitem')).toHaveCount(2)
  await setWidth(page, '1100')
  await expect(other.getByRole('navigation', { name: 'Your plan' })).toContainText('1,100 × 1,200')
})

test('without a connection the plan goes on, and says so when it cannot be saved', async ({ page, context }) => {
  await openPage(page, '/plan')
  await page.getByRole('button', { name: 'Sliding window', exact: true }).click()
  await context.setOffline(true)
  await setWidth(page, '1700')
  await page.getByRole('button', { name: 'Save & share link' }).click()
  await expect(page.getByText('The plan is still on this device')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save & share link' }).click()
  await expect(page.getByRole('dialog', { name: 'Links to your plan' })).toContainText('Saved as JH-')
})

test('a shared link shows the plan, a copy can be changed beside the own plan, and the edit link changes the original', async ({
  page,
  browser,
}) => {
  await openPage(page, '/plan')
  await page.getByRole('button', { name: 'Sliding door', exact: true }).click()
  await page.getByRole('button', { name: 'Save & share link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Links to your plan' })
  const view = await dialog.getByLabel('Link to look at').inputValue()
  const edit = await dialog.getByLabel('Link to change it').inputValue()
  const guest = await browser.newPage()
  const width = guest.getByLabel('Width of the whole, in millimetres')
  await openPage(guest, '/plan')
  await guest.getByRole('button', { name: 'Ventilator', exact: true }).click()
  await expect(width).toHaveValue('600')
  await openPage(guest, view)
  await expect(guest.getByRole('cell', { name: '2,100 × 2,100 mm' })).toBeVisible()
  expect(await guest.content()).not.toContain(edit.split('=')[1] ?? '')
  await guest.getByRole('button', { name: 'Make a copy to change' }).click()
  await expect(width).toHaveValue('2100')
  await guest.reload()
  await guest.getByRole('button', { name: 'Undo' }).click()
  await expect(width).toHaveValue('600')
  await openPage(guest, view)
  await guest.evaluate((link) => location.assign(link), edit)
  const change = guest.getByRole('button', { name: 'Change this plan' })
  await expect(change).toBeVisible()
  await expect(guest).toHaveURL(view)
  await guest.reload()
  await change.click()
  await setWidth(guest, '2300')
  await guest.getByRole('button', { name: 'Save & share link' }).click()
  await expect(guest.getByRole('dialog', { name: 'Links to your plan' })).toBeVisible()
  await openPage(page, view)
  await expect(page.getByRole('cell', { name: '2,300 × 2,100 mm' })).toBeVisible()
  await guest.close()
})

test('an unknown code is a 404 that offers to start a plan', async ({ page }) => {
  const response = await openPage(page, '/plan/JH-ZZZZ-ZZ')
  expect(response?.status()).toBe(404)
  await page.getByRole('main').getByRole('link', { name: 'Plan your windows' }).click()
  await expect(page.getByRole('heading', { name: 'Which opening shall we draw first?' })).toBeVisible()
})

test('a product opens in the planner as it is drawn', async ({ page }) => {
  await openPage(page, '/products/anthracite-casement-with-fixed-light')
  await page.getByRole('link', { name: 'Plan this window' }).click()
  await expect(page.getByLabel('Width of the whole, in millimetres')).toHaveValue('1950')
  await expect(page.getByRole('button', { name: 'Part B: fixed' })).toBeVisible()
  await expect(page).toHaveURL('/plan')
  await setWidth(page, '1800')
  await page.reload()
  await expect(page.getByLabel('Width of the whole, in millimetres')).toHaveValue('1800')
  await expect(page.getByRole('navigation', { name: 'Your plan' }).getByRole('listitem')).toHaveCount(1)
})

test('a damaged link says so, and the planner starts empty', async ({ page }) => {
  await openPage(page, '/plan?design=eyJ2IjoxfQAAAA')
  await expect(page.getByRole('alert').filter({ hasText: 'This link is damaged' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Casement window', exact: true })).toBeVisible()
})

test('axe finds nothing in any state of the planner', async ({ page }) => {
  await openPage(page, '/plan')
  expect(await axeFindings(page), 'empty').toEqual([])
  await page.getByRole('button', { name: 'Look at a sample house' }).click()
  await setWidth(page, '2400')
  expect(await axeFindings(page, '.planner'), 'problem').toEqual([])
  for (const group of ['System', 'Opening', 'Colour', 'Glass', 'Mesh and grille', 'Handle', 'Sill and measure']) {
    await page.getByRole('button', { name: new RegExp(`^${group}`) }).click()
    expect(await axeFindings(page, '.planner-side'), group).toEqual([])
  }
  await page.getByRole('button', { name: 'How we worked this out' }).first().click()
  expect(await axeFindings(page), 'working').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Night' }).click()
  await page.getByRole('button', { name: '3D' }).click()
  expect(await axeFindings(page, '.planner'), '3D at night').toEqual([])
  await page.getByRole('tab', { name: 'Whole plan' }).click()
  expect(await axeFindings(page, '.planner'), 'whole plan').toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a wide drawing fits on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/plan')
    await page.getByRole('button', { name: 'Sliding window', exact: true }).click()
    const box = await page
      .getByRole('img', { name: /^Sliding window/ })
      .locator('svg')
      .boundingBox()
    if (!box) throw new Error('There is no drawing')
    expect(box.x + box.width).toBeLessThanOrEqual(390)
  })

  test('an opening is chosen, sized, drawn by the server, saved and sent', async ({ page }) => {
    await page.goto('/plan')
    await page.getByRole('button', { name: 'Casement window', exact: true }).click()
    await expect(page.getByRole('img', { name: /Double casement window, 1,200 × 1,200 mm/ })).toBeVisible()
    await page.getByLabel(/^Width/).fill('135 cm')
    await page.getByRole('button', { name: 'Change W1' }).click()
    await expect(page.getByRole('img', { name: /1,350 × 1,200 mm/ })).toBeVisible()
    await page.getByLabel(/^Width/).fill('9 km')
    await page.getByRole('button', { name: 'Change W1' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'is not a size' })).toBeVisible()
    await expect(page.getByRole('img', { name: /1,350 × 1,200 mm/ })).toBeVisible()
    await page.getByRole('button', { name: 'Sliding door', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'D1, Bedroom' })).toBeVisible()
    await page.getByRole('button', { name: 'Save this plan' }).click()
    const saved = page.getByRole('status').filter({ hasText: /Saved as JH(-\w{4}){3}/ })
    await expect(saved.getByRole('link')).toHaveCount(2)
    await page
      .getByLabel(/^Width/)
      .first()
      .fill('1500')
    await page.getByRole('button', { name: 'Change W1' }).click()
    await expect(page.getByRole('form', { name: 'Enquiry' })).toBeHidden()
    await page.getByRole('button', { name: 'Save this plan' }).click()
    await fill(page.getByRole('form', { name: 'Enquiry' }), { ...asha, 'Phone number': '123' })
    await page.getByRole('button', { name: 'Send this plan' }).click()
    await expect(page.getByRole('img', { name: /1,500 × 1,200 mm/ })).toBeVisible()
    await expect(saved.getByRole('link')).toHaveCount(2)
    await fill(page.getByRole('form', { name: 'Enquiry' }), asha)
    await page.getByRole('button', { name: 'Send this plan' }).click()
    await expect(page.getByText('Thank you. We have your plan').first()).toBeVisible()
  })
})

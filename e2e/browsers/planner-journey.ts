import { type Browser, enterKey, type Point } from './browser.ts'

const timeoutMs = 30_000

type SaveScreenshot = (step: string) => Promise<void>

/** Draws two openings, changes, shares and sends them, as a first-time visitor would. */
export async function planWindows(browser: Browser, site: string, save: SaveScreenshot) {
  await browser.resize(1440, 900)
  await browser.open(`${site}/plan`)
  await waitFor(browser, "'hydrated' in document.documentElement.dataset")
  await save('empty')
  await click(browser, 'button', /^Casement window$/)
  await find(browser, 'button', /^Part A/)
  await setSize(browser, /^Width of the whole/, '1350')
  await waitFor(browser, `${fieldValue(/^Width of part A/)} === '675'`)

  const [x, y] = await find(browser, '[role=slider]', /^Joint between A and B/)
  const points = [0, 10, 20, 30, 40].map((by): Point => [x + by, y])
  await browser.drag(points)
  await waitFor(browser, `Number(${fieldValue(/^Width of part A/)}) > 675`)
  await click(browser, 'button', /^Undo$/)
  await waitFor(browser, `${fieldValue(/^Width of part A/)} === '675'`)
  await click(browser, 'button', /^Glass/)
  await save('drawing')

  await click(browser, 'button', /^Outside$/)
  await click(browser, 'button', /^Night$/)
  await save('outside-night')
  await click(browser, 'button', /^Inside$/)
  await click(browser, 'button', /^Day$/)
  await click(browser, 'button', /^3D$/)
  await save('3d')
  await click(browser, 'button', /^2D$/)

  await setSize(browser, /^Width of the whole/, '2400')
  await expectText(browser, 'Sash too wide')
  await save('problem')
  await click(browser, 'button', /^Divide into two sashes$/)

  await click(browser, 'button', /^Add a room$/)
  await click(browser, 'button', /^Sliding door$/)
  await expectText(browser, 'D1')
  await browser.open(`${site}/plan`)
  await waitFor(browser, "document.querySelectorAll('#plan-list li').length === 2")
  await click(browser, '[role=tab]', /^Whole plan/)
  await save('whole-plan')
  await browser.resize(390, 844)
  await click(browser, '[role=tab]', /^Draw/)
  await waitFor(browser, `${elementOf('input', /^Width of the whole/)}?.getBoundingClientRect().right < 390`)
  await save('phone')
  await browser.resize(1440, 900)

  await click(browser, 'button', /^Send this plan$/)
  await waitFor(
    browser,
    "document.querySelector('dialog[open] form input[name=name], dialog[open] form input') !== null",
  )
  const form = { Name: 'Asha Rathore', 'Phone number': '9812345678', Email: 'asha@example.in' }
  for (const [label, value] of Object.entries(form)) await fill(browser, label, value)
  await save('send')
  await click(browser, 'dialog[open] button', /^Send this plan$/)
  await expectText(browser, 'We have your plan|Submitted successfully')

  const code = String(
    await browser.evaluate("Object.values(JSON.parse(localStorage.getItem('house-plan')).savedAs)[0].code"),
  )
  await browser.open(`${site}/plan/${code}`)
  await expectText(browser, code)
  await expectText(browser, 'Every drawing is at the same scale')
  await save('shared')
}

async function setSize(browser: Browser, label: RegExp, value: string) {
  await find(browser, 'input', label)
  await browser.evaluate(`(() => { const field = ${elementOf('input', label)}; field.focus(); field.select() })()`)
  await browser.type(`${value}${enterKey}`)
  await waitFor(browser, `${fieldValue(label)} === '${value}'`)
}

/** Types into the field of the open dialog that has this label. */
async function fill(browser: Browser, label: string, value: string) {
  await browser.evaluate(
    `[...document.querySelectorAll('dialog[open] label')].find((each) => each.textContent.trim().startsWith('${label}')).control.focus()`,
  )
  await browser.type(value)
}

async function click(browser: Browser, selector: string, name: RegExp) {
  const point = await find(browser, selector, name)
  await browser.drag([point])
}

/** The middle of a visible element, scrolled into view. */
async function find(browser: Browser, selector: string, name: RegExp) {
  const place = `(() => {
    const found = ${elementOf(selector, name)}
    if (!found) return null
    found.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = found.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  })()`
  return (await waitFor(browser, place)) as Point
}

/** JavaScript that finds an element by its label or text. */
function elementOf(selector: string, name: RegExp) {
  return `[...document.querySelectorAll('${selector}')].find((each) => each.checkVisibility() && !each.disabled && ${name}.test((each.getAttribute('aria-label') ?? each.textContent).trim()))`
}

function fieldValue(label: RegExp) {
  return `${elementOf('input', label)}?.value.replace(',', '')`
}

async function expectText(browser: Browser, pattern: string) {
  await waitFor(browser, `/${pattern}/.test(document.body.innerText)`)
}

/** Waits until the expression is neither false nor null, and returns its value. */
async function waitFor(browser: Browser, expression: string) {
  const end = Date.now() + timeoutMs
  for (;;) {
    const value = await browser.evaluate(expression)
    if (value !== null && value !== false) return value
    if (Date.now() > end) throw new Error(`Not within ${timeoutMs / 1000} s: ${expression}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

import { presets } from '@house/fenestration/plan/presets'
import { JSDOM } from 'jsdom'
import { expect } from 'vitest'
import { find, replyOf, test, textOf } from './open-page.ts'

const [preset] = presets
if (!preset) throw new Error('There are no presets')
const plan = { name: 'Flat in Jaipur', items: [{ ...preset.design, room: 'Bedroom', name: 'W1' }] }

/** Screens of the planner have neither the header nor the footer of other pages. */
async function read(response: Response) {
  const { document } = new JSDOM(await response.text()).window
  return { document, main: find(document, 'main') }
}

test('the page of a plan shows its newest version at once, and is noindex', async ({ request, api }) => {
  const { code, edit_key, url } = (await replyOf(api.plan({ plan }))).data
  expect(textOf(find((await read(await request(url))).main, 'h1'))).toBe('Flat in Jaipur')
  await replyOf(api.plan({ plan: { ...plan, name: 'Villa in Jaipur' }, code, edit_key }))
  for (const path of [url, url.toLowerCase(), url.replace('/plan', '/%70lan')]) {
    const response = await request(path)
    const { document, main } = await read(response)
    expect(textOf(find(main, 'h1'))).toBe('Villa in Jaipur')
    expect(find(document, 'meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(document.querySelector('meta[property="og:image"], link[rel=canonical]')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  }
})

test('a shared plan has its estimate in the HTML: a range, GST, terms and every line', async ({ request, api }) => {
  const { url } = (await replyOf(api.plan({ plan }))).data
  const { main } = await read(await request(url))
  const estimate = textOf(find(main, '[aria-label=Estimate]'))
  expect(estimate).toMatch(/With GST ?₹ [\d,]+ – [\d,]+/)
  for (const text of ['GST 18 %', 'In the estimate', 'Not in it', 'How we worked this out', 'fixed after we measure'])
    expect(estimate).toContain(text)
  expect(textOf(main)).not.toMatch(/complies|guaranteed price/i)
})

test.for(['/plan/JH-0000-00', '/plan/nonsense', `/plan/${'x'.repeat(50)}`])(
  '%s is a 404 page that offers to start a plan',
  async (path, { request }) => {
    const response = await request(path)
    expect(response.status).toBe(404)
    find((await read(response)).main, 'a[href="/plan"]')
  },
)

test('the planner itself is a page like any other', async ({ request }) => {
  const response = await request('/plan')
  expect(response.status).toBe(200)
  const { document } = await read(response)
  expect(document.querySelector('meta[name=robots]')).toBeNull()
  find(document, 'meta[property="og:image"]')
  expect(response.headers.get('x-robots-tag')).toBeNull()
})

test('a visitor who guesses codes has to wait, with a message', async ({ request, api }) => {
  const url = '/plan/JH-0000-0000-0000'
  for (let count = 0; count < 30; count += 1) await api.planDetails({ code: 'JH-0000-0000-0000' })
  const response = await request(url)
  expect(response.status).toBe(429)
  expect(textOf((await read(response)).main)).toMatch(
    /Those were many wrong codes\. Please try again in \d+ minutes?\./,
  )
  const pdf = await request(`${url}/plan.pdf`)
  expect(pdf.status).toBe(429)
  expect(await pdf.text()).toMatch(/^Those were many wrong codes/)
})

import { writeEnquiryContext } from '@house/contract/enquiry/context'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { moveTo, owner, ownerEnv } from '../fixtures/back-office.ts'
import { openPage } from '../fixtures/hydration.ts'
import { startSite } from '../fixtures/site-process.ts'
import { test } from '../fixtures/test.ts'

let server: Awaited<ReturnType<typeof startSite>>
let site = ''

test.describe.configure({ mode: 'serial' })
// Stored content must be harmless even without the CSP, which is the second line of defence.
test.use({ bypassCSP: true, viewport: { width: 1440, height: 900 } })
test.beforeAll(async () => {
  server = await startSite({ ENQUIRY_LIMIT_PER_MINUTE: '0', ...ownerEnv })
  site = server.url
})
test.afterAll(() => server.stop())

/** One payload for each known bypass of a sanitiser, a template or a parser. It calls `pwn` when it runs. */
const payloads = [
  '<script>pwn(1)</script>',
  '<img src=x onerror=pwn(2)>',
  '<svg onload=pwn(3)>',
  '<svg><script>pwn(4)</script></svg>',
  '<svg><animate onbegin=pwn(5) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=pwn(6)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=pwn(7)>">',
  '<template><img src=x onerror=pwn(8)></template>',
  '<iframe srcdoc="<script>parent.pwn(9)</script>"></iframe>',
  '<object data="javascript:pwn(10)"></object>',
  '<<script>script>pwn(11)<</script>/script>',
  '<img src="x" alt="`><script>pwn(12)</script>">',
  '</title><script>pwn(13)</script>',
  '</script><script>pwn(14)</script>',
  '</textarea></style></noscript><img src=x onerror=pwn(15)>',
  '<!--><img src=x onerror=pwn(16)>-->',
  '<button autofocus onfocus=pwn(17)>x</button>',
  '<details open ontoggle=pwn(18)>x</details>',
  '<meta http-equiv=refresh content="0;url=javascript:pwn(19)">',
  '"><img src=x onerror=pwn(20)>',
  "' onmouseover='pwn(21)' x='",
  '&lt;img src=x onerror=pwn(22)&gt;',
  '\\u003cimg src=x onerror=pwn(23)\\u003e',
  '<video><source onerror=pwn(24)></video>',
  '<body onload=pwn(25)>',
  '\u2028</script><script>pwn(26)</script>',
  ']]>]]><script xmlns="http://www.w3.org/1999/xhtml">pwn(27)</script><![CDATA[x]]>',
  '[Company Name] <b>bold</b> [phone]',
  '<a href="[Company Name]">press</a>',
  '<a href="javascript:pwn(28)">press</a>',
  '<a href="jav&#x09;ascript:pwn(29)">press</a>',
  '<a href="&#14;javascript:pwn(30)">press</a>',
  '<a href="data:text/html,<script>pwn(31)</script>">press</a>',
  '<p style="animation:x" onanimationstart=pwn(32) onmouseover=pwn(32)>x</p>',
]

/** Each in its own paragraph, because an element left open would hide the payloads after it from the parser. */
const paragraphs = payloads.map((payload, number) => `<p>${payload}</p><p>${markerOf(number)}</p>`)

/** Follows the payload: where a page shows it, the parser has read the whole payload. */
function markerOf(number: number) {
  return `(end of ${number})`
}

/** Fields without free text. */
const structuredFields = new RegExp(
  `^(${[
    'id|slug|image\\d?|icon_image|page_banner|page_bottom_image|icon|phone|status|datetime|kind|type|version|key',
    'materials|openings|mesh|colours|rooms|problem|measure|product_filter',
  ].join('|')})$`,
)

/** Breaks out of an attribute, a title or a script, within the length of the shortest field. */
const breakout = '"\'></title></script><img src=x onerror=pwn(0)>'
/** The part of it that is text everywhere, even where HTML is allowed. */
const visibleText = `"'>`

/** The record with payloads in each of its texts. Blocks of a page are identified by their name, which is not text. */
function withPayloads(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => withPayloads(each, name))
  if (typeof value === 'object' && value !== null) {
    const isBlock = 'items' in value
    return Object.fromEntries(
      Object.entries(value).map(([each, inside]) => [
        each,
        isBlock && each === 'name' ? inside : withPayloads(inside, each),
      ]),
    )
  }
  if (typeof value !== 'string' || structuredFields.test(name)) return value
  if (['description', 'text', 'page_description'].includes(name)) return paragraphs.join('')
  // A reason states no number.
  return name === 'reason' ? breakout.replace('0', '') : breakout
}

const headers = { 'sec-fetch-site': 'same-origin' }

async function storePayloads(request: APIRequestContext) {
  const call = `${site}/admin/api`
  const rejected: string[] = []
  const send = async (method: 'post' | 'put' | 'delete', path: string, data: object = {}) => {
    const response = await request[method](`${call}${path}`, { data, headers })
    if (response.status() !== 200) rejected.push(`${path}: ${await response.text()}`)
  }
  const read = async (path: string) => (await (await request.get(`${call}${path}`, { headers })).json()).data
  await send('post', '/session', owner)
  const resources = [
    ...['products', 'categories', 'sub-items', 'accessories', 'accessory-categories', 'accessory-groups'],
    ...['blogs', 'projects', 'reviews', 'offices', 'pages', 'media'],
  ]
  for (const resource of resources) {
    const list: { id: number }[] = await read(`/${resource}?per_page=100&page=1`)
    const ids = list.map(({ id }) => id)
    for (const id of resource === 'pages' ? ids : new Set([1, ...ids.slice(0, 2)])) {
      const path = `/${resource}/${id}`
      const { plan_design, ...texts } = await read(path)
      // A design consists of keywords and numbers, which are checked.
      const record = { ...(withPayloads(texts) as object), ...(plan_design !== undefined && { plan_design }) }
      // A review is short: each gets half of the payloads.
      const part = paragraphs.filter((_, number) => number % 2 === id % 2).join('')
      const values = { media: { alt: breakout }, reviews: { ...record, description: part } }[resource] ?? record
      await send('put', path, values)
    }
  }
  const settings = { company_name: `javascript:pwn(33)//${breakout}`, tagline: breakout, meta_title: breakout }
  await send('put', '/settings/1', { ...(await read('/settings/1')), ...settings, meta_description: breakout })
  await send('post', '/staff', { name: breakout, email: 'eve@jharokha.example', role: 'sales' })
  await send('post', '/synonyms', { word: 'quux', means: ['window'] })
  await send('post', '/redirects', { from_path: '/old-door', to_path: '/about-us' })
  await send('post', '/reviews', { description: breakout, client_name: breakout, designation: breakout })
  await send('delete', `/reviews/${(await read('/reviews?sort=id&order=DESC'))[0].id}`)
  const lead = {
    ...{
      customer_name: `${visibleText}<img src=x onerror=pwn(98)>`,
      phone_number: '9812345678',
      email: '"><svg/onload=pwn(99)>',
    },
    required_service: 'other',
    otherdescription: breakout,
    type: 'dealership_request',
    state: '<b>Haryana',
    city: '<i>Faridabad',
    comment: '<img src=x onerror=pwn(96)>',
  }
  const context = { page: `/${breakout}`, referrer: 'javascript:pwn(95)', utm_source: breakout, language: breakout }
  const response = await request.post(`${site}/api/contact-us`, {
    data: lead,
    headers: { 'enquiry-context': writeEnquiryContext(context) },
  })
  expect(response.status()).toBe(200)
  await send('post', '/leads/1/release')
  await send('post', '/leads/1/notes', { text: breakout })
  return rejected
}

/** Event handlers and URLs that would run script. `document` is the page, or what the browser parses from the HTML. */
function findExecutable(html?: string) {
  const root = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  const base = location.protocol === 'about:' ? 'http://localhost' : document.baseURI
  const handlers = (element: Element) => element.getAttributeNames().filter((name) => /^on/i.test(name))
  const urls = (element: Element) =>
    ['href', 'src', 'action', 'formaction', 'data', 'srcdoc', 'xlink:href'].flatMap((name) => {
      const value = element.getAttribute(name)
      if (value === null) return []
      const { protocol } = URL.canParse(value, base) ? new URL(value, base) : { protocol: '' }
      const isImage = protocol === 'data:' && element.matches('img')
      return isImage || /^(https?|mailto|tel|blob|):?$/.test(protocol) ? [] : [`${name}=${value}`]
    })
  const scripts = [...root.querySelectorAll('script')].filter(({ textContent }) => /^\s*pwn\(/.test(textContent ?? ''))
  const found = [...root.querySelectorAll('*')].flatMap((element) =>
    [...handlers(element), ...urls(element)].map((each) => `${element.tagName} ${each}`),
  )
  for (const script of root.querySelectorAll('script')) if (html !== undefined) script.remove()
  return { found: [...found, ...scripts.map(({ textContent }) => textContent)], text: root.body.textContent ?? '' }
}

async function expectHarmless(page: Page, executed: unknown[]) {
  const { found } = await page.evaluate(findExecutable, undefined)
  expect([page.url(), found, executed]).toEqual([page.url(), [], []])
}

/** Collects the payloads that run on the page. */
async function watchPayloads(page: Page) {
  const executed: unknown[] = []
  await page.exposeFunction('pwn', (payload: unknown) => executed.push(payload))
  page.on('dialog', async (dialog) => {
    executed.push(dialog.message())
    await dialog.dismiss()
  })
  return executed
}

/** Every kind of page, with whether it shows all payloads. */
async function sitePages(request: APIRequestContext) {
  const read = async (path: string) => (await (await request.get(`${site}/admin/api${path}`, { headers })).json()).data
  const slugOf = async (resource: string) => (await read(`/${resource}/1`)).slug
  const product = await slugOf('products')
  const list = (await read('/sub-items')).find(
    ({ type, id }: { type: string; id: number }) => type === 'Product' && id < 3,
  )
  const { slug: category } = await read(`/categories/${list.category_id}`)
  return {
    product: `/products/${product}`,
    article: `/blog-details-page/${await slugOf('blogs')}`,
    withAllPayloads: [`/recent-project/${await slugOf('projects')}`, '/privacy-policy'],
    others: [
      ...['/', '/about-us', '/locate-us/', '/blogs/', `/search?q=${encodeURIComponent(breakout)}`],
      ...[`/${category}`, `/${category}/${list.slug}`, `/accessories-shop/${product}`],
      `/accessories/${await slugOf('accessory-categories')}`,
    ],
  }
}

test('no payload that staff store in any text runs on the site', async ({ page, request }) => {
  expect(await storePayloads(request)).toEqual([])
  const executed = await watchPayloads(page)
  const { product, article, withAllPayloads, others } = await sitePages(request)
  const unsanitised = await page.evaluate(findExecutable, paragraphs.join(''))
  expect(unsanitised.found.length).toBeGreaterThan(15)
  const missingIn = (text: string) => payloads.filter((_, number) => !text.includes(markerOf(number)))

  for (const path of [...withAllPayloads, ...others]) {
    const html = await (await request.get(site + path)).text()
    const { found, text } = await page.evaluate(findExecutable, html)
    expect([path, found, text.includes(visibleText)]).toEqual([path, [], true])
    if (withAllPayloads.includes(path)) expect([path, missingIn(text)]).toEqual([path, []])
  }
  const reflected = encodeURIComponent('<img src=x onerror=pwn(97)>')
  for (const path of [`/${reflected}`, `/products/${reflected}`, `/not-found?${reflected}`]) {
    const html = await (await request.get(site + path)).text()
    expect([path, (await page.evaluate(findExecutable, html)).found]).toEqual([path, []])
  }

  for (const path of [product, article]) {
    await openPage(page, site + path)
    await expect(page.getByRole('main').first(), path).toContainText(visibleText)
    await expectHarmless(page, executed)
    expect([path, missingIn((await page.getByRole('main').first().textContent()) ?? '')]).toEqual([path, []])
  }
  await page.getByRole('button', { name: 'Open search' }).click()
  await page.getByRole('banner').getByRole('combobox', { name: 'Search products' }).fill('onerror')
  await expect(page.getByRole('option', { name: visibleText }).first()).toBeVisible()
  await expectHarmless(page, executed)
  await openPage(page, `${site}/${reflected}?${reflected}#${reflected}`)
  await expect(page.getByRole('main').first()).toBeVisible()
  await expectHarmless(page, executed)
})

test('no payload that visitors and colleagues store runs in the back office', async ({ page }) => {
  const executed = await watchPayloads(page)
  await page.request.post(`${site}/admin/api/session`, { data: owner, headers })
  await page.goto(`${site}/admin/account`)
  const screens = ['/', '/leads', '/leads/1/show', '/reviews', '/pages/1', '/media', '/staff', '/audit', '/products/1']
  for (const path of screens) {
    await moveTo(page, `/admin${path}`)
    await expect.poll(() => visibleTextOf(page), { message: path }).toContain(visibleText)
    await expectHarmless(page, executed)
  }
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Compare' }).first().click()
  await expect(page.getByRole('dialog')).toContainText(visibleText)
  await page.waitForLoadState('networkidle')
  await expectHarmless(page, executed)
})

/** The text of the screen and of its inputs. */
function visibleTextOf(page: Page) {
  return page.getByRole('main').evaluate((main) => {
    const inputs = [...main.querySelectorAll('input, textarea')] as HTMLInputElement[]
    return [main.textContent, ...inputs.map(({ value }) => value)].join('\n')
  })
}

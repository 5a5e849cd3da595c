import { writeEnquiryContext } from '@house/contract/enquiry/context'
import { moveTo, owner, ownerEnv } from '../fixtures/back-office.ts'
import { waitForNetworkIdle } from '../fixtures/hydration.ts'
import { startSite } from '../fixtures/site-process.ts'
import { type APIRequestContext, expect, type Page, test } from '../fixtures/test.ts'

let server: Awaited<ReturnType<typeof startSite>>
let site = ''

test.describe.configure({ mode: 'serial' })
// What is stored must be harmless by itself; the policy that forbids scripts is a second wall.
test.use({ bypassCSP: true, viewport: { width: 1440, height: 900 } })
test.beforeAll(async () => {
  server = await startSite({ ENQUIRY_LIMIT_PER_MINUTE: '0', ...ownerEnv })
  site = server.url
})
test.afterAll(() => server.stop())

/** One of each way that is known to get past a sanitiser, a template or a parser; `pwn` says that it ran. */
const bypasses = [
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

/** Each in a paragraph of its own: what one opens would hide those behind it from the parser. */
const paragraphs = bypasses.map((bypass, number) => `<p>${bypass}</p><p>${endOf(number)}</p>`)

/** Where this is shown, the way past before it was read to its end. */
function endOf(number: number) {
  return `(end of ${number})`
}

/** Fields that hold something other than words; a phone number is refused unless it is one. */
const notWords =
  /^(id|slug|image\d?|icon_image|page_banner|page_bottom_image|icon|phone|status|datetime|kind|type|version|key)$/

/** Out of an attribute, a title or a script, in what the shortest field takes. */
const wayOut = '"\'></title></script><img src=x onerror=pwn(0)>'
/** What of it is words wherever it is shown, even where HTML is allowed. */
const shown = `"'>`

/** The record with ways past in every text it has. Parts of a page are found by their name, which is no text. */
function poisoned(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => poisoned(each, name))
  if (typeof value === 'object' && value !== null) {
    const isPart = 'items' in value
    return Object.fromEntries(
      Object.entries(value).map(([each, inside]) => [
        each,
        isPart && each === 'name' ? inside : poisoned(inside, each),
      ]),
    )
  }
  if (typeof value !== 'string' || notWords.test(name)) return value
  if (['description', 'text', 'page_description'].includes(name)) return paragraphs.join('')
  return wayOut
}

const headers = { 'sec-fetch-site': 'same-origin' }

async function writeEverywhere(request: APIRequestContext) {
  const call = `${site}/admin/api`
  const refused: string[] = []
  const send = async (method: 'post' | 'put' | 'delete', path: string, data: object = {}) => {
    const answer = await request[method](`${call}${path}`, { data, headers })
    if (answer.status() !== 200) refused.push(`${path}: ${await answer.text()}`)
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
      const record = poisoned(await read(path)) as object
      // A review is short: each takes a part.
      const part = paragraphs.filter((_, number) => number % 2 === id % 2).join('')
      const words = { media: { alt: wayOut }, reviews: { ...record, description: part } }[resource] ?? record
      await send('put', path, words)
    }
  }
  const settings = { company_name: `javascript:pwn(33)//${wayOut}`, tagline: wayOut, meta_title: wayOut }
  await send('put', '/settings/1', { ...(await read('/settings/1')), ...settings, meta_description: wayOut })
  await send('post', '/staff', { name: wayOut, email: 'eve@jharokha.example', role: 'sales' })
  await send('post', '/synonyms', { word: 'quux', means: ['window'] })
  await send('post', '/redirects', { from_path: '/old-door', to_path: '/about-us' })
  await send('post', '/reviews', { description: wayOut, client_name: wayOut, designation: wayOut })
  await send('delete', `/reviews/${(await read('/reviews?sort=id&order=DESC'))[0].id}`)
  const lead = {
    ...{
      customer_name: `${shown}<img src=x onerror=pwn(98)>`,
      phone_number: '9812345678',
      email: '"><svg/onload=pwn(99)>',
    },
    ...{ required_service: 'other', otherdescription: wayOut, type: 'dealership_request' },
    ...{ state: '<b>Haryana', city: '<i>Faridabad', comment: '<img src=x onerror=pwn(96)>' },
  }
  const context = { page: `/${wayOut}`, referrer: 'javascript:pwn(95)', utm_source: wayOut, language: wayOut }
  const answer = await request.post(`${site}/api/contact-us`, {
    data: lead,
    headers: { 'enquiry-context': writeEnquiryContext(context) },
  })
  expect(answer.status()).toBe(200)
  await send('post', '/leads/1/release')
  await send('post', '/leads/1/notes', { text: wayOut })
  return refused
}

/** Looks for whatever ran or would run when pressed. */
async function expectHarmless(page: Page, ran: unknown[]) {
  const found = await page.evaluate(() => {
    const handlers = (element: Element) => element.getAttributeNames().filter((name) => /^on/i.test(name))
    const addresses = (element: Element) =>
      ['href', 'src', 'action', 'formaction', 'data', 'srcdoc', 'xlink:href'].flatMap((name) => {
        const value = element.getAttribute(name)
        if (value === null) return []
        const { protocol } = URL.canParse(value, document.baseURI) ? new URL(value, document.baseURI) : { protocol: '' }
        const isPicture = protocol === 'data:' && element.matches('img')
        return isPicture || /^(https?|mailto|tel|blob|):?$/.test(protocol) ? [] : [`${name}=${value}`]
      })
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [...handlers(element), ...addresses(element)].map((each) => `${element.tagName} ${each}`),
    )
  })
  expect([page.url(), found, ran]).toEqual([page.url(), [], []])
}

async function watched(page: Page) {
  const ran: unknown[] = []
  await page.exposeFunction('pwn', (what: unknown) => ran.push(what))
  page.on('dialog', async (dialog) => {
    ran.push(dialog.message())
    await dialog.dismiss()
  })
  return ran
}

test('every known way past a sanitiser, written by staff into texts of every kind, runs on no screen of the site', async ({
  page,
  request,
}) => {
  expect(await writeEverywhere(request)).toEqual([])
  const ran = await watched(page)
  const read = async (path: string) => (await (await request.get(`${site}/admin/api${path}`, { headers })).json()).data
  const slugOf = async (resource: string) => (await read(`/${resource}/1`)).slug
  const product = await slugOf('products')
  const list = (await read('/sub-items')).find(
    ({ type, id }: { type: string; id: number }) => type === 'Product' && id < 3,
  )
  const { slug: category } = await read(`/categories/${list.category_id}`)
  const search = `/search?q=${encodeURIComponent(wayOut)}`
  const addresses = [
    ...['/', '/about-us', '/locate-us/', '/blogs/', '/privacy-policy', search],
    `/${category}`,
    `/${category}/${list.slug}`,
    `/products/${product}`,
    `/accessories-shop/${product}`,
    `/blog-details-page/${await slugOf('blogs')}`,
    `/recent-project/${await slugOf('projects')}`,
    `/accessories/${await slugOf('accessory-categories')}`,
  ]
  const showsAll = addresses.filter((address) =>
    /^\/(products|blog-details-page|recent-project|privacy-policy)/.test(address),
  )
  expect(showsAll).toHaveLength(4)
  for (const address of addresses) {
    await page.goto(site + address)
    await expect(page.getByRole('main').first(), address).toContainText(shown)
    await expectHarmless(page, ran)
    if (!showsAll.includes(address)) continue
    const words = (await page.getByRole('main').first().textContent()) ?? ''
    expect([address, bypasses.filter((_, number) => !words.includes(endOf(number)))]).toEqual([address, []])
  }
  const reflected = encodeURIComponent('<img src=x onerror=pwn(97)>')
  const made = ['', 'products/'].map((each) => `/${each}${reflected}`)
  for (const address of [...made, '/not-found', `/${reflected}?${reflected}#${reflected}`]) {
    await page.goto(site + address)
    await expect(page.getByRole('main').first()).toBeVisible()
    await expectHarmless(page, ran)
  }
  await page.goto(`${site}/about-us`)
  await waitForNetworkIdle(page)
  await page.getByRole('button', { name: 'Open search' }).click()
  await expectFoundHarmless(page, ran)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site}/about-us`)
  await waitForNetworkIdle(page)
  await page.getByLabel('Menu').click()
  const sheet = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await sheet.getByText('Product', { exact: true }).click()
  await expect(sheet.getByRole('link', { name: shown }).first()).toBeVisible()
  await expectFoundHarmless(page, ran)
})

/** What the search box lists while someone types. */
async function expectFoundHarmless(page: Page, ran: unknown[]) {
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search products' })
  await box.fill('onerror')
  await expect(page.getByRole('option', { name: shown }).first()).toBeVisible()
  await expectHarmless(page, ran)
}

test('it runs on no screen of the back office either, where staff open what visitors and colleagues wrote', async ({
  page,
}) => {
  const ran = await watched(page)
  await page.goto(`${site}/admin/leads`)
  await page.getByLabel('E-mail').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: /^Signed in as/ })).toBeVisible()
  const screens = [
    ...['/', '/leads', '/leads/1/show', '/products/1', '/products/1/4', '/categories/1'],
    ...['/sub-items', '/accessories', '/blogs/1', '/projects/1', '/reviews', '/offices/1'],
    ...['/pages/1', '/media', '/media/1', '/settings', '/staff', '/trash', '/audit'],
  ]
  for (const address of screens) {
    await moveTo(page, `/admin${address}`)
    await expect.poll(() => wordsOn(page), { message: address }).toContain(shown)
    await expectHarmless(page, ran)
  }
  for (const address of ['/synonyms', '/redirects', '/archive', '/account']) {
    await moveTo(page, `/admin${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectHarmless(page, ran)
  }
  await moveTo(page, '/admin/products/1')
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Compare' }).first().click()
  await expect(page.getByRole('dialog')).toContainText(shown)
  await page.waitForLoadState('networkidle')
  await expectHarmless(page, ran)
})

/** What can be read in it, boxes included. */
function wordsOn(page: Page) {
  return page.getByRole('main').evaluate((main) => {
    const boxes = [...main.querySelectorAll('input, textarea')] as HTMLInputElement[]
    return [main.textContent, ...boxes.map(({ value }) => value)].join('\n')
  })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { atRest } from './at-rest.ts'
import { type APIRequestContext, expect, type Page, test } from './test.ts'

const owner = { email: 'asha@jharokha.example', password: 'a window of jaipur' }
let server: ChildProcess
let site = ''

test.describe.configure({ mode: 'serial', timeout: 240_000 })
// What is stored must be harmless by itself; the policy that forbids scripts is a second wall.
test.use({ bypassCSP: true, viewport: { width: 1440, height: 900 } })
test.beforeAll(async () => {
  server = spawn('node', ['e2e/serve.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'silent',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ENQUIRY_LIMIT_PER_MINUTE: '0',
    },
  })
  let output = ''
  server.stdout?.on('data', (data) => {
    output += data
  })
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/Listening on http:\/\/localhost:\d+/)
  site = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? ''
})
test.afterAll(() => void server.kill('SIGTERM'))

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
  '[Company Name] <b>bold</b> [phone]',
  '<a href="[Company Name]">press</a>',
  '<a href="javascript:pwn(28)">press</a>',
  '<a href="jav&#x09;ascript:pwn(29)">press</a>',
  '<a href="&#14;javascript:pwn(30)">press</a>',
  '<a href="data:text/html,<script>pwn(31)</script>">press</a>',
  '<p style="animation:x" onanimationstart=pwn(32) onmouseover=pwn(32)>x</p>',
]

/** Fields that hold something other than words; a phone number is refused unless it is one. */
const notWords =
  /^(id|slug|image\d?|icon_image|page_banner|page_bottom_image|icon|phone|status|datetime|kind|type|version|key|name)$/

/** Out of an attribute, a title or a script, in what the shortest field takes. */
const wayOut = '"\'></title></script><img src=x onerror=pwn(0)>'

/** The record with ways past in every text it has. */
function poisoned(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => poisoned(each, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([each, inside]) => [each, poisoned(inside, each)]))
  if (typeof value !== 'string' || notWords.test(name)) return value
  if (['description', 'text', 'page_description'].includes(name)) return `<p>${bypasses.join(' ')}</p>`
  return wayOut
}

const headers = { 'sec-fetch-site': 'same-origin' }

async function writeEverywhere(request: APIRequestContext) {
  const call = `${site}/admin/api`
  expect((await request.post(`${call}/session`, { data: owner, headers })).status()).toBe(200)
  const refused: string[] = []
  const resources = [
    ...['products', 'categories', 'sub-items', 'accessories', 'accessory-categories', 'accessory-groups'],
    ...['blogs', 'projects', 'reviews', 'offices', 'pages'],
  ]
  for (const resource of resources) {
    const list = await (await request.get(`${call}/${resource}?per_page=100&page=1`, { headers })).json()
    const some = resource === 'pages' ? list.data : list.data.slice(0, 2)
    for (const { id } of some) {
      const { data } = await (await request.get(`${call}/${resource}/${id}`, { headers })).json()
      const answer = await request.put(`${call}/${resource}/${id}`, { data: poisoned(data) as object, headers })
      if (answer.status() !== 200) refused.push(`${resource} ${id}: ${await answer.text()}`)
    }
  }
  const { data: settings } = await (await request.get(`${call}/settings/1`, { headers })).json()
  const words = {
    company_name: `javascript:pwn(33)//${wayOut}`,
    tagline: wayOut,
    meta_title: wayOut,
    meta_description: wayOut,
  }
  const answer = await request.put(`${call}/settings/1`, { data: { ...settings, ...words }, headers })
  if (answer.status() !== 200) refused.push(`settings: ${await answer.text()}`)
  const enquiry = {
    customer_name: '<img src=x onerror=pwn(98)>',
    phone_number: '9812345678',
    email: '"><svg/onload=pwn(99)>',
  }
  expect((await request.post(`${site}/api/contact-us`, { data: enquiry })).status()).toBe(200)
  return refused
}

/** Waits until the screen stands, and looks for whatever ran or would run when pressed. */
async function expectHarmless(page: Page, ran: unknown[]) {
  await atRest(page)
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => /^on/i.test(name) || /^[\s\0-\x20]*(javascript|data:text)/i.test(value))
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ),
  )
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
  const slugOf = async (resource: string) => {
    const { data } = await (await request.get(`${site}/admin/api/${resource}/1`, { headers })).json()
    return data.slug
  }
  const addresses = [
    ...['/', '/about-us', '/locate-us/', '/become-a-dealer', '/blogs/', '/all-recent-project', '/privacy-policy'],
    ...['/search?keyword=pwn', '/not-found', `/search?keyword=${encodeURIComponent(wayOut)}`],
    `/${await slugOf('categories')}`,
    `/products/${await slugOf('products')}`,
    `/blog-details-page/${await slugOf('blogs')}`,
    `/recent-project/${await slugOf('projects')}`,
    `/accessories/${await slugOf('accessory-categories')}`,
  ]
  const reflected = encodeURIComponent('<img src=x onerror=pwn(97)>')
  const made = ['', 'accessories-shop/', 'products/', 'blog-details-page/', 'upvc-door-and-window/'].map(
    (each) => `/${each}${reflected}`,
  )
  for (const address of [...addresses, ...made, `/${reflected}?${reflected}#${reflected}`]) {
    await page.goto(site + address)
    await expect(page.getByRole('main').first()).toBeVisible()
    await expectHarmless(page, ran)
  }
})

test('it runs on no screen of the back office either, where staff open what visitors and colleagues wrote', async ({
  page,
}) => {
  const ran = await watched(page)
  await page.goto(`${site}/admin/leads`)
  await page.getByLabel('E-mail').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: /^Signed in as/ })).toBeVisible()
  for (const address of [
    '/leads',
    '/leads/1/show',
    '/products',
    '/products/1',
    '/blogs/1',
    '/pages',
    '/reviews',
    '/audit',
  ]) {
    await page.goto(`${site}/admin${address}`)
    await expect(page.getByRole('main').first()).toBeVisible()
    await expectHarmless(page, ran)
  }
})

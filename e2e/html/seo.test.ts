import sharp from 'sharp'
import { expect } from 'vitest'
import { screens } from '../../ops/screenshots/screens.ts'
import { type Schema, schemaIn, schemasIn } from '../fixtures/structured-data.ts'
import { origin, test } from './open-page.ts'

const company = 'Jharokha Doors, Windows & Interiors'

const { home, search, compare, 'not-found': notFound, ...inner } = screens

/** Made when somebody asks for them, one for every product, and tested on their own. */
const madeOnRequest = /^\/brochure\.pdf$|\/data-sheet\.pdf$|^\/compare\?/

const batchSize = 4

type Request = (path: string) => Promise<Response>
type Page = { path: string; status: number; title: string; description: string; canonical: string; links: string[] }

test('every page of the sitemap replies, is its own canonical URL, and has a unique title and description; no link is broken (§2 Routes)', async ({
  request,
}) => {
  const paths = await sitemapPaths(request)
  const pages = await inBatches(paths, (path) => readPage(request, path))
  expect(pages.length).toBeGreaterThan(120)
  expect(pages.filter(({ status }) => status !== 200)).toEqual([])
  expect(pages.filter(({ path, canonical }) => canonical !== `${origin}${path}`)).toEqual([])
  expect(duplicatesIn(pages.map(({ title }) => title))).toEqual([])
  expect(duplicatesIn(pages.map(({ description }) => description))).toEqual([])
  expect(pages.filter(({ title, description }) => title === '' || description === '')).toEqual([])

  const linked = withoutOtherValues(pages.flatMap(({ links }) => links)).filter(
    (link) => !paths.includes(link) && !madeOnRequest.test(link),
  )
  const replies = await inBatches(linked, async (link) => [link, (await request(link)).status])
  expect(replies.filter(([, status]) => status !== 200)).toEqual([])
})

test.for(Object.entries(inner))('%s: the structured breadcrumb is the visible one', async ([, path], { request }) => {
  const html = await (await request(path)).text()
  const steps = schemaIn(html, 'BreadcrumbList').itemListElement
  expect(steps.map((step: Schema) => step.position)).toEqual(steps.map((_: Schema, index: number) => index + 1))
  const visible = visibleBreadcrumb(html)
  expect(visible.length).toBeGreaterThan(0)
  expect(steps.slice(0, visible.length).map((step: Schema) => step.name)).toEqual(visible)
  expect(steps.at(-1).item).toBe(`${origin}${path}`)
})

test.for([search, compare, notFound])('%s has no structured data', async (path, { request }) => {
  expect(schemasIn(await (await request(path)).text())).toEqual([])
})

test('home describes the company with its logo, and the site with its search', async ({ request }) => {
  const html = await (await request('/')).text()
  const organisation = schemaIn(html, 'Organization')
  expect(organisation).toMatchObject({ name: company, url: `${origin}/` })
  const logo = await sharp(await bytesOf(await request(organisation.logo))).metadata()
  expect(Math.min(logo.width, logo.height)).toBeGreaterThanOrEqual(112)
  const { potentialAction } = schemaIn(html, 'WebSite')
  expect(potentialAction['query-input']).toBe('required name=search_term_string')
  const search = potentialAction.target.urlTemplate.replace('{search_term_string}', 'sliding')
  expect(await (await request(search)).text()).toContain('href="/products/')
})

test('every office is a business with name, postal address, coordinates and telephone', async ({ request }) => {
  const html = await (await request('/locate-us/')).text()
  const offices = schemasIn(html).filter((schema) => schema['@type'] === 'LocalBusiness')
  const { data } = await (await request('/api/app-setting')).json()
  expect(offices).toHaveLength(data.offices.length)
  for (const [index, office] of offices.entries()) {
    const { city, phone, latitude, longitude } = data.offices[index]
    expect(office.address).toMatchObject({ '@type': 'PostalAddress', addressLocality: city, addressCountry: 'IN' })
    expect(office.address.streetAddress).toMatch(/\w+/)
    expect(office.address.postalCode).toMatch(/^\d{6}$/)
    expect(office).toMatchObject({ telephone: phone, geo: { latitude, longitude } })
  }
  expect(
    offices.map(({ openingHoursSpecification: hours }) => hours && [hours.dayOfWeek.length, hours.opens, hours.closes]),
  ).toEqual([[6, '09:30', '18:30'], undefined, [6, '10:30', '19:30'], [6, '10:30', '19:30'], [6, '10:00', '19:00']])
})

test('a product has name, pictures, description, brand and its specifications, and no made-up offer or rating', async ({
  request,
}) => {
  const html = await (await request(screens.product)).text()
  const product = schemaIn(html, 'Product')
  expect(product).toMatchObject({ name: 'Tilt-and-Turn Window', brand: { '@type': 'Brand' } })
  expect(product.description).toMatch(/\w+/)
  expect(product.category).toBe('uPVC Doors & Windows > Windows')
  expect(product.additionalProperty[0]).toEqual({
    '@type': 'PropertyValue',
    name: 'Frame depth',
    value: '70 mm, five chambers',
  })
  for (const image of product.image) expect((await request(image)).headers.get('content-type')).toMatch(/^image\//)
  for (const invented of ['offers', 'review', 'aggregateRating']) expect(product).not.toHaveProperty(invented)
})

test('an article has headline, picture, dates, author and publisher', async ({ request }) => {
  const html = await (await request(screens.blog)).text()
  const article = schemaIn(html, 'BlogPosting')
  expect(article.headline).toMatch(/\w+/)
  expect(Date.parse(article.datePublished)).toBeLessThanOrEqual(Date.parse(article.dateModified))
  expect(article.mainEntityOfPage).toBe(`${origin}${screens.blog}`)
  for (const by of [article.author, article.publisher])
    expect(by).toMatchObject({ '@type': 'Organization', name: company, url: `${origin}/` })
  expect((await request(article.image[0])).status).toBe(200)
})

test('an article with questions and answers is also an FAQ page, and one without is not', async ({ request }) => {
  const html = await (await request('/blog-details-page/laminated-or-toughened-glass')).text()
  const { mainEntity } = schemaIn(html, 'FAQPage')
  expect(mainEntity.map((question: Schema) => question.name)).toEqual([
    'Can toughened glass burst by itself?',
    'Does laminated glass go cloudy?',
  ])
  for (const { acceptedAnswer } of mainEntity) expect(html).toContain(acceptedAnswer.text.slice(0, 40))
  expect(schemasIn(await (await request(screens.blog)).text()).map((schema) => schema['@type'])).not.toContain(
    'FAQPage',
  )
})

test.for([
  [screens.category, '/upvc-door-and-window/window'],
  [screens['product-list'], '/products/single-casement-window'],
] as const)('the structured list of %s is the visible one', async ([path, first], { request }) => {
  const html = await (await request(path)).text()
  const { itemListElement } = schemaIn(html, 'ItemList')
  expect(itemListElement[0]).toMatchObject({ position: 1, url: `${origin}${first}` })
  const listed: string[] = itemListElement.map(({ url }: Schema) => url.replace(origin, ''))
  const links = linksIn(/<main.*<\/main>/s.exec(html)?.[0] ?? '')
  expect([...new Set(links)].filter((link) => listed.includes(link))).toEqual(listed)
})

test.for([
  ['/about-us', '/about-us/', /^About/],
  ['/terms-%26-Condition', '/terms-&-Condition/', /^Terms/],
  ['/terms-&-Condition', '/terms-&-Condition/', /^Terms/],
  ['/UPVC-Door-And-Window', '/upvc-door-and-window', /^uPVC/],
  ['/alu-home-interior/slim-sliding-doors', '/alu-home-interior/Slim-Sliding-Doors', /^Slim/],
  ['/products/Tilt-And-Turn-Window/?utm_source=x&gclid=y', '/products/tilt-and-turn-window', /^Tilt/],
  ['/blogs/?page=2', '/blogs/?page=2', /, page 2 \|/],
  ['/blogs/?page=999', '/blogs/', /^(?!.*page)/],
  ['/upvc-door-and-window/window?page=2', '/upvc-door-and-window/window?page=2', /, page 2 \|/],
  ['/blogs?page=1&fbclid=x', '/blogs/', /^(?!.*page)/],
  ['/accessories-shop/rollers-and-tracks', '/accessories/rollers-and-tracks', /^Rollers/],
  [
    '/accessories-shop/tilt-and-turn-window?category=gaskets-and-seals',
    '/accessories-shop/tilt-and-turn-window',
    /^Accessories for Tilt/,
  ],
] as const)('%s has %s as its canonical URL (§2 Routes)', async ([requested, shown, title], { request }) => {
  const page = await readPage(request, requested)
  expect(page).toMatchObject({ status: 200, canonical: `${origin}${shown}` })
  expect(page.title).toMatch(title)
})

test.for([home, screens.product, screens.terms])(
  'the Open Graph image of %s is a JPEG of 1200 × 630 and at most 200 KB, with alternative text',
  async (path, { request }) => {
    const html = await (await request(path)).text()
    expect(metaIn(html, 'name="twitter:card"')).toBe('summary_large_image')
    expect([metaIn(html, 'property="og:image:width"'), metaIn(html, 'property="og:image:height"')]).toEqual([
      '1200',
      '630',
    ])
    expect(metaIn(html, 'property="og:image:alt"')).toContain(metaIn(html, 'property="og:title"'))
    const image = await bytesOf(await request(metaIn(html, 'property="og:image"')))
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(image.length).toBeLessThanOrEqual(200 * 1024)
  },
)

async function bytesOf(response: Response) {
  return Buffer.from(await response.arrayBuffer())
}

async function sitemapPaths(request: Request) {
  const files = urlsIn(await (await request('/sitemap.xml')).text())
  const texts = await Promise.all(files.map(async (file) => (await request(file)).text()))
  return texts.flatMap(urlsIn).map((url) => url.replace(origin, ''))
}

function urlsIn(xml: string) {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => unescaped(match[1]))
}

async function readPage(request: Request, path: string): Promise<Page> {
  const response = await request(path)
  const html = await response.text()
  const links = linksIn(html).map((link) => link.replace(origin, ''))
  return {
    path,
    status: response.status,
    title: /<title>([^<]*)</.exec(html)?.[1] ?? '',
    description: metaIn(html, 'name="description"'),
    canonical: unescaped(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]),
    links: links.filter((link) => link.startsWith('/')),
  }
}

function linksIn(html: string) {
  return [...html.matchAll(/<a [^>]*?href="([^"#]*)/g)].map((match) => unescaped(match[1]))
}

/** The names in the breadcrumb on the screen. */
function visibleBreadcrumb(html: string) {
  const breadcrumb = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? ''
  const names = [...breadcrumb.matchAll(/<(a|li aria-current)\b[^>]*>(.*?)<\/(a|li)>/gs)]
  return names.map((match) => unescaped(match[2]?.replace(/<[^>]*>/g, '')))
}

function metaIn(html: string, attribute: string) {
  return unescaped(new RegExp(`<meta ${attribute} content="([^"]*)"`).exec(html)?.[1])
}

function unescaped(text = '') {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

/** One link of those that differ only in the values of their parameters, such as the filters of a list. */
function withoutOtherValues(links: string[]) {
  return [...new Map(links.map((link) => [link.replace(/=[^&]*/g, ''), link])).values()]
}

function duplicatesIn(values: string[]) {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** A few at a time: all at once would be shed as overload. */
async function inBatches<T, R>(list: T[], work: (each: T) => Promise<R>) {
  const results: R[] = []
  for (let start = 0; start < list.length; start += batchSize)
    results.push(...(await Promise.all(list.slice(start, start + batchSize).map(work))))
  return results
}

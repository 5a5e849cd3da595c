import { emptyBrand } from '@house/contract/brand/options'
import { stylesheetUrl } from '@house/contract/brand/stylesheet'
import { urls } from '@house/contract/urls'
import { presets } from '@house/fenestration/plan/presets'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Staff, signInAs } from '../../../testing/as-staff.ts'
import { stubSite } from '../../../testing/fixtures/stub-site.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { brandOf } from './mail-brand.ts'
import { drawsInTime } from './rasterise.ts'

/** A page that shows the brand it would be rendered with. */
const site = stubSite(async (_, { callApi }) => {
  const { data } = await (await callApi('/api/app-setting')).json()
  return new Response(`<html>${data.brand?.accent ?? 'demonstration'}</html>`, {
    headers: { 'content-type': 'text/html' },
  })
})

let { api, app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let { call } = {} as Staff
beforeEach(async () => {
  ;({ api, app, db, close } = await openTestApp({ site }))
  ;({ call } = await signInAs(app, db, 'administrator'))
})
afterEach(() => close())

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#0a5" d="M4 4h32v32H4z"/></svg>'

function upload(kind: string, name: string, bytes: Buffer | string) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(Buffer.from(bytes))], name))
  return call('POST', `/brand/files/${kind}`, form)
}

function png(width: number, height: number) {
  return sharp({ create: { width, height, channels: 4, background: '#123456' } })
    .png()
    .toBuffer()
}

async function save(brand: object | null) {
  return call('PUT', '/settings/1', { brand })
}

async function siteBrand() {
  const answer = await api.appSetting()
  if (answer.success !== '1') throw new Error(answer.message)
  return answer.data
}

test('the demonstration has no brand of its own, no stylesheet and its built icons', async () => {
  expect((await siteBrand()).brand).toBeNull()
  expect((await app.request('/icon-192.png')).headers.get('content-type')).not.toBe('image/png')
})

test('a saved brand is on the next page, with its stylesheet, fonts and version', async () => {
  expect(await (await app.request('/')).text()).toContain('demonstration')
  const { body } = await save({ accent: '#FC0', fonts: 'dm' })
  expect(body.data.brand).toEqual({ ...emptyBrand, accent: '#ffcc00', fonts: 'dm' })
  expect(await (await app.request('/')).text()).toContain('#ffcc00')
  const { brand } = await siteBrand()
  expect(brand).toMatchObject({
    stylesheet: stylesheetUrl({ ...emptyBrand, accent: '#ffcc00', fonts: 'dm' }),
    preload: [
      '/brand-files/dm-sans-latin-400-normal.woff2',
      '/brand-files/dm-sans-latin-600-normal.woff2',
      '/brand-files/dm-serif-display-latin-400-normal.woff2',
    ],
    theme_color: '#14181c',
  })
  const css = await app.request(brand?.stylesheet ?? '')
  expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(css.headers.get('cache-control')).toContain('immutable')
  const fonts = [...(await css.text()).matchAll(/url\("([^"]+)"\)/g)].map(([, url = '']) => url)
  expect(fonts.length).toBeGreaterThan(6)
  for (const url of fonts) expect([url, (await app.request(url)).status]).toEqual([url, 200])
  await save({ accent: '#00cc66' })
  expect((await siteBrand()).brand?.version).not.toBe(brand?.version)
})

test.each([
  '/brand-files/..%2f..%2fpackage.json',
  '/brand-files/constructor',
  '/brand-files/manrope-latin-600-italic.woff2',
])('there is no file %s', async (path) => {
  expect((await app.request(path)).status).toBe(404)
})

test('text that is not a colour, and files that are not in the library, are refused with the field', async () => {
  expect((await save({ accent: 'bright orange' })).body.message).toBe('Brand (Accent) must be a colour like #e8590c')
  expect((await save({ logo: '/media/000000000000/none.svg' })).body.message).toBe('Logo is not in the media library')
  expect((await save({ fonts: 'comic-sans' })).status).toBe(422)
  const elsewhere = { brand: { ...emptyBrand, logo: 'https://evil.example/logo.svg' } }
  expect((await call('POST', '/brand/preview', elsewhere)).body.message).toBe('Logo is not in the media library')
})

test('logos are sanitised and stored; files that cannot be used are refused with the reason', async () => {
  const { body } = await upload('logo', 'Our Logo.svg', svg.replace('<path', '<metadata>x</metadata><path'))
  expect(body.data).toMatchObject({ url: expect.stringMatching(/^\/media\/\w+\/our-logo\.svg$/), width: 40 })
  expect(await (await app.request(body.data.url)).text()).not.toContain('metadata')
  const refused = async (kind: string, name: string, bytes: Buffer | string) =>
    (await upload(kind, name, bytes)).body.message
  expect(await refused('logo', 'a.svg', svg.replace('<path', '<script>alert(1)</script><path'))).toMatch(
    /^The SVG contains a script/,
  )
  expect(await refused('logo', 'a.png', Buffer.alloc(5 * 1024 * 1024))).toBe(
    'The file has 5.0 MB. A logo can have at most 1 MB.',
  )
  expect(await refused('logo', 'a.png', Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1'))).toMatch(/cannot be read/)
  expect(await refused('logo', 'a.svg', svg.replace('0 0 40 40', '0 0 60000 1'))).toMatch(/cannot be drawn/)
  expect(await refused('icon', 'wide.png', await png(80, 40))).toBe('The icon must be square. This one is 80 × 40.')
  expect(await refused('logo', 'a.jpg', Buffer.from('\xff\xd8\xff', 'latin1'))).toBe('Choose an SVG or a PNG file.')
})

test('a logo that takes long to draw is known', async () => {
  const uses = (level: number) => `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(10)}</g>`
  const slow = svg.replace(
    '<path',
    `<defs><path id="l0" d="M4 4h1v1z"/>${[1, 2, 3].map(uses).join('')}</defs><use href="#l3"/><path`,
  )
  expect(await drawsInTime(Buffer.from(slow), 1)).toBe(false)
  expect(await drawsInTime(Buffer.from(svg))).toBe(true)
})

test('icons are drawn from the icon, or from the initial, and change with the brand', async () => {
  await save({ dark: '#203040' })
  const read = async (path: string) => {
    const response = await app.request(path)
    const bytes = Buffer.from(await response.arrayBuffer())
    return { type: response.headers.get('content-type'), bytes, status: response.status }
  }
  const initial = await read('/icon-192.png')
  expect(await sharp(initial.bytes).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 })
  expect((await sharp(initial.bytes).stats()).channels.map(({ min }) => min)).toEqual([0x20, 0x30, 0x40, 255])
  expect((await read('/favicon.svg')).status).toBe(302)
  const { url } = (await upload('icon', 'icon.svg', svg)).body.data
  await save({ icon: url })
  expect(await sharp((await read('/apple-touch-icon.png')).bytes).metadata()).toMatchObject({ width: 180 })
  // A transparent icon stands on white, away from the edges that phones cut off.
  const corner = await sharp((await read('/icon-512.png')).bytes)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect([...corner]).toEqual([255, 255, 255, 255])
  expect(await sharp((await read('/favicon.ico')).bytes).metadata()).toMatchObject({ width: 32, hasAlpha: true })
  expect((await read('/favicon.svg')).bytes.toString()).toContain('<path')
})

test('a mail gets the name, the logo as PNG and the accent for text', async () => {
  const company = await siteBrand()
  expect(brandOf(company, 'https://x.example')).toEqual({ name: 'Jharokha', logoUrl: '', accent: '#b83f00' })
  const { url } = (await upload('logo', 'logo.svg', svg)).body.data
  await save({ logo: url, accent: '#005f73' })
  const { logoUrl, accent } = brandOf(await siteBrand(), 'https://x.example')
  expect(accent).toBe('#005f73')
  expect(logoUrl).toMatch(/^https:\/\/x\.example\/brand-files\/logo\.png\?v=/)
  const logo = await app.request(new URL(logoUrl).pathname)
  expect(await sharp(Buffer.from(await logo.arrayBuffer())).metadata()).toMatchObject({ format: 'png', height: 96 })
})

test('the PDF of a plan has the fonts and the logo of the brand', async () => {
  const saved = await api.plan({ plan: { name: 'My home', items: presets.slice(0, 1).map(({ design }) => design) } })
  if (saved.success !== '1') throw new Error(saved.message)
  const draw = async () =>
    Buffer.from(await (await app.request(`${urls.planPdf(saved.data.code)}`)).arrayBuffer()).toString('latin1')
  expect(await draw()).toMatch(/\+InstrumentSerif/)
  const { url } = (await upload('logo', 'logo.svg', svg)).body.data
  await save({ fonts: 'manrope', logo: url })
  const pdf = await draw()
  expect(pdf).toMatch(/\+Manrope/)
  expect(pdf).toContain('/Subtype /Image')
  expect(pdf).not.toContain('InstrumentSerif')
})

test('a draft is shown on pages that only the back office may frame, and changes nothing', async () => {
  const { body } = await call('POST', '/brand/preview', { brand: { accent: '#aa0055' } })
  expect(body.data.product).toMatch(/^\/products\//)
  const page = await app.request(body.data.home)
  expect(await page.text()).toContain('#aa0055')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(page.headers.get('cache-control')).toBe('no-store')
  const ordinary = await app.request('/')
  expect(await ordinary.text()).toContain('demonstration')
  expect(ordinary.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  const forged = body.data.home.replace(
    /brand\.\w+/,
    `brand.${Buffer.from('{"accent":"#000000"}').toString('base64url')}`,
  )
  expect((await app.request(forged)).status).toBe(410)
  const editor = await signInAs(app, db, 'editor')
  expect((await editor.call('POST', '/brand/preview', { brand: null })).status).toBe(403)
})

test('the previous look can be restored from the history', async () => {
  await save({ accent: '#aa0055' })
  const [entry] = (await call('GET', '/settings/1/history')).body.data
  await call('POST', '/settings/1/restore', { audit_id: entry.id })
  expect((await siteBrand()).brand).toBeNull()
})

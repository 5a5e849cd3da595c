import { emptyBrand } from '@house/contract/brand/options'
import { expect } from 'vitest'
import { updateSettings } from '../../server/platform/company/settings/store.ts'
import { find, test, textOf } from './open-page.ts'

const author = { staffId: null, now: new Date() }
const mark = 'svg[viewBox="0 0 30 38"]'

test('the demonstration shows its arch and links no stylesheet of a brand', async ({ openPage }) => {
  const { document, header } = await openPage('/blogs/')
  expect(header.querySelector(mark)).not.toBeNull()
  expect(document.querySelector('link[href^="/brand.css"]')).toBeNull()
  expect(document.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href')).toBe('/apple-touch-icon.png')
})

test('another brand has its short name instead of the arch, its colours, fonts, icons and manifest', async ({
  openPage,
  request,
  db,
}) => {
  const brand = { ...emptyBrand, accent: '#ffcc00', dark: '#203040', fonts: 'manrope' as const }
  await updateSettings(db, { brand, short_name: 'Veranda' }, author)
  const { document, header, footer } = await openPage('/blogs/')
  for (const part of [header, footer]) {
    expect(part.querySelector(mark)).toBeNull()
    expect(textOf(find(part, 'a[aria-label$=", home"]'))).toBe('Veranda')
  }
  expect(find(document, 'link[rel="stylesheet"][href^="/brand.css?accent=ffcc00"]')).toBeDefined()
  expect(find(document, 'meta[name="theme-color"]').getAttribute('content')).toBe('#203040')
  const preloaded = [...document.querySelectorAll('link[rel="preload"][as="font"]')].map((link) =>
    link.getAttribute('href'),
  )
  expect(preloaded).toEqual([
    '/brand-files/manrope-latin-400-normal.woff2',
    '/brand-files/manrope-latin-600-normal.woff2',
  ])
  const icon = find(document, 'link[rel="apple-touch-icon"]').getAttribute('href') ?? ''
  expect(icon).toMatch(/^\/apple-touch-icon\.png\?v=\S+$/)
  expect((await request(icon)).headers.get('content-type')).toBe('image/png')
  const manifest = await (await request('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ short_name: 'Veranda', theme_color: '#203040', background_color: '#fbfaf8' })
  for (const { src } of manifest.icons) expect((await request(src)).status).toBe(200)
})

test('a brand with logos shows the one for the ground', async ({ openPage, db }) => {
  const { url } = await db.selectFrom('media').select('url').where('url', 'like', '%.svg').executeTakeFirstOrThrow()
  await updateSettings(db, { brand: { ...emptyBrand, logo: url } }, author)
  const { header, footer } = await openPage('/blogs/')
  expect(find(header, 'a[aria-label$=", home"] img').getAttribute('src')).toBe(url)
  // Without a logo for dark grounds.
  expect(textOf(find(footer, 'a[aria-label$=", home"]'))).toBe('Veranda')
})

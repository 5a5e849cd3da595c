import { expect, test } from 'vitest'
import { emptyBrand } from './options.ts'
import { brandStylesheet, preloadedFonts, styleOfQuery, stylesheetUrl } from './stylesheet.ts'

const style = { accent: '#ffcc00', dark: '', ground: '', fonts: 'manrope', corners: 'round' } as const

function queryOf(url: string) {
  return Object.fromEntries(new URL(url, 'http://localhost').searchParams)
}

test('without choices there is no stylesheet', () => {
  expect(stylesheetUrl(emptyBrand)).toBe('')
  expect(preloadedFonts(emptyBrand)).toEqual([])
})

test('the URL of the stylesheet contains the choices', () => {
  expect(stylesheetUrl(style)).toBe('/brand.css?accent=ffcc00&fonts=manrope&corners=round&v=1')
  expect(styleOfQuery(queryOf(stylesheetUrl(style)))).toEqual(style)
})

test('what is no choice is left out of the stylesheet', () => {
  const query = { accent: 'red;} body{display:none', dark: '12345', fonts: '../../etc/passwd', corners: 'constructor' }
  expect(styleOfQuery(query)).toEqual({ accent: '', dark: '', ground: '', fonts: '', corners: '' })
})

test('the stylesheet has the colours that differ, the corners and the fonts', () => {
  const css = brandStylesheet(style)
  expect(css).toContain('--color-action: #ffcc00;')
  expect(css).not.toContain('--color-ground')
  expect(css).toContain('--radius-frame: 14px;')
  expect(css).toContain('--font-display: "Brand Display", Arial, sans-serif;')
  // Headings of this font are semibold.
  expect(css).toContain('url("/brand-files/manrope-latin-600-normal.woff2")')
  expect(css).not.toContain('italic')
  for (const url of preloadedFonts(style)) expect(css).toContain(`url("${url}")`)
  expect(brandStylesheet({ ...style, fonts: '', corners: '' })).not.toMatch(/font|radius|line-height/)
})

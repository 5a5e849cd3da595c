import { expect } from 'vitest'
import { screens } from '../../ops/screenshots/screens.ts'
import { origin, test } from './open-page.ts'

const company = 'Jharokha Doors, Windows & Interiors'

/** Screens that search engines shall not list. The paths of the others are their canonical ones. */
const unlisted = ['search', 'compare', 'not-found']

test.for(Object.entries(screens))(
  '%s: the server renders complete HTML with its head (§1, §2 Routes, §2 Home, §6)',
  async ([name, path], { request }) => {
    const response = await request(path)
    const html = await response.text()
    expect(response.status).toBe(name === 'not-found' ? 404 : 200)
    expect(html.match(/<h1[\s>]/g), 'one h1').toHaveLength(1)
    expect(html.match(/<title>([^<]+)<\/title>/g), 'one title').toHaveLength(1)
    expect(contentOf(html, 'name="description"')).toMatch(/\w+/)
    expect(html).toContain('<meta name="keywords"')
    expect(contentOf(html, 'property="og:title"')).toMatch(/\w+/)
    expect(html).not.toContain('data-testid="skeleton"')
    if (unlisted.includes(name)) expect(html).toContain('<meta name="robots" content="noindex"')
    else expect(html).toContain(`<link rel="canonical" href="${escaped(origin + path)}"`)
  },
)

test.for(Object.entries(screens))(
  '%s: names one company and its region, links to its chat, and has no login or roles (§Introduction, §1, §6)',
  async ([, path], { request }) => {
    const html = await (await request(path)).text()
    expect(contentOf(html, 'property="og:site_name"')).toBe(escaped(company))
    const footer = textOf(/<footer.*<\/footer>/s.exec(html)?.[0] ?? '')
    expect(footer).toContain(`© 2025 ${company}.`)
    expect(footer).toContain('for Delhi NCR and Rajasthan')
    const chatButton = /<a [^>]*aria-label="Chat with us on WhatsApp"/.exec(html)?.[0]
    expect(chatButton).toContain('href="https://wa.me/919955501420?text=')
    expect(html).not.toMatch(/type="password"|autocomplete="[^"]*password/i)
    expect(textOf(html)).not.toMatch(
      /\b(log ?in|log ?out|sign[ -]?in|sign[ -]?up|password|my account|administrator)\b/i,
    )
  },
)

test('icons and web app manifest are available', async ({ request }) => {
  const html = await (await request('/')).text()
  const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(
    ([, to]) => to ?? '',
  )
  const manifest = await (await request('/manifest.webmanifest')).json()
  const icons: string[] = manifest.icons.map(({ src }: { src: string }) => src)
  expect(manifest).toMatchObject({ name: company, short_name: 'Jharokha' })
  expect([links.length, icons.length]).toEqual([4, 2])
  for (const url of [...links, ...icons]) expect((await request(url)).status, url).toBe(200)
})

function contentOf(html: string, attribute: string) {
  return new RegExp(`<meta ${attribute} content="([^"]*)"`).exec(html)?.[1]
}

/** The text of a page, without its scripts and styles. */
function textOf(html: string) {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}

function escaped(text: string) {
  return text.replace(/&/g, '&amp;')
}

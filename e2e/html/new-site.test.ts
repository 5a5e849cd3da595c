import { fileURLToPath } from 'node:url'
import { cmsPageUrls, urls } from '@house/contract/urls'
import { within } from '@testing-library/dom'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../server/testing/as-staff.ts'
import { openNewSite } from '../../server/testing/open-test-app.ts'
import { textOf } from './open-page.ts'

const build = fileURLToPath(new URL('../../web/build', import.meta.url))

let opened = {} as Awaited<ReturnType<typeof openNewSite>>
beforeAll(async () => {
  const { renderPage, queryParametersOf } = await import(`${build}/server/index.js`)
  opened = await openNewSite({ site: { renderPage, queryParametersOf, assets: `${build}/client` } })
})
afterAll(() => opened.close())

async function open(path: string) {
  const response = await opened.app.request(path)
  const html = await response.text()
  const { document } = new JSDOM(html).window
  return { status: response.status, html, document, main: document.querySelector('main') ?? document.body }
}

test('before the wizard, visitors read that the site is being set up, without a name', async () => {
  const { status, document, main } = await open('/about-us/')
  expect(status).toBe(200)
  expect(document.title).toBe('Coming soon')
  expect(textOf(main)).toContain('It is being set up.')
  expect(document.querySelector('a[href^="tel:"], a[href^="mailto:"]')).toBeNull()
})

test('after the wizard, visitors see who is coming and how to reach them, without scripts', async () => {
  const input = {
    setup_code: opened.code,
    company_name: 'The Window Works LLP',
    short_name: '',
    start: 'empty',
    visit_promise: 'We install in Pune.',
    phone: '+91 20 5555 0101',
    whatsapp: '912055550101',
    email: '',
    admin_email: 'asha@windowworks.example',
    password: 'only Asha knows this',
  }
  expect((await callAs(opened.app)('POST', '/setup', input)).status).toBe(200)
  const { document, main } = await open('/plan')
  expect(textOf(main)).toContain('The Window Works LLP is getting it ready. We install in Pune.')
  const contact = within(main).getByRole('navigation', { name: 'Contact' })
  expect(Array.from(contact.querySelectorAll('a'), (link) => link.href.slice(0, 12))).toEqual([
    'tel:+9120555',
    'https://wa.m',
  ])
  expect(document.querySelectorAll('script, link[rel=modulepreload], dialog')).toHaveLength(0)
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test.for([...Object.values(cmsPageUrls), urls.planner])(
  'the neutral page %s has a heading, no placeholder and no trace of the demonstration company',
  async (path) => {
    await opened.db.updateTable('setup').set({ opened_at: '2026-11-18T00:00:00.000Z' }).execute()
    const { status, html, document } = await open(path)
    expect(status).toBe(path === urls.notFound ? 404 : 200)
    expect(textOf(document.querySelector('h1') ?? '')).not.toBe('')
    for (const script of document.querySelectorAll('script')) script.remove()
    expect(textOf(document.body)).not.toMatch(/[[\]]/)
    expect(html).not.toMatch(/jharokha|faridabad|rajasthan|delhi/i)
  },
)

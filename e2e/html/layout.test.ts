import { within } from '@testing-library/dom'
import { expect } from 'vitest'
import { settings } from '../../demo/settings.ts'
import { screens } from '../../ops/screenshots/screens.ts'
import { closest, find, hrefOf, test, textOf } from './open-page.ts'

test('the header links to every page that the specification names (§1, §2 Header)', async ({ openPage }) => {
  const { header } = await openPage('/blogs/')
  const menu = within(find(header, 'nav[aria-label="Main"]'))
  expect(hrefOf(menu.getByRole('link', { name: 'Home' }))).toBe('/')
  expect(hrefOf(menu.getByRole('link', { name: 'Blogs' }))).toBe('/blogs/')
  expect(hrefOf(menu.getByRole('link', { name: 'Locate Us' }))).toBe('/locate-us/')
  const service = within(find(header, 'nav[aria-label="Service"]'))
  expect(hrefOf(service.getByRole('link', { name: 'Become a Dealer' }))).toBe('/become-a-dealer/')
  expect(hrefOf(service.getByRole('link', { name: '+91 129 555 0142' }))).toBe('tel:+911295550142')
})

test('the header offers the brochure as a download (§1, §2 Header)', async ({ openPage }) => {
  const { header } = await openPage('/blogs/')
  const brochure = within(find(header, 'nav[aria-label="Service"]')).getByRole('link', { name: 'Download Brochure' })
  expect(hrefOf(brochure)).toBe('/brochure.pdf')
  expect(brochure.hasAttribute('download')).toBe(true)
})

test('the Product menu has one entry per category (§Introduction, §2 Header)', async ({ openPage }) => {
  const { header } = await openPage('/blogs/')
  const menu = find(header, 'nav[aria-label="Main"]')
  const product = closest(within(menu).getByText('Product', { selector: 'summary' }), 'details')
  const links = [...product.querySelectorAll('a[href]')].filter((link) => link.querySelector('img'))
  expect(links.map((link) => [textOf(link), hrefOf(link)])).toEqual([
    ['uPVC Doors & Windows', '/upvc-door-and-window'],
    ['Alu Home Interior', '/alu-home-interior'],
    ['Commercial Partition System', '/commercial-partition-system'],
    ['Profiles & Accessories', '/profiles-and-accessories'],
  ])
})

test('the mobile action bar has Call, WhatsApp and Enquire', async ({ openPage }) => {
  const { document } = await openPage('/blogs/')
  const bar = find(document, 'nav[aria-label="Contact"]')
  expect(hrefOf(within(bar).getByRole('link', { name: 'Call' }))).toBe('tel:+911295550142')
  expect(hrefOf(within(bar).getByRole('link', { name: 'WhatsApp' }))).toMatch(/^https:\/\/wa\.me\/919955501420\?text=/)
  within(bar).getByText('Enquire')
})

test('the footer shows its links, the social networks, the developer and copyright 2025 (§2 Footer)', async ({
  openPage,
}) => {
  const { footer } = await openPage('/blogs/')
  const paths = Array.from(footer.querySelectorAll('a'), hrefOf)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/about-us/',
      '/blogs/',
      '/alu-home-interior/doors-and-window',
      '/alu-home-interior/railingsystem',
      '/alu-home-interior/shower-cubical',
      '/alu-home-interior/sky-light',
      '/alu-home-interior/Slim-Sliding-Doors',
      '/upvc-door-and-window/window',
      '/upvc-door-and-window/door',
      '/accessories/window-door-and-accessories',
      '/accessories/profile-and-accessories',
      '/commercial-partition-system/glass-partition',
      '/terms-&-Condition/',
      '/privacy-policy/',
      '/locate-us/',
      ...['/products', '/find', '/guides/', '/downloads'],
    ]),
  )
  for (const network of ['LinkedIn', 'Instagram', 'WhatsApp']) within(footer).getByRole('link', { name: network })
  within(footer).getByLabelText(/Facebook/)
  expect(textOf(footer)).toMatch(/© 2025 .* developed by Jharokha Web Workshop/)
})

// All but the planner, which fills the screen and names the source beside each figure.
test.for(Object.values(screens))('%s says where figures without a source come from', async (path, { openPage }) => {
  const { footer } = await openPage(path)
  within(footer).getByText(`Other figures: ${settings.figures_source}`)
})

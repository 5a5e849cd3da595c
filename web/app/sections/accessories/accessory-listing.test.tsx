import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { type StubReply, stubApi } from '../../../testing/stub-api.ts'
import { EnquiryModal } from '../../enquiry/modal/enquiry-modal.tsx'
import { AccessoryListing } from './accessory-listing.tsx'

afterEach(() => vi.unstubAllGlobals())

const category = (id: number, slug: string, title: string) => ({
  id,
  slug,
  title,
  icon_image: '',
  has_sub_categories: false,
  sub_categories: [],
})
const rollers = category(1, 'rollers', 'Rollers')
const gaskets = category(2, 'gaskets', 'Gaskets')
const accessory = (id: number, title: string) => ({ id, title, image: '', description: `<p>About ${title}</p>` })
const reply = (page: number, titles: string[], has_sub_categories = false): StubReply => ({
  json: {
    success: '1',
    message: 'OK',
    has_sub_categories,
    data: titles.map((title, index) => accessory(page * 100 + index, title)),
    pagination_data: { page, total_pages: 2, total: 4 },
  },
})

/** Opens the first category with one of its two pages loaded. */
function open(...replies: (StubReply | Promise<StubReply>)[]) {
  const api = stubApi({ '/api/accessory': replies })
  const first = {
    number: 1,
    totalPages: 2,
    hasSubCategories: false,
    items: [accessory(1, 'Tandem roller'), accessory(2, 'Steel track')],
    media: undefined,
  }
  renderRoute(
    <>
      <AccessoryListing
        categories={[rollers, gaskets]}
        media={undefined}
        selected={rollers}
        first={first}
        breadcrumbs={[]}
        product={undefined}
        canonicalOf={(slug) => `/accessories/${slug}`}
        urlOf={(slug) => `/accessories/${slug}`}
      />
      <EnquiryModal />
    </>,
  )
  return api
}

const button = (name: string | RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement
const cards = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test("the button shows 'Loading...' and is disabled while a page loads, and the last page ends the list (§2 Accessories, §4)", async () => {
  const { promise, resolve } = Promise.withResolvers<StubReply>()
  open(promise)
  await userEvent.click(button('Show More'))
  expect(button('Loading...').disabled).toBe(true)
  expect(cards()).toEqual(['Tandem roller', 'Steel track'])
  resolve(reply(2, ['Guide']))
  await screen.findByRole('button', { name: 'Show Less' })
  expect(cards()).toEqual(['Tandem roller', 'Steel track', 'Guide'])
  expect(screen.queryByRole('button', { name: /Show More|Loading/ })).toBeNull()
})

test('choosing a category clears the list, loads its page 1 and offers more pages (§4)', async () => {
  const { promise, resolve } = Promise.withResolvers<StubReply>()
  const api = open(reply(2, ['Guide']), promise, reply(2, ['Brush seal']))
  await userEvent.click(button('Show More'))
  await screen.findByText('Guide')
  await userEvent.click(button('Gaskets'))
  expect(button('Gaskets').getAttribute('aria-pressed')).toBe('true')
  expect(button('Rollers').getAttribute('aria-pressed')).toBe('false')
  expect(cards()).toEqual([])
  expect(button('Loading...').disabled).toBe(true)
  resolve(reply(1, ['Wedge gasket']))
  await screen.findByText('Wedge gasket')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Gaskets')
  await userEvent.click(button('Show More'))
  await screen.findByText('Brush seal')
  expect(cards()).toEqual(['Wedge gasket', 'Brush seal'])
  expect(api.calls.map(({ body }) => body)).toEqual([
    { slug: 'rollers', product_page: '2' },
    { slug: 'gaskets', product_page: '1' },
    { slug: 'gaskets', product_page: '2' },
  ])
})

test('a reply with sub-categories empties the list and ends the paging (§4)', async () => {
  open(reply(2, ['Guide'], true))
  await userEvent.click(button('Show More'))
  await waitFor(() => expect(cards()).toEqual([]))
  expect(screen.queryByRole('button', { name: /Show|Loading/ })).toBeNull()
})

test('the modal of an accessory shows its title and description, and its enquiry names the accessory', async () => {
  open()
  await userEvent.click(button('Tandem roller'))
  const modal = within(screen.getByRole('dialog', { name: 'Tandem roller' }))
  modal.getByRole('heading', { name: 'Tandem roller' })
  modal.getByText('About Tandem roller')
  await userEvent.click(modal.getByRole('button', { name: 'Enquire' }))
  await expectEnquiryAbout('Tandem roller')
})

test('the card that completes a row opens an enquiry about its category', async () => {
  open()
  await userEvent.click(screen.getByRole('link', { name: 'Ask us' }))
  await expectEnquiryAbout('Rollers')
})

async function expectEnquiryAbout(detail: string) {
  const enquiry = within(await screen.findByRole('dialog', { name: 'Enquiry' }))
  const other = (await enquiry.findByRole('radio', { name: 'other' })) as HTMLInputElement
  await waitFor(() => expect(other.checked).toBe(true))
  await enquiry.findByDisplayValue(detail)
}

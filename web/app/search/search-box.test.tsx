import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderRoute } from '../../testing/render-route.tsx'
import { type StubReply, stubApi } from '../../testing/stub-api.ts'
import { SearchBox } from './search-box.tsx'

const found = (...titles: string[]): StubReply => ({
  json: {
    success: '1',
    message: 'OK',
    search_results: titles.map((title) => ({ title, hyperlink: `/products/${title.toLowerCase()}` })),
  },
})

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function open(...replies: StubReply[]) {
  const api = stubApi({ '/api/search': replies })
  renderRoute(<SearchBox />)
  return { api, box: screen.getByRole('combobox', { name: 'Search products' }) }
}

test('every change sends the keyword, and the results are listed', async () => {
  const { api, box } = open(found('Tilt', 'Turn'))
  await userEvent.type(box, 'ti')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  expect(api.calls.map(({ body }) => body)).toEqual([{ keyword: 't' }, { keyword: 'ti' }])
})

test('arrow keys wrap around in both directions, and Enter opens the selected result', async () => {
  const { box } = open(found('Tilt', 'Turn'))
  await userEvent.type(box, 't')
  await screen.findAllByRole('option')
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Turn')
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Tilt')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('another page')).toBeTruthy()
})

test('text can be cleared with a button, which the keyboard reaches and which leaves the focus in the box', async () => {
  const { box } = open(found('Tilt'))
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
  await userEvent.type(box, 'ti')
  await screen.findByRole('option')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear search' }))
  await userEvent.keyboard('{Enter}')
  expect((box as HTMLInputElement).value).toBe('')
  expect(document.activeElement).toBe(box)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
})

test('accessories, articles and pages follow the products under their headings, and arrow keys go through all of them', async () => {
  const group = (kind: string, label: string, ...titles: string[]) => {
    const results = titles.map((title) => ({ title, hyperlink: `/${kind}/${title}`, image: '/media/ab/picture.jpg' }))
    return { kind, label, results, more: '' }
  }
  const groups = [group('products', 'Products', 'Tilt'), group('articles', 'Articles', 'Noise', 'Heat')]
  const { box } = open({ json: { success: '1', message: 'OK', search_results: [], groups } })
  await userEvent.type(box, 't')
  expect((await screen.findByRole('group', { name: 'Articles' })).textContent).toContain('Noise')
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Heat')
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  expect(screen.getByRole('listbox').querySelectorAll('img')).toHaveLength(3)
})

test('the list says that there are no results', async () => {
  const { box } = open(found())
  await userEvent.type(box, 'x')
  expect((await screen.findByRole('option')).textContent).toBe('No search found')
})

test('when nothing matches, similar words are options that search for them', async () => {
  const { box } = open({
    json: { success: '1', message: 'No search found', search_results: [], groups: [], suggestions: ['<b>', 'sliding'] },
  })
  await userEvent.type(box, 'x')
  await screen.findByRole('listbox', { name: 'Search results' })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['No search found', 'Did you mean <b>?', 'Did you mean sliding?'],
  ])
  await userEvent.keyboard('{ArrowUp}')
  const chosen = screen.getByRole('option', { selected: true })
  expect([chosen.getAttribute('href'), chosen.id]).toEqual([
    ...['/search?q=sliding', box.getAttribute('aria-activedescendant')],
  ])
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('another page')).toBeTruthy()
})

test.each<[string, StubReply]>([
  ['an error reply', { json: { success: '0', message: 'Secret' } }],
  ['HTTP 422', { status: 422, json: { success: '0', message: 'Secret' } }],
  ['HTTP 500', { status: 500, json: { success: '0', message: 'Secret' } }],
  ['an unreadable reply', { body: '<h1>Secret</h1>' }],
  ['no connection', 'no connection'],
])('%s is logged, and no list is shown (§8)', async (_, reply) => {
  const { box } = open(reply)
  await userEvent.type(box, 't')
  await waitFor(() => expect(console.warn).toHaveBeenCalled())
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.body.textContent).not.toContain('Secret')
})

test('a late reply to an older keyword is ignored', async () => {
  const replies: ((reply: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => replies.push(resolve)))
  renderRoute(<SearchBox />)
  await userEvent.type(screen.getByRole('combobox'), 'ab')
  const asResponse = (reply: StubReply) => new Response(JSON.stringify((reply as { json: unknown }).json))
  replies[1]?.(asResponse(found('New')))
  await screen.findByText('New')
  replies[0]?.(asResponse(found('Old')))
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByText('Old')).toBeNull()
})

import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { usePagedList } from './use-paged-list.ts'

type Item = { slug: string }
const page = (number: number, slugs: string[], total_pages = 2) => ({
  success: '1' as const,
  status: 200,
  data: slugs.map((slug) => ({ slug })),
  pagination_data: { page: number, total_pages } as never,
})
const keyOf = ({ slug }: Item) => slug
const slugsOf = ({ items }: { items: Item[] }) => items.map(keyOf)

test("'Show More' appends the next page without repeats, 'Show Less' returns to the first (§4)", async () => {
  const readPage = vi.fn(async () => page(2, ['b', 'c']))
  const { result } = renderHook(() => usePagedList({ first: page(1, ['a', 'b']), readPage, keyOf }))
  expect(result.current.hasMore).toBe(true)
  await act(() => result.current.showMore())
  expect(readPage).toHaveBeenCalledWith(2)
  expect(slugsOf(result.current)).toEqual(['a', 'b', 'c'])
  expect(result.current).toMatchObject({ hasMore: false, canShowLess: true, isLoading: false })
  await act(() => result.current.showLess())
  expect(slugsOf(result.current)).toEqual(['a', 'b'])
  expect(result.current).toMatchObject({ hasMore: true, canShowLess: false })
})

test('a list of one page offers neither more nor less (§2 Routes, §4)', () => {
  const { result } = renderHook(() => usePagedList({ first: page(1, ['a'], 1), readPage: vi.fn(), keyOf }))
  expect(result.current).toMatchObject({ hasMore: false, canShowLess: false })
})

test('HTTP 404 ends the list (§4, §7, §8)', async () => {
  const readPage = async () => ({ success: '6' as const, status: 404, message: 'No such page' })
  const { result } = renderHook(() => usePagedList({ first: page(1, ['a']), readPage, keyOf }))
  await act(() => result.current.showMore())
  expect(slugsOf(result.current)).toEqual(['a'])
  expect(result.current.hasMore).toBe(false)
})

test.each([
  ['a failed call', null],
  ['an error reply', { success: '0' as const, status: 422, message: 'No' }],
])('%s keeps the list, and the next attempt loads the page (§8)', async (_, failure) => {
  const readPage = vi.fn<() => Promise<ReturnType<typeof page> | typeof failure>>()
  readPage.mockResolvedValueOnce(failure).mockResolvedValueOnce(page(2, ['b']))
  const { result } = renderHook(() => usePagedList<Item>({ first: page(1, ['a']), readPage, keyOf }))
  await act(() => result.current.showMore())
  expect(slugsOf(result.current)).toEqual(['a'])
  expect(result.current).toMatchObject({ hasMore: true, isLoading: false })
  await act(() => result.current.showMore())
  expect(slugsOf(result.current)).toEqual(['a', 'b'])
})

test('a reply that arrives after Show Less is ignored', async () => {
  let reply = (_: ReturnType<typeof page>) => {}
  const readPage = () => new Promise<ReturnType<typeof page>>((resolve) => (reply = resolve))
  const { result } = renderHook(() => usePagedList({ first: page(1, ['a'], 3), readPage, keyOf }))
  let loading: Promise<void> | undefined
  act(() => {
    loading = result.current.showMore()
  })
  expect(result.current.isLoading).toBe(true)
  await act(() => result.current.showLess())
  await act(async () => {
    reply(page(2, ['b'], 3))
    await loading
  })
  expect(slugsOf(result.current)).toEqual(['a'])
})

test('where the first page is read again, the list is empty in the meantime', async () => {
  const readPage = vi.fn(async (number: number) => page(number, [`page ${number}`]))
  const options = { first: page(1, ['a']), readPage, keyOf, readsFirstAgain: true }
  const { result } = renderHook(() => usePagedList(options))
  await act(() => result.current.showMore())
  let starting: Promise<void> | undefined
  act(() => {
    starting = result.current.showLess()
  })
  expect(result.current).toMatchObject({ isStartingOver: true, items: [] })
  await act(() => starting)
  expect(slugsOf(result.current)).toEqual(['page 1'])
})

import { expect, test, vi } from 'vitest'
import { loader } from './downloads.tsx'

type Replies = Record<'category' | 'subCategory' | 'dataSheets', { success: string; status?: number; data?: unknown[] }>
const down = { success: '0', status: 503 }
const sheets = { success: '1', status: 200, category_title: 'Windows', data: [{ slug: 'casement' }] }
const working: Replies = {
  category: { success: '1', status: 200, data: [{ slug: 'windows', title: 'Windows' }] },
  subCategory: { success: '1', status: 200, data: [{ slug: 'casements', type: 'Product' }] },
  dataSheets: sheets,
}

function load(query: string, replies: Partial<Replies>) {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const others = { blogList: { success: '1', status: 200, data: [] }, banner: down }
  const calls = Object.entries({ ...others, ...working, ...replies }).map(([name, reply]) => [name, async () => reply])
  const api = Object.fromEntries(calls)
  const request = new Request(`https://jharokha.example/downloads${query}`)
  return loader({ context: { get: () => api }, request } as never)
}

test('downloads are complete, or say that they are not, whichever call fails', async () => {
  const categories = [{ title: 'Windows', lists: [sheets] }]
  expect(await load('', {})).toMatchObject({ categories, isComplete: true })
  expect(await load('?list=casements', {})).toMatchObject({ categories, isComplete: true })
  for (const name of ['category', 'subCategory', 'dataSheets'])
    expect(await load('', { [name]: down })).toMatchObject({ categories: [], isComplete: false })
  expect(await load('?list=casements', { dataSheets: down })).toMatchObject({ categories: [], isComplete: false })
})

test('only an unknown list and a page past the last one are not found', async () => {
  const empty = { ...sheets, data: [] }
  expect(await load('?list=casements', { dataSheets: empty })).toMatchObject({ categories: [], isComplete: true })
  const notFound = { init: { status: 404 } }
  await expect(load('?list=x', { dataSheets: { success: '6', status: 200 } })).rejects.toMatchObject(notFound)
  await expect(load('?list=casements&page=2', { dataSheets: empty })).rejects.toMatchObject(notFound)
})

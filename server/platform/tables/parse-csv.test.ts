import { expect, test } from 'vitest'
import { RequestError } from '../http/errors.ts'
import { parseCsv } from './parse-csv.ts'

const read = (text: string) => parseCsv(Buffer.from(text))
const header = 'slug,title\n'

test('rows keep their numbers, and texts may contain separators, quotation marks and line breaks', () => {
  const long = `${'c,'.repeat(200)}\n,`
  const { rows, mistakes } = read(`${header}\n"a, ""b""","${long}"\n`)
  expect({ rows, mistakes }).toEqual({ rows: [{ row: 3, cells: ['a, "b"', long] }], mistakes: [] })
})

test('line endings may differ', () => {
  expect(read('slug,title\r\na,b\nc,d\re,f').rows.map(({ cells }) => cells.join())).toEqual(['a,b', 'c,d', 'e,f'])
})

test.each([
  ['a first row that is too long', 'a,'.repeat(10_000), 'too long'],
  ['a first row of quotation marks', '"'.repeat(20_000), 'too long'],
  ['a row of too many columns', `${header}x${','.repeat(100)}`, 'more than 100 columns'],
  [
    'too many rows that end in another way than the first one',
    `slug,title\r\n${'x,\n'.repeat(6000)}`,
    'more than 5000 rows',
  ],
  ['a text that does not end', `${header}"${'a'.repeat(600_000)}`, 'quotation mark is not closed'],
  ['too many rows', `${header}${'\n'.repeat(100_000)}`, 'more than 5000 rows'],
])('a file with %s is rejected: parsing it could block or exhaust the process', (_, text, message) => {
  expect(() => read(text)).toThrow(message)
})

test('a quotation mark that is not closed is a mistake, also in the first row', () => {
  expect(read(`${header}"a`).mistakes).toMatchObject([{ row: 2 }])
  for (const first of ['"slug', 'sl"ug,"']) expect(() => read(first)).toThrow(RequestError)
})

import { expect, test } from 'vitest'
import { createMemory } from './memory.ts'

const thing = (bytes: number) => ({ version: 1, bytes })

test('it holds as many bytes as it may, and what was not asked for the longest goes first', () => {
  const memory = createMemory(10_000)
  for (const key of ['a', 'b', 'c']) memory.keep(key, thing(2500))
  memory.find('a')
  memory.keep('d', thing(2500))
  expect(memory.keys()).toEqual(['d', 'a', 'c'])
  expect(memory.bytes()).toBeLessThanOrEqual(10_000)
})

test('a hundred thousand addresses take no more room than a few', () => {
  const memory = createMemory(100_000)
  for (let count = 0; count < 100_000; count += 1) memory.keep(`/search?q=${count}`, thing(100))
  expect(memory.bytes()).toBeLessThanOrEqual(100_000)
  expect(memory.keys().length).toBeLessThan(200)
})

test('what is larger than all the room is not held, and pushes nothing out', () => {
  const memory = createMemory(10_000)
  memory.keep('small', thing(10))
  memory.keep('large', thing(20_000))
  expect(memory.keys()).toEqual(['small'])
})

test('what is kept again takes the place of what was', () => {
  const memory = createMemory(10_000)
  memory.keep('a', thing(4000))
  const bytes = memory.bytes()
  memory.keep('a', thing(4000))
  expect(memory.bytes()).toBe(bytes)
})

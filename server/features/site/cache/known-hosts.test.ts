import { expect, test } from 'vitest'
import { createKnownHosts } from './known-hosts.ts'

test('the first few hosts are known, and made-up ones after them are not', () => {
  const isKnownHost = createKnownHosts()
  expect(isKnownHost('http://shop.example/')).toBe(true)
  const invented = Array.from({ length: 100 }, (_, number) => isKnownHost(`http://host-${number}.example/`))
  expect(invented.filter(Boolean).length).toBeLessThan(10)
  expect(isKnownHost('http://shop.example/about-us')).toBe(true)
})

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const assets = 'web/build/client/assets'

test('the client bundle contains no code of the back office or the server', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const name of scripts)
    expect(readFileSync(`${assets}/${name}`, 'utf8'), name).not.toMatch(/react-admin|Mui[A-Z]|kysely/)
})

test('there is one stylesheet, so that navigation never waits for another', () => {
  const stylesheets = readdirSync(assets).filter((name) => name.endsWith('.css'))
  // The planner is a screen of its own.
  expect(stylesheets.filter((name) => !name.startsWith('plan'))).toHaveLength(1)
})

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '../fixtures/test.ts'

const assets = 'web/build/client/assets'

test('the client bundle contains no code of the back office or the server', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const name of scripts)
    expect(readFileSync(`${assets}/${name}`, 'utf8'), name).not.toMatch(/react-admin|Mui[A-Z]|kysely/)
})

test('there is one stylesheet, so that navigation never waits for another', () => {
  expect(readdirSync(assets).filter((name) => name.endsWith('.css'))).toHaveLength(1)
})

test('pages hydrate promptly after load', async ({ page }) => {
  await page.addInitScript(() => {
    const isHydrated = () => 'hydrated' in (document.documentElement?.dataset ?? {})
    const times = { load: 0, hydrated: 0 }
    Object.assign(window, { times })
    addEventListener('load', () => {
      times.load = performance.now()
    })
    const check = () => {
      if (isHydrated()) times.hydrated = performance.now()
      else setTimeout(check, 10)
    }
    check()
  })
  await page.goto('/products/tilt-and-turn-window')
  await page.waitForFunction(() => (window as unknown as { times: { hydrated: number } }).times.hydrated > 0)
  const { load, hydrated } = await page.evaluate(
    () => (window as unknown as { times: { load: number; hydrated: number } }).times,
  )
  // The machine that runs the tests may be busy with other browsers.
  expect(hydrated - load).toBeLessThan(2000)
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyBrand } from '@house/contract/brand/options'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { updateSettings } from '../../platform/company/settings/store.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { adminSpa } from './admin-spa.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'admin-'))
  writeFileSync(join(folder, 'index.html'), '<html><head></head></html>')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the back office loads the fonts of the brand before it draws', async () => {
  const { api, db, close } = await openTestApp()
  const page = async () => (await adminSpa(folder, api).request('/admin')).text()
  expect(await page()).not.toContain('rel="preload"')
  await updateSettings(db, { brand: { ...emptyBrand, fonts: 'dm' } }, { staffId: null, now: new Date() })
  expect(await page()).toMatch(
    /rel="preload" as="font" type="font\/woff2" href="[^"]*dm-serif-display[^"]*" crossorigin/,
  )
  await close()
})

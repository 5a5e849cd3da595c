import { readFile } from 'node:fs/promises'
import { reservedSlugs } from '@house/contract/limits'
import { expect, test } from 'vitest'
import { signInAs } from '../testing/as-staff.ts'
import { openTestApp } from '../testing/open-test-app.ts'

test('a category cannot take an address of the site itself', async () => {
  const { app, db, close } = await openTestApp()
  const { call } = await signInAs(app, db, 'editor')
  for (const reserved of ['about-us', 'Blogs', 'admin']) {
    const { status, body } = await call('POST', '/categories', { slug: reserved, title: 'Quux' })
    expect([status, body.field]).toEqual([422, 'slug'])
    expect(body.message).toMatch(/^Address is one of the site itself/)
  }
  await close()
})

test('every fixed beginning of an address of the site is reserved', async () => {
  const routes = await readFile(new URL('../../web/app/routes.ts', import.meta.url), 'utf8')
  const beginnings = [...routes.matchAll(/route\('([a-z-]+)['/]/g)].map(([, beginning]) => beginning)
  expect(beginnings.length).toBeGreaterThan(10)
  for (const beginning of beginnings) expect(reservedSlugs).toContain(beginning)
})

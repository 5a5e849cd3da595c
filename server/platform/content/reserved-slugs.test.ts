import { reservedSlugs } from '@house/contract/urls'
import { expect, test } from 'vitest'
import { signInAs } from '../../testing/as-staff.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

test('a category cannot have a reserved slug', async () => {
  const { app, db, close } = await openTestApp()
  const { call } = await signInAs(app, db, 'editor')
  for (const reserved of ['about-us', 'Blogs', 'admin', 'cards', 'visit']) {
    const { status, body } = await call('POST', '/categories', { slug: reserved, title: 'Quux' })
    expect([status, body.field]).toEqual([422, 'slug'])
    expect(body.message).toMatch(/^URL slug is one of the site itself/)
  }
  await close()
})

test('the first segment of every fixed path is reserved', () => {
  expect([...reservedSlugs]).toEqual(expect.arrayContaining(['about-us', 'terms-&-condition', 'cards', 'sitemaps']))
  expect(reservedSlugs.has(':slug')).toBe(false)
})

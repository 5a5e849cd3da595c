import { settings } from '@house/demo/settings'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Staff, signInAs } from '../../../testing/as-staff.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { updateSettings } from './store.ts'

let { api, app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let { call } = {} as Staff
const author = { staffId: null, now: new Date() }
beforeEach(async () => {
  ;({ api, app, db, close } = await openTestApp())
  ;({ call } = await signInAs(app, db, 'administrator'))
})
afterEach(() => close())

async function footer() {
  const reply = await api.appSetting()
  return reply.success === '1' ? reply.data.footer_columns : []
}

test('the columns of the settings are served as long as their pages exist', async () => {
  expect(await footer()).toEqual(settings.footer_columns)
})

test('links to moved pages follow, links to deleted pages disappear, and so do empty columns', async () => {
  const { id } = await db.selectFrom('sub_item').select('id').where('slug', '=', 'sky-light').executeTakeFirstOrThrow()
  expect((await call('PUT', `/sub-items/${id}`, { slug: 'roof-light' })).status).toBe(200)
  await db.updateTable('sub_item').set({ type: 'Accessory' }).where('slug', 'in', ['door', 'window']).execute()
  const column = (title: string, ...urls: string[]) => ({ title, links: urls.map((url) => ({ label: title, url })) })
  const footer_columns = [
    column('Interior', '/alu-home-interior/sky-light'),
    column('uPVC', '/upvc-door-and-window/window', '/upvc-door-and-window/door'),
    column('Commercial', '/commercial-partition-system/glass-partition'),
  ]
  await updateSettings(db, { footer_columns }, author)
  expect(await footer()).toEqual([column('Interior', '/alu-home-interior/roof-light'), footer_columns[2]])
})

test('a link must lead to a page of the site or to another site', async () => {
  const save = (url: string) =>
    call('PUT', '/settings/1', { footer_columns: [{ title: 'Range', links: [{ label: 'Doors', url }] }] })
  for (const url of ['/no-such-page', '/products/nothing', '/upvc-door-and-window/nothing', '/a/b/c', '/not-found', ''])
    expect([url, (await save(url)).body.field]).toEqual([url, 'footer_columns'])
  for (const url of [
    ...[
      '/about-us/',
      '/plan',
      '/downloads',
      '/compare',
      '/find',
      '/guides/',
      '/products',
      '/terms-%26-Condition',
      '/upvc-door-and-window',
      '/UPVC-door-and-window/window',
    ],
    ...['/accessories/profile-and-accessories', 'https://shop.company.example/doors'],
  ])
    expect([url, (await save(url)).status]).toEqual([url, 200])
})

test('the copyright year is that of the settings, or the current one', async () => {
  expect(await api.appSetting()).toMatchObject({ data: { copyright_year: '2025' } })
  await updateSettings(db, { copyright_year: '' }, author)
  expect(await api.appSetting()).toMatchObject({ data: { copyright_year: expect.stringMatching(/^20\d\d$/) } })
  expect((await call('PUT', '/settings/1', { founding_year: 'long ago' })).body.message).toBe(
    'Founding year cannot be longer than 4 characters',
  )
})

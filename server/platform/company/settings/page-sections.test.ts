import { urls } from '@house/contract/urls'
import { offices } from '@house/demo/offices'
import { settings } from '@house/demo/settings'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { migrateDatabase } from '../../../database.ts'
import { type Staff, signInAs } from '../../../testing/as-staff.ts'
import { createEmptyDatabase } from '../../../testing/empty-database.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { anyTable } from '../../db/dialect.ts'
import { connect } from '../../db/open.ts'
import { findAppSetting, findBanner, findPlannerSettings } from './queries.ts'

test('a site from before the settings of sections looks the same after the migration', async () => {
  const { databaseUrl } = inject('seeded')
  const { target, remove } = await createEmptyDatabase(databaseUrl ? 'postgres' : 'sqlite')
  const db = connect(target)
  await migrateDatabase(db, '0014-company-identity')
  const { services, hero_buttons, home_sections, about_sections, menu, ...others } = settings
  const { plan_price, plan_price_note, plan_steps, plan_check, plan_checks, plan_help, ...former } = others
  await db
    .insertInto('settings')
    .values({ id: 1, document: JSON.stringify(former) })
    .execute()
  const meta = { meta_title: '', meta_description: '', meta_keywords: '' }
  const story = { name: 'our-story', title: 'Our Story', text: '<p>Long.</p>' }
  const page = { key: 'About Us', title: '', description: '', image: '', blocks: JSON.stringify([story]), ...meta }
  const { id } = await db.insertInto('page').values(page).returning('id').executeTakeFirstOrThrow()
  const change = { entity: 'page', entity_id: id, document: JSON.stringify({ title: 'About', blocks: [story] }) }
  await db
    .insertInto('draft')
    .values({ ...change, updated_at: new Date().toISOString() })
    .execute()
  const [office] = offices
  await anyTable(db)
    .insertInto('office')
    .values({ ...office, position: 0 })
    .execute()
  await migrateDatabase(db)
  expect(await findAppSetting(db)).toEqual({ ...settings, offices: [{ id: 1, ...office }] })
  expect(await findPlannerSettings(db)).toMatchObject({ plan_code_prefix: 'JH' })
  const invitation = { name: 'come-and-see', title: 'Come and try the handles', items: [] }
  expect((await findBanner(db, 'About Us'))?.data.blocks).toMatchObject([story, invitation])
  const draft = await db.selectFrom('draft').select('document').executeTakeFirstOrThrow()
  expect(JSON.parse(draft.document)).toMatchObject({ title: 'About', blocks: [story, invitation] })
  await db.destroy()
  await remove()
})

describe('settings', () => {
  let { api, app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
  let { call } = {} as Staff
  beforeEach(async () => {
    ;({ api, app, db, close } = await openTestApp())
    ;({ call } = await signInAs(app, db, 'administrator'))
  })
  afterEach(() => close())

  const save = (changes: object) => call('PUT', '/settings/1', changes)
  async function anchors() {
    const reply = await api.appSetting()
    return reply.success === '1' ? reply.about_anchors.map(({ label }) => label) : []
  }

  test('the menu of About Us has the sections that are shown and not empty, in their order', async () => {
    expect(await anchors()).toEqual(["Chairman's Message", 'Our Story', 'Vision & Mission'])
    await save({
      about_sections: [
        { name: 'our-story', is_hidden: false },
        { name: 'chairman-message', is_hidden: false },
        { name: 'vision-&-mission', is_hidden: true },
      ],
    })
    expect(await anchors()).toEqual(['Our Story', "Chairman's Message"])
    const page = await db.selectFrom('page').select(['id', 'blocks']).where('key', '=', 'About Us').executeTakeFirst()
    const blocks = JSON.parse(page?.blocks ?? '[]')
    blocks[0] = { ...blocks[0], title: 'From the founder' }
    const story = blocks.find((block: { name: string }) => block.name === 'our-story')
    Object.assign(story, { text: '<p></p>' })
    expect((await call('PUT', `/pages/${page?.id}`, { blocks })).status).toBe(200)
    expect(await anchors()).toEqual(['From the founder'])
  })

  test('sections that a saved order lacks follow it', async () => {
    const { body } = await save({ menu: [{ name: 'locate', is_hidden: true }] })
    expect(body.data.menu.map(({ name }: { name: string }) => name)).toEqual([
      ...['locate', 'home', 'about', 'product', 'blogs', 'dealer'],
    ])
  })

  test.each([
    [{ menu: [{ name: 'shop', is_hidden: false }] }, 'menu'],
    [{ about_sections: Array(2).fill({ name: 'our-story', is_hidden: false }) }, 'about_sections'],
    [{ services: ['Doors', 'Doors'] }, 'services'],
    [{ services: ['Other'] }, 'services'],
    [{ hero_buttons: [{ label: 'Shop', url: '/no-such-page' }] }, 'hero_buttons'],
    [{ hero_buttons: Array(3).fill({ label: 'About', url: '/about-us/' }) }, 'hero_buttons'],
  ])('%o is refused', async (changes, field) => {
    const { status, body } = await save(changes)
    expect([status, body.field]).toEqual([422, field])
  })

  test('a button of the hero disappears with its page', async () => {
    const { slug } = await db.selectFrom('project').select('slug').executeTakeFirstOrThrow()
    expect((await save({ hero_buttons: [{ label: 'A house', url: urls.project(slug) }] })).status).toBe(200)
    await db.deleteFrom('project').execute()
    await save({ tagline: 'Another' })
    expect(await api.appSetting()).toMatchObject({ data: { hero_buttons: [] } })
  })
})

import { urls } from '@house/contract/urls'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Staff, signInAs } from '../../../testing/as-staff.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'

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

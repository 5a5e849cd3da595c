import { cmsPageUrls, urls } from '@house/contract/urls'
import { JSDOM } from 'jsdom'
import { expect } from 'vitest'
import { updateSettings } from '../../server/platform/company/settings/store.ts'
import type { Schema } from '../../server/platform/db/schema.ts'
import { hrefOf, test, textOf } from './open-page.ts'

/** Each before those it refers to. */
const contentTables: (keyof Schema)[] = [
  ...(['product_accessory_category', 'product', 'accessory', 'accessory_sub_category', 'accessory_category'] as const),
  ...(['sub_item', 'category', 'blog', 'project', 'review', 'office'] as const),
  ...(['planner_system', 'planner_glazing', 'planner_colour'] as const),
]

const emptySettings = {
  short_name: '',
  tagline: '',
  visit_promise: '',
  response_promise: '',
  founding_year: '',
  copyright_year: '',
  phone: '',
  whatsapp: '',
  email: '',
  website: '',
  linkedin: '',
  instagram: '',
  facebook: '',
  developer: '',
  video: '',
  video_webm: '',
  video_poster: '',
  counters: [],
  services: [],
  hero_buttons: [],
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
}

test('every page of a site without any content has no brackets, dead links or skeletons', async ({ request, db }) => {
  for (const table of contentTables) await db.deleteFrom(table).execute()
  const meta = { meta_title: '', meta_description: '', meta_keywords: '' }
  await db
    .updateTable('page')
    .set({ description: '', image: '', blocks: '[]', ...meta })
    .execute()
  await updateSettings(db, emptySettings, { staffId: null, now: new Date() })
  const links = new Set<string>()
  for (const path of [
    ...Object.values(cmsPageUrls),
    `${urls.search}?q=door`,
    urls.planner,
    urls.products(),
    urls.finder,
  ]) {
    const response = await request(path)
    expect([path, response.status]).toEqual([path, path === urls.notFound ? 404 : 200])
    const { document } = new JSDOM(await response.text()).window
    // The data of the page has the stored texts, with their placeholders.
    for (const script of document.querySelectorAll('script')) script.remove()
    expect([path, textOf(document.body).match(/\[[a-z -]+\]/i)]).toEqual([path, null])
    expect([path, document.querySelector('[data-testid=skeleton]')]).toEqual([path, null])
    for (const link of document.querySelectorAll('a')) links.add(hrefOf(link) ?? '')
  }
  expect([...links].filter((link) => !/^(\/|#|https:)/.test(link))).toEqual([])
  for (const link of links) {
    if (!link.startsWith('/')) continue
    expect([link, (await request(link.replace(/#.*/, ''))).status]).toEqual([link, 200])
  }
})

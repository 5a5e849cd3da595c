import type { AppOptions } from '../app.ts'
import { signInAs } from './as-staff.ts'
import { openTestApp } from './open-test-app.ts'

export type Writing = Awaited<ReturnType<typeof openWriting>>

/** An editor at work. What is written has a slug and words of its own in each test, once it has called `begin`. */
export async function openWriting(options: Partial<AppOptions> = {}) {
  const opened = await openTestApp({ clock: () => new Date('2026-11-15T04:30:00Z'), ...options })
  const { app, db } = opened
  const { call } = await signInAs(app, db, 'editor')
  let count = 0
  let slug = ''

  function begin() {
    count += 1
    slug = `quux-${count}`
    return { slug, count }
  }

  function listOf(name: string) {
    return db.selectFrom('sub_item').selectAll().where('slug', '=', name).executeTakeFirstOrThrow()
  }

  async function placesOf(sub_item_id: number) {
    const rows = await db
      .selectFrom('product')
      .select('place')
      .where('sub_item_id', '=', sub_item_id)
      .orderBy('place')
      .execute()
    return rows.map(({ place }) => place)
  }

  function blog(more: object = {}) {
    return {
      ...{ slug, title: `Quux ${count}`, description: '<p>One.</p><script>x</script>', category: 'Glass' },
      ...{ datetime: '2026-11-15T10:00:00+05:30', ...more },
    }
  }

  async function newProduct(more: object = {}) {
    const { id: sub_item_id } = await listOf('window')
    return { sub_item_id, slug, title: `Zyx${count} window`, ...more }
  }

  async function published(more: object = {}) {
    return (await call('POST', '/products', await newProduct(more))).body.data
  }

  return { ...opened, call, begin, listOf, placesOf, blog, newProduct, published }
}

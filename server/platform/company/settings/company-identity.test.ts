import { settings } from '@house/demo/settings'
import { expect, inject, test } from 'vitest'
import { migrateDatabase } from '../../../database.ts'
import { createEmptyDatabase } from '../../../testing/empty-database.ts'
import { connect } from '../../db/open.ts'
import { findAppSetting } from './queries.ts'

const { databaseUrl } = inject('seeded')

test('a site from before the settings of identity looks the same after the migration', async () => {
  const { target, remove } = await createEmptyDatabase(databaseUrl ? 'postgres' : 'sqlite')
  const db = connect(target)
  await migrateDatabase(db, '0013-plan-versions')
  const { short_name, visit_promise, response_promise, founding_year, copyright_year, footer_columns, ...former } =
    settings
  const document = JSON.stringify({ ...former, company_name: 'Veranda Works LLP', meta_title: 'Never shown' })
  await db.insertInto('settings').values({ id: 1, document }).execute()
  const texts = { title: '', description: '', image: '', blocks: '[]', meta_description: '', meta_keywords: '' }
  await db
    .insertInto('page')
    .values({ key: 'Home', ...texts, meta_title: 'Verandas' })
    .execute()
  await migrateDatabase(db)
  const migrated = await findAppSetting(db)
  expect(migrated?.footer_columns.map(({ title }) => title)).toEqual([
    'Alu Home Interior',
    'uPVC',
    'Commercial & Accessories',
  ])
  expect({ ...migrated, footer_columns }).toEqual({
    ...settings,
    company_name: 'Veranda Works LLP',
    short_name: 'Veranda',
    meta_title: 'Verandas',
    offices: [],
  })
  await db.destroy()
  await remove()
})

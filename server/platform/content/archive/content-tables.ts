import type { Schema } from '../../db/schema.ts'

type TableName = keyof Schema & string

export type ContentTable = {
  name: TableName
  key: string[]
  /** Columns with the key of another table. */
  references?: Record<string, TableName>
  /** Columns that are not exported, such as the author. They must be nullable. */
  excluded?: string[]
}

/** The tables in an archive, each after those it refers to. A test fails until a new table is listed here or in `otherTables`. */
export const contentTables: ContentTable[] = [
  { name: 'media', key: ['id'] },
  { name: 'settings', key: ['id'] },
  { name: 'office', key: ['id'] },
  { name: 'page', key: ['id'] },
  { name: 'category', key: ['id'] },
  { name: 'sub_item', key: ['id'], references: { category_id: 'category' } },
  { name: 'accessory_category', key: ['id'] },
  { name: 'accessory_sub_category', key: ['id'], references: { accessory_category_id: 'accessory_category' } },
  {
    name: 'accessory',
    key: ['id'],
    references: {
      accessory_category_id: 'accessory_category',
      accessory_sub_category_id: 'accessory_sub_category',
    },
  },
  { name: 'product', key: ['id'], references: { sub_item_id: 'sub_item' } },
  {
    name: 'product_accessory_category',
    key: ['product_id', 'accessory_category_id'],
    references: { product_id: 'product', accessory_category_id: 'accessory_category' },
  },
  { name: 'blog', key: ['id'] },
  { name: 'project', key: ['id'] },
  { name: 'review', key: ['id'] },
  { name: 'planner_system', key: ['id'] },
  { name: 'planner_glazing', key: ['id'] },
  { name: 'planner_colour', key: ['id'] },
  { name: 'synonym', key: ['word'] },
  { name: 'redirect', key: ['from_path'] },
  { name: 'gone_address', key: ['path'] },
  // Unpublished content, without its authors.
  { name: 'draft', key: ['id'], excluded: ['staff_id'] },
  { name: 'trash', key: ['id'], excluded: ['staff_id'] },
]

/** Tables that are not in an archive: leads, visitors' plans, versions of data sheets, prices, quotations, analytics, staff, setup, retention periods, and what is derived from content. */
export const otherTables = [
  ...[
    'enquiry',
    'lead_note',
    'outbox',
    'plan',
    'plan_version',
    'data_sheet',
    'price_book',
    'quotation',
    'quotation_question',
    'quotation_year',
    'page_count',
    'search_count',
    'vital_count',
  ],
  ...['staff', 'staff_session', 'staff_account', 'staff_verification', 'sign_in_attempt', 'secret', 'audit', 'setup'],
  ...['staff_second_factor', 'password_reset', 'retention_period', 'backup_status', 'problem_mail'],
  ...['content_version', 'last_change'],
]

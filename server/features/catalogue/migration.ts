import { sql } from 'kysely'
import { type AnyDb, createTableWithId } from '../../platform/db/dialect.ts'
import { addMetaTags, addPosition, addTexts, createSlugIndex } from '../../platform/db/table-columns.ts'

const noAttributes = '{"materials":[],"openings":[],"mesh":[],"colours":[],"rooms":[],"problems":[],"measures":[]}'

export async function up(db: AnyDb) {
  await createCategories(db)
  await createProducts(db)
  await createAccessories(db)
}

async function createCategories(db: AnyDb) {
  const category = createTableWithId(db, 'category').addColumn('explanation', 'text')
  await addPosition(
    addMetaTags(addTexts(category, 'slug', 'title', 'image', 'page_title', 'page_description', 'page_banner')),
  ).execute()
  await createSlugIndex(db, 'category')
  await addPosition(addMetaTags(addTexts(createTableWithId(db, 'sub_item'), 'type', 'slug', 'title', 'image')))
    .addColumn('category_id', 'integer', (column) => column.notNull().references('category.id'))
    .addColumn('product_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('sub_item_slug').unique().on('sub_item').columns(['category_id', 'slug']).execute()
  await sql`create unique index sub_item_list_slug on sub_item (lower(slug)) where type = 'Product'`.execute(db)
}

async function createProducts(db: AnyDb) {
  const product = addTexts(
    createTableWithId(db, 'product'),
    ...['slug', 'title', 'image', 'image2', 'image3', 'image4', 'description', 'description_data', 'keywords'],
    ...['page_banner', 'page_bottom_title', 'page_bottom_image'],
  )
  await addPosition(addMetaTags(product))
    .addColumn('sub_item_id', 'integer', (column) => column.notNull().references('sub_item.id'))
    .addColumn('plan_design', 'text')
    .addColumn('attributes', 'text', (column) => column.notNull().defaultTo(sql.lit(noAttributes)))
    .execute()
  await createSlugIndex(db, 'product')
  await db.schema.createIndex('product_position').on('product').columns(['sub_item_id', 'position']).execute()
  // Covers searches in the list of the back office, so that long text columns are not read.
  await db.schema.createIndex('product_by_title').on('product').columns(['title', 'slug', 'sub_item_id']).execute()
}

async function createAccessories(db: AnyDb) {
  await addPosition(
    addTexts(createTableWithId(db, 'accessory_category'), 'slug', 'title', 'icon_image', 'image'),
  ).execute()
  await createSlugIndex(db, 'accessory_category')
  await addPosition(addTexts(createTableWithId(db, 'accessory_sub_category'), 'title'))
    .addColumn('accessory_category_id', 'integer', (column) => column.notNull().references('accessory_category.id'))
    .execute()
  await addPosition(addTexts(createTableWithId(db, 'accessory'), 'title', 'image', 'description'))
    .addColumn('accessory_category_id', 'integer', (column) => column.notNull().references('accessory_category.id'))
    .addColumn('accessory_sub_category_id', 'integer', (column) => column.references('accessory_sub_category.id'))
    .execute()
  await db.schema
    .createIndex('accessory_position')
    .on('accessory')
    .columns(['accessory_category_id', 'position'])
    .execute()
  await addPosition(db.schema.createTable('product_accessory_category'))
    .addColumn('product_id', 'integer', (column) => column.notNull().references('product.id').onDelete('cascade'))
    .addColumn('accessory_category_id', 'integer', (column) => column.notNull().references('accessory_category.id'))
    .addPrimaryKeyConstraint('product_accessory_category_key', ['product_id', 'accessory_category_id'])
    .execute()
}

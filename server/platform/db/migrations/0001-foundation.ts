import { type CreateTableBuilder, sql } from 'kysely'
import { type AnyDb, createTableWithId, exactText, isPostgres } from '../dialect.ts'

export async function up(db: AnyDb) {
  await createCompany(db)
  await createCatalogue(db)
  await createAccessories(db)
  await createArticles(db)
  await createSearch(db)
  await createMedia(db)
  await createLeads(db)
  await createStaff(db)
}

async function createCompany(db: AnyDb) {
  await db.schema
    .createTable('content_version')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
  await db.insertInto('content_version').values({ id: 1, version: 0 }).execute()
  await db.schema
    .createTable('settings')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute()
  await texts(createTableWithId(db, 'office'), 'kind', 'name', 'address', 'city', 'phone', 'hours')
    .addColumn('latitude', 'double precision', (column) => column.notNull())
    .addColumn('longitude', 'double precision', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
  await meta(texts(createTableWithId(db, 'page'), 'key', 'title', 'description', 'image', 'blocks')).execute()
  await uniqueFolded(db, 'page', 'key')
}

async function createCatalogue(db: AnyDb) {
  await meta(
    texts(createTableWithId(db, 'category'), 'slug', 'title', 'image', 'page_title', 'page_description', 'page_banner'),
  )
    .addColumn('explanation', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
  await uniqueFolded(db, 'category', 'slug')

  await meta(texts(createTableWithId(db, 'sub_item'), 'type', 'slug', 'title', 'image'))
    .addColumn('category_id', 'integer', (column) => column.notNull().references('category.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('product_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('sub_item_slug').unique().on('sub_item').columns(['category_id', 'slug']).execute()
  await sql`create unique index sub_item_list_slug on sub_item (lower(slug)) where type = 'Product'`.execute(db)

  await meta(
    texts(
      createTableWithId(db, 'product'),
      ...['slug', 'title', 'image', 'image2', 'image3', 'image4', 'description', 'description_data', 'keywords'],
      ...['page_banner', 'page_bottom_title', 'page_bottom_image'],
    ),
  )
    .addColumn('sub_item_id', 'integer', (column) => column.notNull().references('sub_item.id'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .execute()
  await uniqueFolded(db, 'product', 'slug')
  await db.schema.createIndex('product_place').on('product').columns(['sub_item_id', 'place']).execute()
}

async function createAccessories(db: AnyDb) {
  await texts(createTableWithId(db, 'accessory_category'), 'slug', 'title', 'icon_image', 'image')
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
  await uniqueFolded(db, 'accessory_category', 'slug')
  await texts(createTableWithId(db, 'accessory_sub_category'), 'title')
    .addColumn('accessory_category_id', 'integer', (column) => column.notNull().references('accessory_category.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
  await texts(createTableWithId(db, 'accessory'), 'title', 'image', 'description')
    .addColumn('accessory_category_id', 'integer', (column) => column.notNull().references('accessory_category.id'))
    .addColumn('accessory_sub_category_id', 'integer', (column) => column.references('accessory_sub_category.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('accessory_position')
    .on('accessory')
    .columns(['accessory_category_id', 'position'])
    .execute()
  await db.schema
    .createTable('product_accessory_category')
    .addColumn('product_id', 'integer', (column) => column.notNull().references('product.id').onDelete('cascade'))
    .addColumn('accessory_category_id', 'integer', (column) => column.notNull().references('accessory_category.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_accessory_category_key', ['product_id', 'accessory_category_id'])
    .execute()
}

async function createArticles(db: AnyDb) {
  await meta(
    texts(
      createTableWithId(db, 'blog'),
      ...['slug', 'title', 'summary', 'description', 'category', 'status', 'datetime', 'image', 'image2'],
    ),
  ).execute()
  await uniqueFolded(db, 'blog', 'slug')
  await db.schema.createIndex('blog_datetime').on('blog').column('datetime').execute()
  await meta(texts(createTableWithId(db, 'project'), 'slug', 'title', 'description', 'image', 'image2'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
  await uniqueFolded(db, 'project', 'slug')
  await texts(createTableWithId(db, 'review'), 'description', 'client_name', 'designation', 'image')
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
}

async function createSearch(db: AnyDb) {
  await db.schema
    .createTable('synonym')
    .addColumn('word', exactText(db), (column) => column.primaryKey())
    .addColumn('means', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('search_term')
    .addColumn('term', exactText(db), (column) => column.primaryKey())
    .addColumn('products', 'integer', (column) => column.notNull())
    .addColumn('titles', 'integer', (column) => column.notNull())
    .execute()
  for (const letters of [1, 2, 3])
    await sql`create index ${sql.ref(`search_term_${letters}`)}
      on search_term (substr(term, 1, ${sql.lit(letters)}), products desc)`.execute(db)
  await db.schema
    .createTable('search_variant')
    .addColumn('variant', exactText(db), (column) => column.notNull())
    .addColumn('term', exactText(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('search_variant_key', ['variant', 'term'])
    .execute()
  if (isPostgres(db)) {
    await sql`create table product_search (product_id integer primary key, document tsvector not null)`.execute(db)
    await sql`create index product_search_document on product_search using gin (document) with (fastupdate = off)`.execute(
      db,
    )
  } else {
    await sql`create virtual table product_search using fts5 (
      words, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N* Co'", detail = 'none'
    )`.execute(db)
  }
}

async function createMedia(db: AnyDb) {
  await texts(createTableWithId(db, 'media'), 'url', 'mime', 'alt', 'blur', 'created_at')
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('focus_x', 'double precision', (column) => column.notNull())
    .addColumn('focus_y', 'double precision', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('media_url').unique().on('media').column('url').execute()
  await db.schema
    .createTable('redirect')
    .addColumn('from_path', 'text', (column) => column.primaryKey())
    .addColumn('to_path', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}

async function createLeads(db: AnyDb) {
  await texts(
    createTableWithId(db, 'enquiry').addColumn('idempotency_key', 'text', (column) => column.unique()),
    ...['kind', 'customer_name', 'phone_number', 'email', 'required_service', 'otherdescription'],
    ...['state', 'city', 'comment', 'created_at'],
  )
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
    .execute()
  await texts(createTableWithId(db, 'outbox'), 'kind', 'next_attempt_at')
    .addColumn('enquiry_id', 'integer', (column) => column.notNull().references('enquiry.id'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('delivered_at', 'text')
    .addColumn('last_error', 'text')
    .execute()
}

async function createStaff(db: AnyDb) {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('suspended', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await texts(createTableWithId(db, 'audit'), 'at', 'action', 'entity', 'entity_id')
    .addColumn('staff_id', 'text', (column) => column.references('staff.id'))
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute()
}

function texts<T extends string>(table: CreateTableBuilder<T>, ...names: string[]): CreateTableBuilder<string> {
  return names.reduce<CreateTableBuilder<string>>(
    (builder, name) => builder.addColumn(name, 'text', (column) => column.notNull()),
    table as CreateTableBuilder<string>,
  )
}

function meta<T extends string>(table: CreateTableBuilder<T>) {
  return texts(table, 'meta_title', 'meta_description', 'meta_keywords')
}

async function uniqueFolded(db: AnyDb, table: string, column: string) {
  await sql`create unique index ${sql.ref(`${table}_${column}_folded`)}
    on ${sql.table(table)} (lower(${sql.ref(column)}))`.execute(db)
}

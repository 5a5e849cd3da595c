import { type AnyDb, createTableWithId } from '../../platform/db/dialect.ts'
import { addEmptyTexts, addMetaTags, addPosition, addTexts, createSlugIndex } from '../../platform/db/table-columns.ts'

export async function up(db: AnyDb) {
  const blog = addTexts(
    createTableWithId(db, 'blog'),
    ...['slug', 'title', 'summary', 'description', 'category', 'status', 'datetime', 'image', 'image2'],
  )
  await addEmptyTexts(addMetaTags(blog), 'product_filter').execute()
  await createSlugIndex(db, 'blog')
  await db.schema.createIndex('blog_datetime').on('blog').column('datetime').execute()
  const project = addTexts(createTableWithId(db, 'project'), 'slug', 'title', 'description', 'image', 'image2')
  await addPosition(addMetaTags(project)).execute()
  await createSlugIndex(db, 'project')
  await addPosition(
    addTexts(createTableWithId(db, 'review'), 'description', 'client_name', 'designation', 'image'),
  ).execute()
}

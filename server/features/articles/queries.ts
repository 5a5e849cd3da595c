import type { Page } from '@house/contract/endpoints'
import type { Blog, BlogSummary, Meta, Project, ProjectSummary, Review } from '@house/contract/entities'
import { pageSize } from '@house/contract/ui-config'
import { offsetOf, toPaginationData } from '../../platform/api/pagination.ts'
import { slugIs } from '../../platform/db/dialect.ts'
import type { Db } from '../../platform/db/schema.ts'

/** All of them, or those of one category. */
export async function listBlogs(db: Db, page: number, category: string): Promise<Page<BlogSummary>> {
  const published = db
    .selectFrom('blog')
    .where('status', '=', 'published')
    .$if(category !== '', (blogs) => blogs.where('category', '=', category))
  const { total } = await published.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const data = await published
    .select(['slug', 'title', 'summary as description', 'datetime', 'image'])
    .orderBy('datetime', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize.blogs)
    .offset(offsetOf(page, pageSize.blogs))
    .execute()
  return { data, pagination_data: toPaginationData(page, pageSize.blogs, total) }
}

export async function findBlog(db: Db, slug: string): Promise<({ data: Blog } & Meta) | undefined> {
  const row = await db
    .selectFrom('blog')
    .leftJoin('last_change', (join) =>
      join.onRef('last_change.entity_id', '=', 'blog.id').on('last_change.entity', '=', 'blog'),
    )
    .select([
      'slug',
      'title',
      'description',
      'status',
      'category',
      'datetime',
      'image2',
      'product_filter',
      'last_change.at',
    ])
    .select(['meta_title', 'meta_description', 'meta_keywords'])
    .where(slugIs('slug', slug))
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (!row) return undefined
  const { at, ...blog } = row
  return splitMeta({ ...blog, ...(at !== null && at > blog.datetime && { modified_at: at }) })
}

export async function listProjects(db: Db): Promise<ProjectSummary[]> {
  return db.selectFrom('project').select(['slug', 'title', 'image']).orderBy('position').execute()
}

export async function findProject(db: Db, slug: string): Promise<({ data: Project } & Meta) | undefined> {
  const row = await db
    .selectFrom('project')
    .select(['slug', 'title', 'description', 'image2', 'meta_title', 'meta_description', 'meta_keywords'])
    .where(slugIs('slug', slug))
    .executeTakeFirst()
  return row && splitMeta(row)
}

export async function listReviews(db: Db): Promise<Review[]> {
  return db
    .selectFrom('review')
    .select(['description', 'client_name', 'designation', 'image'])
    .orderBy('position')
    .execute()
}

function splitMeta<T extends Meta>({ meta_title, meta_description, meta_keywords, ...data }: T) {
  return { data, meta_title, meta_description, meta_keywords }
}

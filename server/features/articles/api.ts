import { type Handlers, ok, slugNotFound } from '../../platform/api/result.ts'
import { findGuideProducts, listGuides } from './guides.ts'
import { findBlog, findProject, listBlogs, listProjects, listReviews } from './queries.ts'

type Endpoints = 'blogList' | 'blogDetail' | 'guides' | 'ourProjects' | 'projectDetails' | 'reviewList'

export const articleHandlers: Pick<Handlers, Endpoints> = {
  blogList: async ({ blog_page, category }, { db }) => ok(await listBlogs(db, blog_page, category)),

  blogDetail: async ({ slug }, { db }) => {
    const blog = await findBlog(db, slug)
    return blog ? ok({ ...blog, ...(await findGuideProducts(db, blog.data.product_filter)) }) : slugNotFound()
  },

  guides: async (_, { db }) => ok({ data: await listGuides(db) }),

  ourProjects: async (_, { db }) => ok({ data: await listProjects(db) }),

  projectDetails: async ({ slug }, { db }) => {
    const project = await findProject(db, slug)
    return project ? ok(project) : slugNotFound()
  },

  reviewList: async (_, { db }) => ok({ data: await listReviews(db) }),
}

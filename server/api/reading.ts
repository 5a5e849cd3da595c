import { findBlog, findProject, listBlogs, listProjects, listReviews } from '../domain/reading.ts'
import { done, type Handlers, noSuchSlug } from './outcome.ts'

type Calls = 'blogList' | 'blogDetail' | 'ourProjects' | 'projectDetails' | 'reviewList'

export const readingHandlers: Pick<Handlers, Calls> = {
  blogList: async ({ blog_page }, { db }) => done(await listBlogs(db, blog_page)),

  blogDetail: async ({ slug }, { db }) => {
    const blog = await findBlog(db, slug)
    return blog ? done(blog) : noSuchSlug()
  },

  ourProjects: async (_, { db }) => done({ data: await listProjects(db) }),

  projectDetails: async ({ slug }, { db }) => {
    const project = await findProject(db, slug)
    return project ? done(project) : noSuchSlug()
  },

  reviewList: async (_, { db }) => done({ data: await listReviews(db) }),
}

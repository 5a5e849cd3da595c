import type { Generated } from 'kysely'
import type { Id, Instant, MetaColumns } from '../../platform/db/schema.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    blog: MetaColumns & {
      id: Id
      slug: string
      title: string
      /** The first paragraph, for lists. */
      summary: string
      description: string
      category: string
      status: string
      datetime: Instant
      image: string
      image2: string
      /** Query of the products that the article is a guide to; empty if it is none. */
      product_filter: Generated<string>
    }
    project: MetaColumns & {
      id: Id
      slug: string
      title: string
      description: string
      image: string
      image2: string
      position: number
    }
    review: {
      id: Id
      description: string
      client_name: string
      designation: string
      image: string
      position: number
    }
  }
}

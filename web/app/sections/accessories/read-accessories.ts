import type { Client } from '@house/contract/client'
import type { InputOf } from '@house/contract/endpoints'
import type { AccessoryCategory } from '@house/contract/entities'
import { settle } from '../../api/deferred.ts'
import { toListPage } from './list-page.ts'

export type AccessoriesRequest = {
  slug: string
  slug_type: InputOf<'accessoryCategory'>['slug_type']
  /** The filter in the URL. */
  chosen?: string | null
  page?: number
}

export function readCategories(api: Client, { slug, slug_type }: AccessoriesRequest) {
  return settle(api.accessoryCategory({ slug, slug_type }))
}

/** The server loads the first page of the list too; in the browser the list loads its own pages. */
export function readAccessories(api: Client, request: AccessoriesRequest) {
  const categories = readCategories(api, request)
  return { categories, first: categories.then((reply) => readFirst(reply?.success === '1' ? reply.data : [])) }

  async function readFirst(known: AccessoryCategory[]) {
    const slug = selectedCategory(known, request)?.slug
    const product_page = request.page ?? 1
    return slug ? toListPage(await settle(api.accessory({ slug, product_page })), product_page) : null
  }
}

/** The category of the filter, else of the route, else the first. */
export function selectedCategory(categories: AccessoryCategory[], { chosen, slug }: AccessoriesRequest) {
  const named = (name: string | null | undefined) =>
    categories.find((category) => category.slug.toLowerCase() === name?.toLowerCase())
  return named(chosen) ?? named(slug) ?? categories[0]
}

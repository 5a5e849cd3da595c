import type { Page, ProductListContext, ProductPage } from '@house/contract/endpoints'
import type { Category, DataSheetLink, Meta, ProductSummary, SubCategoryPage } from '@house/contract/entities'
import type { Design } from '@house/contract/plans/design'
import type { ProductAttributes } from '@house/contract/products/attributes'
import { isEmptyFilter, type ProductFilter } from '@house/contract/products/filter'
import { plain } from '@house/contract/text/html-to-text'
import { pageSize } from '@house/contract/ui-config'
import { attributeRows } from '@house/fenestration/description/attribute-rows'
import { figureRows } from '@house/fenestration/description/figure-rows'
import { hasParts } from '@house/fenestration/design/planner-parts'
import { sql } from 'kysely'
import { offsetOf, toPaginationData } from '../../platform/api/pagination.ts'
import { slugIs } from '../../platform/db/dialect.ts'
import type { Db } from '../../platform/db/schema.ts'
import { findPlannerParts } from '../planner-parts/queries.ts'
import { filterProducts } from './filter/filter-products.ts'

export async function listCategories(db: Db): Promise<Category[]> {
  return db.selectFrom('category').select(['id', 'slug', 'title', 'image']).orderBy('position').execute()
}

export async function findCategoryPage(db: Db, slug: string): Promise<SubCategoryPage | undefined> {
  const category = await db.selectFrom('category').selectAll().where(slugIs('slug', slug)).executeTakeFirst()
  if (!category) return undefined
  const items = await db
    .selectFrom('sub_item')
    .select(['type', 'slug', 'image', 'title'])
    .where('category_id', '=', category.id)
    .orderBy('position')
    .execute()
  const { id, position, title, image, explanation, ...page } = category
  return {
    ...page,
    page_title: page.page_title || plain(title),
    explanation: explanation === null ? null : JSON.parse(explanation),
    data: items,
  }
}

export type ProductList = Page<ProductSummary> & ProductListContext & Meta

/** Empty past the last page. */
export async function listProducts(
  db: Db,
  slug: string,
  page: number,
  filter: ProductFilter,
): Promise<ProductList | undefined> {
  const list = await productLists(db)
    .select(['sub_item.id', 'sub_item.product_count', 'sub_item.meta_title'])
    .select(['sub_item.meta_description', 'sub_item.meta_keywords'])
    .where(slugIs('sub_item.slug', slug))
    .where('sub_item.type', '=', 'Product')
    .executeTakeFirst()
  if (!list) return undefined
  const { id, product_count, ...context } = list
  if (!isEmptyFilter(filter)) {
    const { data, pagination_data } = await filterProducts(db, {
      list: slug,
      keyword: '',
      filter,
      searched: undefined,
      page,
    })
    return { ...context, data: data.map(({ summary, ...product }) => product), pagination_data }
  }
  const data = await db
    .selectFrom('product')
    .select(['slug', 'title', 'image'])
    .where('sub_item_id', '=', id)
    .where('position', '>', offsetOf(page, pageSize.products))
    .where('position', '<=', offsetOf(page + 1, pageSize.products))
    .orderBy('position')
    .execute()
  return { ...context, data, pagination_data: toPaginationData(page, pageSize.products, product_count) }
}

/** Empty past the last page. */
export async function listDataSheets(
  db: Db,
  slug: string,
  page: number,
): Promise<(Page<DataSheetLink> & ProductListContext) | undefined> {
  const list = await productLists(db)
    .select(['sub_item.id', 'sub_item.product_count'])
    .where(slugIs('sub_item.slug', slug))
    .where('sub_item.type', '=', 'Product')
    .executeTakeFirst()
  if (!list) return undefined
  const { id, product_count, ...context } = list
  const rows = await db
    .selectFrom('product')
    .select(['slug', 'title', sql<number>`case when plan_design is null then 0 else 1 end`.as('has_drawing')])
    .where('sub_item_id', '=', id)
    .where('position', '>', offsetOf(page, pageSize.dataSheets))
    .where('position', '<=', offsetOf(page + 1, pageSize.dataSheets))
    .orderBy('position')
    .execute()
  const data = rows.map((row) => ({ ...row, has_drawing: row.has_drawing === 1 }))
  return { ...context, data, pagination_data: toPaginationData(page, pageSize.dataSheets, product_count) }
}

export async function isProductList(db: Db, slug: string) {
  const list = await productLists(db)
    .where(slugIs('sub_item.slug', slug))
    .where('sub_item.type', '=', 'Product')
    .executeTakeFirst()
  return list !== undefined
}

export async function findProduct(db: Db, slug: string): Promise<ProductPage | undefined> {
  const product = await db.selectFrom('product').selectAll().where(slugIs('slug', slug)).executeTakeFirst()
  if (!product) return undefined
  const sub_item = await productLists(db).where('sub_item.id', '=', product.sub_item_id).executeTakeFirstOrThrow()
  const accessory_category_data = await db
    .selectFrom('product_accessory_category as link')
    .innerJoin('accessory_category as category', 'category.id', 'link.accessory_category_id')
    .select(['category.slug', 'category.image', 'category.title'])
    .where('link.product_id', '=', product.id)
    .orderBy('link.position')
    .execute()
  const { id, sub_item_id, position, keywords, meta_title, meta_description, meta_keywords, ...rest } = product
  const attributes: ProductAttributes = JSON.parse(rest.attributes)
  const plan_design: Design | null = rest.plan_design === null ? null : JSON.parse(rest.plan_design)
  const catalogue = await findPlannerParts(db)
  const data = {
    ...rest,
    description_data: JSON.parse(rest.description_data),
    page_banner: JSON.parse(rest.page_banner),
    plan_design,
    attributes,
    attribute_rows: [
      ...attributeRows(attributes, {
        colours: new Map(catalogue.colours.map(({ key, name }) => [key, name])),
        system: catalogue.systems.find(({ key }) => key === plan_design?.system)?.name,
      }),
      // None if the catalogue no longer has a part of the design.
      ...(plan_design && hasParts(plan_design, catalogue) ? figureRows(plan_design, catalogue) : []),
    ],
  }
  return { data, accessory_category_data, sub_item, meta_title, meta_description, meta_keywords }
}

function productLists(db: Db) {
  return db
    .selectFrom('sub_item')
    .innerJoin('category', 'category.id', 'sub_item.category_id')
    .select(['sub_item.slug', 'sub_item.title as page_title'])
    .select(['category.slug as category_slug', 'category.title as category_title'])
}

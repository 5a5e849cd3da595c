import type { AccessoryPage } from '@house/contract/endpoints'
import type { AccessoryCategory } from '@house/contract/entities'
import { pageSize } from '@house/contract/ui-config'
import { offsetOf, toPaginationData } from '../../platform/api/pagination.ts'
import { slugIs } from '../../platform/db/dialect.ts'
import type { Db } from '../../platform/db/schema.ts'

/** All categories; undefined when the slug is not one of them. */
export async function listAccessoryCategories(db: Db, slug: string): Promise<AccessoryCategory[] | undefined> {
  return (await findCategoryRow(db, slug)) && withSubCategories(db, await categoryRows(db).execute())
}

/**
 * The categories that fit a product. The product screen also links here with a category's slug; then all categories are
 * returned.
 */
export async function listAccessoryCategoriesOfProduct(db: Db, slug: string) {
  const product = await db.selectFrom('product').select('id').where(slugIs('slug', slug)).executeTakeFirst()
  if (!product) return listAccessoryCategories(db, slug)
  const rows = await categoryRows(db)
    .innerJoin('product_accessory_category as link', 'link.accessory_category_id', 'accessory_category.id')
    .where('link.product_id', '=', product.id)
    .clearOrderBy()
    .orderBy('link.position')
    .execute()
  return withSubCategories(db, rows)
}

export async function listAccessories(db: Db, slug: string, page: number): Promise<AccessoryPage | undefined> {
  const category = await findCategoryRow(db, slug)
  if (!category) return undefined
  const [subCategory] = await subCategoryRows(db, [category.id])
  if (subCategory)
    return { has_sub_categories: true, data: [], pagination_data: toPaginationData(page, pageSize.accessories, 0) }
  const ofCategory = db.selectFrom('accessory').where('accessory_category_id', '=', category.id)
  const { total } = await ofCategory.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const data = await ofCategory
    .select(['id', 'title', 'image', 'description'])
    .orderBy('position')
    .limit(pageSize.accessories)
    .offset(offsetOf(page, pageSize.accessories))
    .execute()
  return { has_sub_categories: false, data, pagination_data: toPaginationData(page, pageSize.accessories, total) }
}

type CategoryRow = { id: number; slug: string; title: string; icon_image: string }

async function withSubCategories(db: Db, categories: CategoryRow[]): Promise<AccessoryCategory[]> {
  const ids = categories.map(({ id }) => id)
  if (ids.length === 0) return []
  const subCategories = await subCategoryRows(db, ids)
  const accessories = await db
    .selectFrom('accessory')
    .select(['id', 'title', 'image', 'description', 'accessory_sub_category_id'])
    .where('accessory_category_id', 'in', ids)
    .where('accessory_sub_category_id', 'is not', null)
    .orderBy('position')
    .execute()
  return categories.map((category) => {
    const sub_categories = subCategories
      .filter((row) => row.accessory_category_id === category.id)
      .map((row) => ({
        sub_category: row.title,
        data: accessories
          .filter((accessory) => accessory.accessory_sub_category_id === row.id)
          .map(({ accessory_sub_category_id, ...accessory }) => accessory),
      }))
    return { ...category, has_sub_categories: sub_categories.length > 0, sub_categories }
  })
}

function categoryRows(db: Db) {
  return db
    .selectFrom('accessory_category')
    .select(['accessory_category.id', 'slug', 'title', 'icon_image'])
    .orderBy('accessory_category.position')
}

function findCategoryRow(db: Db, slug: string) {
  return categoryRows(db).where(slugIs('slug', slug)).executeTakeFirst()
}

function subCategoryRows(db: Db, categoryIds: number[]) {
  return db
    .selectFrom('accessory_sub_category')
    .select(['id', 'title', 'accessory_category_id'])
    .where('accessory_category_id', 'in', categoryIds)
    .orderBy('position')
    .execute()
}

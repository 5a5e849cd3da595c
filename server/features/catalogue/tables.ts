import type { SubItemType } from '@house/contract/sub-item-types'
import type { Generated } from 'kysely'
import type { Id, Json, MetaColumns } from '../../platform/db/schema.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    category: MetaColumns & {
      id: Id
      slug: string
      title: string
      image: string
      page_title: string
      page_description: string
      page_banner: string
      explanation: Json | null
      position: number
    }
    sub_item: MetaColumns & {
      id: Id
      category_id: number
      type: SubItemType
      slug: string
      title: string
      image: string
      position: number
      /** Number of products in its list, updated together with `product.position`. */
      product_count: Generated<number>
    }
    product: MetaColumns & {
      id: Id
      sub_item_id: number
      /** 1 to n within its list, without gaps, so that any page of any list is one index range. */
      position: number
      slug: string
      title: string
      image: string
      image2: string
      image3: string
      image4: string
      description: string
      description_data: Json
      keywords: string
      page_banner: Json
      page_bottom_title: string
      page_bottom_image: string
      /** Where the planner starts from. */
      plan_design: Json | null
      attributes: Generated<Json>
    }
    product_accessory_category: { product_id: number; accessory_category_id: number; position: number }
    accessory_category: { id: Id; slug: string; title: string; icon_image: string; image: string; position: number }
    accessory_sub_category: { id: Id; accessory_category_id: number; title: string; position: number }
    accessory: {
      id: Id
      accessory_category_id: number
      accessory_sub_category_id: number | null
      title: string
      image: string
      description: string
      position: number
    }
  }
}

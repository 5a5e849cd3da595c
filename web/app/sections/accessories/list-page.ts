import type { Accessory, PictureFacts } from '@house/contract/entities'
import type { Read } from '../../api/deferred.ts'

export type ListPage = {
  number: number
  totalPages: number
  hasSubCategories: boolean
  items: Accessory[]
  media: Record<string, PictureFacts> | undefined
}

/** Null when the call failed. An unknown category is empty. */
export function toListPage(reply: Read<'accessory'>, number: number): ListPage | null {
  if (reply?.success === '6') return { number, totalPages: 1, hasSubCategories: false, items: [], media: undefined }
  if (reply?.success !== '1') return null
  const { data, has_sub_categories, pagination_data, media } = reply
  return {
    number,
    totalPages: has_sub_categories ? 1 : pagination_data.total_pages,
    hasSubCategories: has_sub_categories,
    items: has_sub_categories ? [] : data,
    media,
  }
}

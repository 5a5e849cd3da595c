import type { PaginationData } from '@house/contract/entities'

export function toPaginationData(page: number, page_size: number, total: number): PaginationData {
  return { page, page_size, total, total_pages: Math.max(1, Math.ceil(total / page_size)) }
}

export function offsetOf(page: number, page_size: number) {
  return (page - 1) * page_size
}

import type { PaginationData, PictureFacts } from '@house/contract/entities'
import { useRef, useState } from 'react'

type PageAnswer<T> =
  | { success: '1'; status: number; data: T[]; pagination_data: PaginationData; media?: Record<string, PictureFacts> }
  | { success: '0' | '6'; status: number; message: string }

export type PagedListOptions<T> = {
  first: { data: T[]; pagination_data: PaginationData; media?: Record<string, PictureFacts> }
  readPage: (page: number) => Promise<PageAnswer<T> | null>
  /** Identifies an item: none is shown twice. */
  keyOf: (item: T) => string | number
  /** 'Show Less' clears the list and loads the first page again, instead of reusing it. */
  readsFirstAgain?: boolean
}

/** 'Show More' appends the next page, 'Show Less' goes back to the first. */
export function usePagedList<T>({ first, readPage, keyOf, readsFirstAgain = false }: PagedListOptions<T>) {
  const firstPage = first.pagination_data.page ?? 1
  const [items, setItems] = useState(first.data)
  const [media, setMedia] = useState(first.media)
  const [page, setPage] = useState(firstPage)
  const [isAtEnd, setIsAtEnd] = useState(firstPage >= first.pagination_data.total_pages)
  const [isLoading, setIsLoading] = useState(false)
  // Replies that arrive after 'Show Less' are ignored.
  const latestRun = useRef(0)

  async function showMore() {
    const current = ++latestRun.current
    setIsLoading(true)
    const reply = await readPage(page + 1)
    if (current !== latestRun.current) return
    setIsLoading(false)
    if (reply?.success === '1') {
      setItems((shown) => withoutRepeats([...shown, ...reply.data], keyOf))
      setMedia((known) => ({ ...known, ...reply.media }))
      setPage(page + 1)
      setIsAtEnd(page + 1 >= reply.pagination_data.total_pages)
    } else if (reply?.status === 404) setIsAtEnd(true)
  }

  async function showLess() {
    const current = ++latestRun.current
    if (!readsFirstAgain) return startWith(first)
    setItems([])
    setIsAtEnd(false)
    setIsLoading(true)
    const reply = await readPage(1)
    if (current === latestRun.current) startWith(reply?.success === '1' ? reply : first)
  }

  function startWith({ data, media, pagination_data }: typeof first) {
    const page = pagination_data.page ?? 1
    setIsLoading(false)
    setItems(data)
    setMedia(media)
    setPage(page)
    setIsAtEnd(page >= pagination_data.total_pages)
  }

  return {
    items,
    media,
    isLoading,
    isStartingOver: isLoading && items.length === 0,
    hasMore: !isAtEnd,
    canShowLess: isAtEnd && page > 1,
    showMore,
    showLess,
  }
}

function withoutRepeats<T>(items: T[], keyOf: (item: T) => string | number) {
  const seen = new Set<string | number>()
  return items.filter((item) => {
    const key = keyOf(item)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

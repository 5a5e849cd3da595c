import { useEffect, useState } from 'react'
import { browserApi } from '../../api/api-client.ts'
import { settle } from '../../api/deferred.ts'
import { retryDelayMs } from '../../api/use-retry.ts'
import { type ListPage, toListPage } from './list-page.ts'

type List = {
  slug: string
  pages: ListPage[]
  /** The page that is being loaded, or null. */
  loadingPage: number | null
}

/** The pages of the selected category. `first` comes from the server, or is loaded here. */
export function useAccessoryList(slug: string, first: ListPage | null) {
  const [list, setList] = useState<List>(first ? { slug, pages: [first], loadingPage: null } : emptyList(slug))
  const last = list.pages.at(-1)
  const hasSubCategories = last?.hasSubCategories ?? false
  const hasMore = last ? last.number < last.totalPages : list.loadingPage !== null

  useEffect(() => {
    const { slug, loadingPage } = list
    if (loadingPage === null) return
    // Ignore replies for a category that is no longer selected.
    let isCurrent = true
    load()
    return () => {
      isCurrent = false
    }

    async function load(attempt = 0): Promise<void> {
      const page = toListPage(
        await settle(browserApi().accessory({ slug, product_page: loadingPage ?? 1 })),
        loadingPage ?? 1,
      )
      if (!isCurrent) return
      if (page) return setList(({ pages }) => ({ slug, pages: withPage(pages, page), loadingPage: null }))
      if (loadingPage !== 1) return setList(({ pages }) => ({ slug, pages, loadingPage: null }))
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs(attempt)))
      if (isCurrent) return load(attempt + 1)
    }
  }, [list])

  return {
    ...list,
    items: list.pages.flatMap(({ items }) => items),
    media: Object.assign({}, ...list.pages.map(({ media }) => media)) as ListPage['media'],
    hasSubCategories,
    isLoading: list.loadingPage !== null,
    hasMore,
    canShowLess: !hasMore && !hasSubCategories && (last?.number ?? 1) > 1,
    choose: (slug: string) => setList(emptyList(slug)),
    showMore: () => setList({ ...list, loadingPage: (last?.number ?? 0) + 1 }),
    showLess: () => setList(backToFirst),
  }
}

function emptyList(slug: string): List {
  return { slug, pages: [], loadingPage: slug === '' ? null : 1 }
}

/** Page 1 replaces the list, later pages are appended; a reply with sub-categories empties it. */
function withPage(pages: ListPage[], page: ListPage) {
  return page.number === 1 || page.hasSubCategories ? [page] : [...pages, page]
}

function backToFirst({ slug, pages }: List): List {
  const first = pages.find(({ number }) => number === 1)
  return first ? { slug, pages: [first], loadingPage: null } : emptyList(slug)
}

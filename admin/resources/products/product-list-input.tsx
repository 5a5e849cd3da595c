import { useMemo } from 'react'
import { AutocompleteInput, type RaRecord, useGetList, type Validator } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Publication } from '../../api/types.ts'
import { plainText } from '../../format/plain-text.ts'

const most = 500

type ListInputProps = { source: string; label?: string; validate?: Validator; helperText?: string | false }

/** A list by its category as well: several categories have one of the same name. */
export function ListInput({ source, label = 'List', validate, helperText }: ListInputProps) {
  const chosen = useWatch({ name: source })
  const { lists, isPending } = useLists()
  // One that the site does not have cannot be chosen, but may have been before it was taken off.
  const choices = lists.filter(({ id, state }) => state !== 'draft' || id === chosen)
  return (
    <AutocompleteInput
      {...{ source, label, choices, isPending, validate, helperText }}
      translateChoice={false}
      sx={{ minWidth: { sm: 220 } }}
    />
  )
}

/** In the order of the site's menu. */
function useLists() {
  const all = { pagination: { page: 1, perPage: most }, sort: { field: 'position', order: 'ASC' } } as const
  const categories = useGetList('categories', all)
  const lists = useGetList<RaRecord & Publication>('sub-items', { ...all, filter: { type: 'Product' } })
  const named = useMemo(() => {
    const places = new Map(categories.data?.map(({ id }, place) => [id, place]))
    const titles = new Map(categories.data?.map(({ id, title }) => [id, title]))
    return (lists.data ?? [])
      .map(({ title, category_id, ...list }) => ({
        ...{ id: list.id, state: list.state, place: places.get(category_id) ?? 0 },
        name: `${plainText(titles.get(category_id) ?? '')} › ${plainText(title)}`,
      }))
      .toSorted((one, other) => one.place - other.place)
  }, [categories.data, lists.data])
  return { lists: named, isPending: categories.isPending || lists.isPending }
}

import type { Publication } from '@house/contract/staff/entities'
import { useMemo } from 'react'
import { AutocompleteInput, type RaRecord, useGetList, type Validator } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { plainText } from '../../format/plain-text.ts'

const maxRecords = 500

type ProductListInputProps = { source: string; validate?: Validator; helperText?: string | false }

/** Shows the category too: several categories have a list of the same name. */
export function ProductListInput({ source, validate, helperText }: ProductListInputProps) {
  const chosen = useWatch({ name: source })
  const { lists, isPending } = useLists()
  // A list that is not published cannot be chosen, but may have been before it was unpublished.
  const choices = lists.filter(({ id, state }) => state !== 'draft' || id === chosen)
  return (
    <AutocompleteInput
      source={source}
      choices={choices}
      isPending={isPending}
      validate={validate}
      helperText={helperText}
      translateChoice={false}
      sx={{ minWidth: { sm: 220 } }}
    />
  )
}

/** Sorted as in the site's menu. */
function useLists() {
  const all = { pagination: { page: 1, perPage: maxRecords }, sort: { field: 'position', order: 'ASC' } } as const
  const categories = useGetList('categories', all)
  const lists = useGetList<RaRecord & Publication>('sub-items', { ...all, filter: { type: 'Product' } })
  const named = useMemo(() => {
    const positions = new Map(categories.data?.map(({ id }, position) => [id, position]))
    const titles = new Map(categories.data?.map(({ id, title }) => [id, title]))
    return (lists.data ?? [])
      .map(({ title, category_id, ...list }) => ({
        id: list.id,
        state: list.state,
        position: positions.get(category_id) ?? 0,
        name: `${plainText(titles.get(category_id) ?? '')} › ${plainText(title)}`,
      }))
      .toSorted((one, other) => one.position - other.position)
  }, [categories.data, lists.data])
  return { lists: named, isPending: categories.isPending || lists.isPending }
}

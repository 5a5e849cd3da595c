import { useState } from 'react'
import { AutocompleteInput, useGetList, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { publishedOnly } from '../../components/publishing/publication-status.tsx'
import { plainText } from '../../format/plain-text.ts'

/** The product whose numbers are limits, by its slug. */
export function LimitProductInput({ source, label }: { source: string; label: string }) {
  const chosen: string | null | undefined = useWatch({ name: useWrappedSource(source) })
  const [q, setQuery] = useState('')
  const { data = [] } = useGetList('products', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'title', order: 'ASC' },
    filter: { ...publishedOnly, ...(q && { q }) },
  })
  const products = data.map(({ slug, title }) => ({ id: slug, name: plainText(title) }))
  const isListed = !chosen || products.some(({ id }) => id === chosen)
  return (
    <AutocompleteInput
      source={source}
      label={label}
      choices={isListed ? products : [...products, { id: chosen, name: chosen }]}
      setFilter={(text) => setQuery(text ?? '')}
      translateChoice={false}
      sx={{ width: '100%', gridColumn: { md: 'span 2' } }}
      helperText="Numbers that stay empty are those of its attributes, and its page is the source"
    />
  )
}

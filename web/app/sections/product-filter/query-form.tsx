import { keywordName, toFilterFields } from '@house/contract/products/filter'
import { sizeNames } from '@house/contract/products/filter-names'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import type { FilteredPage } from './filter-link.tsx'
import { SizeInputs } from './size-inputs.tsx'

type QueryFormProps = FilteredPage & {
  /** The parameters that the form asks for; it keeps all others. */
  asksFor: readonly string[]
  className: string
  children: ReactNode
}

/** A GET form that changes a part of the query. */
export function QueryForm({ query, urlOf, asksFor, className, children }: QueryFormProps) {
  const fields = Object.entries({ [keywordName]: query.keyword, ...toFilterFields(query.filter) })
  return (
    <Form action={urlOf('')} preventScrollReset className={className}>
      {fields.map(([name, value]) =>
        value === '' || asksFor.includes(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </Form>
  )
}

/** The size of an opening that products must be available in. */
export function SizeForm(page: FilteredPage) {
  return (
    <QueryForm {...page} asksFor={sizeNames} className="grid gap-3 break-inside-avoid">
      <fieldset>
        <legend className="mb-2 text-body leading-snug font-semibold">Size of the opening</legend>
        <SizeInputs sizes={page.query.filter.sizes} />
      </fieldset>
      <Button type="submit" variant="quiet" className="min-h-11">
        Show what fits
      </Button>
    </QueryForm>
  )
}

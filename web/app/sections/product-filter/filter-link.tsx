import { isListed, type ProductQuery, writeProductQuery } from '@house/contract/products/filter'
import type { LinkProps } from 'react-router'
import { Link } from '../../ui/link.tsx'

/** A page of products, and its URL with another query. */
export type FilteredPage = { query: ProductQuery; urlOf: (query: string) => string }

export type FilterLinkProps = Omit<LinkProps, 'to'> & FilteredPage

/** Leads to the page with this query, and stays where it is. Search engines follow it only to pages that they list. */
export function FilterLink({ query, urlOf, ...rest }: FilterLinkProps) {
  return (
    <Link
      to={urlOf(writeProductQuery(query))}
      preventScrollReset
      prefetch="none"
      rel={isListed(query) ? undefined : 'nofollow'}
      {...rest}
    />
  )
}

import { Head, type HeadProps } from '../../head/head.tsx'
import { useCompany } from '../../site-data/site-data.ts'

export type ListingHeadProps = {
  title: string
  /** The product whose accessories are listed, if any. */
  product: string | undefined
  /** Titles of some listed items. */
  names: string[]
} & Pick<HeadProps, 'canonical' | 'page' | 'name' | 'breadcrumbs'>

/** The calls of this screen return no meta tags, so they are derived from its content. */
export function ListingHead({ title, product, names, ...rest }: ListingHeadProps) {
  const { company_name } = useCompany()
  const subject = product ? `Accessories for ${product}` : title
  const listed = names.length > 0 ? `: ${names.join(', ')}` : ''
  return (
    <Head
      {...rest}
      meta={{
        meta_title: subject,
        meta_description: `${subject}${listed}. For doors, windows and interiors${company_name && ` by ${company_name}`}.`,
        meta_keywords: [title, ...names].join(', '),
      }}
    />
  )
}

import { Head, type HeadProps } from '../../head/head.tsx'
import { useCompany } from '../../site-data/site-data.ts'

export type ListingHeadProps = {
  title: string
  /** The product whose accessories these are, where the screen was opened by one. */
  product: string | undefined
  /** A few of the things it lists. */
  names: string[]
} & Pick<HeadProps, 'canonical' | 'page' | 'name' | 'breadcrumbs'>

/** The calls of this screen carry no meta tags, so they are made of what it shows. */
export function ListingHead({ title, product, names, ...rest }: ListingHeadProps) {
  const { company_name } = useCompany()
  const subject = product ? `Accessories for ${product}` : title
  const listed = names.length > 0 ? `: ${names.join(', ')}` : ''
  return (
    <Head
      {...rest}
      meta={{
        meta_title: subject,
        meta_description: `${subject}${listed}. For doors, windows and interiors by ${company_name || '[Company Name]'}.`,
        meta_keywords: [title, ...names].join(', '),
      }}
    />
  )
}

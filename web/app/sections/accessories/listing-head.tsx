import { Head } from '../../components/head.tsx'
import { useCompany } from '../../data/site.ts'

export type ListingHeadProps = {
  title: string
  /** A few of the things it lists. */
  names: string[]
  canonical: string
}

/** The calls of this screen carry no meta tags, so they are made of what it shows. */
export function ListingHead({ title, names, canonical }: ListingHeadProps) {
  const { company_name } = useCompany()
  const listed = names.length > 0 ? `: ${names.join(', ')}` : ''
  return (
    <Head
      meta={{
        meta_title: title,
        meta_description: `${title}${listed}. For doors, windows and interiors by ${company_name || '[Company Name]'}.`,
        meta_keywords: [title, ...names].join(', '),
      }}
      canonical={canonical}
    />
  )
}

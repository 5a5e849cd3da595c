import { urls } from '@house/contract/urls'
import type { SearchAction, WithActionConstraints } from 'schema-dts'
import { organizationRef, type SchemaBuilder } from './schema-context.ts'

/** Organization and WebSite with SearchAction. */
export const companySchema: SchemaBuilder = ({ company, origin, description }) => {
  if (company.company_name === '') return []
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${urls.search}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  const profiles = [company.linkedin, company.instagram, company.facebook].filter(Boolean)
  return [
    {
      ...(organizationRef({ company, origin }) as object),
      '@type': 'Organization',
      description,
      logo: `${origin}/icon-512.png`,
      ...(company.founding_year && { foundingDate: company.founding_year }),
      ...(company.phone && { telephone: company.phone }),
      ...(company.email && { email: company.email }),
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: company.company_name,
      url: `${origin}/`,
      inLanguage: 'en-IN',
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: search,
    },
  ]
}

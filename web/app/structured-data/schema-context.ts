import type { AppSetting } from '@house/contract/entities'
import type { Organization, Thing } from 'schema-dts'

/** What a schema refers to besides its own subject. */
export type SchemaContext = {
  company: AppSetting
  origin: string
  /** The screen's canonical address in full. */
  url: string
  description: string
}

/** Builds the schema.org description of a page from what is known. */
export type SchemaBuilder = (context: SchemaContext) => Thing[]

/** A path on this site, or an address elsewhere, in full. */
export function absolute(origin: string, address: string) {
  return address.startsWith('/') ? origin + address : address
}

/** The company, named wherever it is the maker, author or owner of something. */
export function organizationRef({ company, origin }: Pick<SchemaContext, 'company' | 'origin'>): Organization {
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name: company.company_name, url: `${origin}/` }
}

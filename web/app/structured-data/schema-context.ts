import type { AppSetting } from '@house/contract/entities'
import type { Organization, Thing } from 'schema-dts'

/** Shared values that schemas refer to. */
export type SchemaContext = {
  company: AppSetting
  origin: string
  /** The screen's canonical URL, absolute. */
  url: string
  description: string
}

/** Builds the schema.org description of a page from what is known. */
export type SchemaBuilder = (context: SchemaContext) => Thing[]

/** Makes a path absolute; external URLs stay unchanged. */
export function absolute(origin: string, address: string) {
  return address.startsWith('/') ? origin + address : address
}

/** Reference to the company as manufacturer, author or publisher. */
export function organizationRef({ company, origin }: Pick<SchemaContext, 'company' | 'origin'>): Organization {
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name: company.company_name, url: `${origin}/` }
}

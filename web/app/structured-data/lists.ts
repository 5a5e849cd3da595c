import { urls } from '@house/contract/urls'
import type { BreadcrumbList } from 'schema-dts'
import { textOf } from '../ui/html.tsx'
import type { SchemaBuilder, SchemaContext } from './schema-context.ts'

export type BreadcrumbItem = { label: string; to: string }

/** An ItemList of the screen's items with their URLs. */
export function itemListSchema(name: string, items: BreadcrumbItem[]): SchemaBuilder {
  return ({ origin, url }) => {
    if (items.length === 0) return []
    const itemListElement = items.map(({ label, to }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: textOf(label),
      url: origin + to,
    }))
    return [{ '@type': 'ItemList', '@id': `${url}#list`, name: textOf(name), itemListElement }]
  }
}

/** From home to this screen. */
export function breadcrumbSchema(
  breadcrumbs: BreadcrumbItem[],
  name: string,
  { origin, url }: SchemaContext,
): BreadcrumbList {
  const steps = [{ label: 'Home', to: urls.home }, ...breadcrumbs]
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: [
      ...steps.map(({ label, to }) => ({ name: textOf(label), item: origin + to })),
      { name: textOf(name), item: url },
    ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

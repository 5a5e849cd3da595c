import type { Settings } from './entities.ts'

/** The company's name where there is little space: in the logo, after page titles, on link previews. */
export function shortNameOf({ short_name, company_name }: Pick<Settings, 'short_name' | 'company_name'>) {
  return short_name || company_name
}

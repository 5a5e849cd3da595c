import { emptyBrand } from '@house/contract/brand/options'
import { paletteOf } from '@house/contract/brand/palette'
import type { AppSetting } from '@house/contract/entities'
import { shortNameOf } from '@house/contract/short-name'
import { brandLogoPath } from './paths.ts'

/** The company's look in a mail. `logoUrl` is empty without a logo, and without a public URL. */
export function brandOf(company: AppSetting, publicUrl: string) {
  const { brand } = company
  const { palette } = paletteOf(brand ?? emptyBrand)
  return {
    name: shortNameOf(company),
    logoUrl: brand?.logo && publicUrl ? `${publicUrl}${brandLogoPath}?v=${brand.version}` : '',
    /** For links and lines; dark enough for text. */
    accent: palette['accent-ink'],
  }
}

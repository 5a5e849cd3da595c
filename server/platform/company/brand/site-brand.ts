import { createHash } from 'node:crypto'
import type { Brand, SiteBrand } from '@house/contract/brand/brand'
import { paletteOf } from '@house/contract/brand/palette'
import { preloadedFonts, stylesheetUrl } from '@house/contract/brand/stylesheet'
import type { Settings } from '@house/contract/entities'
import { shortNameOf } from '@house/contract/short-name'

type Company = Pick<Settings, 'brand' | 'short_name' | 'company_name'>

/** The brand with what the site derives from it. */
export function siteBrandOf(company: Company): SiteBrand | null {
  const { brand } = company
  return (
    brand && {
      ...brand,
      version: versionOf(brand, shortNameOf(company)),
      stylesheet: stylesheetUrl(brand),
      preload: preloadedFonts(brand),
      theme_color: paletteOf(brand).palette.night,
    }
  )
}

/** The short name stands in for a missing logo or icon. */
function versionOf(brand: Brand, shortName: string) {
  return createHash('sha256')
    .update(JSON.stringify([brand, shortName]))
    .digest('base64url')
    .slice(0, 10)
}

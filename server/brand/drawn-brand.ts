import type { SiteBrand } from '@house/contract/brand/brand'
import { emptyBrand, type FontPairId } from '@house/contract/brand/options'
import { type Palette, paletteOf } from '@house/contract/brand/palette'

/** What PDFs, link previews and icons are drawn with. Plain data, for the worker process. */
export type DrawnBrand = {
  palette: Palette
  fonts: FontPairId
  /** Only the demonstration has it. */
  hasArch: boolean
  /** Files as they were uploaded. Without one, the short name is set in the heading font. */
  logo?: Uint8Array | undefined
  logoOnDark?: Uint8Array | undefined
}

export type FetchMedia = (path: string) => Promise<Response> | Response

export async function readDrawnBrand(brand: SiteBrand | null, fetchMedia: FetchMedia): Promise<DrawnBrand> {
  const { logo, logo_on_dark, fonts } = brand ?? emptyBrand
  return {
    palette: paletteOf(brand ?? emptyBrand).palette,
    fonts: fonts || 'instrument',
    hasArch: !brand,
    logo: await readFile(logo, fetchMedia),
    logoOnDark: await readFile(logo_on_dark, fetchMedia),
  }
}

/** Undefined when there is no such file: what it belongs to is drawn without it, but not because a storage is away. */
export async function readFile(url: string, fetchMedia: FetchMedia) {
  const response = url === '' ? undefined : await fetchMedia(url)
  if (response && response.status >= 500) throw new Error(`${url} cannot be read at the moment`)
  return response?.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
}

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
/** Undefined when there is no such file: what it belongs to is drawn without it. */
export type ReadMedia = (url: string) => Promise<Uint8Array | undefined>

/** Through the API, which may be on another server. */
export function mediaOverApi(fetchMedia: FetchMedia): ReadMedia {
  return async (url) => {
    const response = await fetchMedia(url)
    // Something without its logo would stay in caches.
    if (response.status >= 500) throw new Error(`${url} cannot be read at the moment`)
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
  }
}

export async function readDrawnBrand(brand: SiteBrand | null, readMedia: ReadMedia): Promise<DrawnBrand> {
  const { logo, logo_on_dark, fonts } = brand ?? emptyBrand
  return {
    palette: paletteOf(brand ?? emptyBrand).palette,
    fonts: fonts || 'instrument',
    hasArch: !brand,
    logo: logo ? await readMedia(logo) : undefined,
    logoOnDark: logo_on_dark ? await readMedia(logo_on_dark) : undefined,
  }
}

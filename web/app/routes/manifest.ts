import { emptyBrand } from '@house/contract/brand/options'
import { paletteOf } from '@house/contract/brand/palette'
import { shortNameOf } from '@house/contract/short-name'
import { apiContext } from '../api/api-client.ts'
import { settle } from '../api/deferred.ts'
import type { Route } from './+types/manifest'

/** The web app manifest; names and colours come from the settings. */
export async function loader({ context }: Route.LoaderArgs) {
  const setting = await settle(context.get(apiContext).appSetting())
  const company = setting?.success === '1' ? setting.data : { company_name: '', short_name: '', brand: null }
  const { ground, night } = paletteOf(company.brand ?? emptyBrand).palette
  const version = company.brand ? `?v=${company.brand.version}` : ''
  const icons = [192, 512].map((size) => ({
    src: `/icon-${size}.png${version}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }))
  const manifest = {
    name: company.company_name,
    short_name: shortNameOf(company),
    start_url: '/',
    display: 'browser',
    background_color: ground,
    theme_color: night,
    icons,
  }
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } })
}

import { shortNameOf } from '@house/contract/short-name'
import { apiContext } from '../api/api-client.ts'
import { settle } from '../api/deferred.ts'
import type { Route } from './+types/manifest'

/** The web app manifest; the names come from the settings. */
export async function loader({ context }: Route.LoaderArgs) {
  const setting = await settle(context.get(apiContext).appSetting())
  const company = setting?.success === '1' ? setting.data : { company_name: '', short_name: '' }
  const icons = [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }))
  const manifest = {
    name: company.company_name,
    short_name: shortNameOf(company),
    start_url: '/',
    display: 'browser',
    background_color: '#fbfaf8',
    theme_color: '#14181c',
    icons,
  }
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } })
}

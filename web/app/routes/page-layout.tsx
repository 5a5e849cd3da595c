import { InputError, page, slug } from '@house/contract/fields'
import { hasPage } from '@house/contract/pages/optional-pages'
import { data, isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import { apiContext } from '../api/api-client.ts'
import { settle } from '../api/deferred.ts'
import { ErrorPage } from '../components/error-page.tsx'
import { NotFound } from '../sections/not-found/lazy-not-found.tsx'
import { useCompany } from '../site-data/site-data.ts'
import type { Route } from './+types/page-layout'

/** A slug or page number that the API would reject cannot lead to a page, nor can the URL of a page that is switched off. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const setting = await settle(api.appSetting())
  const company = setting?.success === '1' ? setting.data : {}
  if (canExist(params, request) && hasPage(company, new URL(request.url).pathname)) return null
  throw data(await settle(api.banner({ title: 'Not Found' })), { status: 404 })
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  if (canExist(params, request)) return null
  throw data(null, { status: 404 })
}

function canExist(params: Record<string, string | undefined>, { url }: Request) {
  try {
    for (const [name, value] of Object.entries(params)) if (name !== '*') slug(value, name)
    const pageNumber = new URL(url).searchParams.get('page') ?? ''
    if (/^[1-9]\d*$/.test(pageNumber)) page(pageNumber, 'page')
    return true
  } catch (error) {
    if (error instanceof InputError) return false
    throw error
  }
}

/** Every page renders inside this route, so that header and footer survive an error in a page. */
export default function PageLayout() {
  const { pathname } = useLocation()
  return hasPage(useCompany(), pathname) ? <Outlet /> : <NotFound />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  return isNotFound ? <NotFound content={error.data ?? undefined} /> : <ErrorPage />
}

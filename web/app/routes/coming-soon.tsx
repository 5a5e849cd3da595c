import { urls } from '@house/contract/urls'
import { redirect } from 'react-router'
import { renderContext } from '../api/render-context.ts'
import { Head } from '../head/head.tsx'
import type { RouteHandle } from '../navigation/route-handle.ts'
import { ComingSoon } from '../sections/coming-soon/coming-soon.tsx'
import { useCompany } from '../site-data/site-data.ts'
import type { Route } from './+types/coming-soon'

export const handle: RouteHandle = { parameters: [], isFullScreen: true, isStatic: true }

/** Only the server shows it, in place of every page. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(renderContext).isComingSoon) throw redirect(urls.home)
  return null
}

export default function ComingSoonScreen() {
  const { visit_promise } = useCompany()
  const meta = { meta_title: 'Coming soon', meta_description: visit_promise, meta_keywords: '' }
  return (
    <>
      <Head meta={meta} canonical={urls.home} isHidden />
      <ComingSoon />
    </>
  )
}

import './styles/styles.css'
import type { Client } from '@house/contract/client'
import { hasPage } from '@house/contract/pages/optional-pages'
import { serverPaths, urls } from '@house/contract/urls'
import { type ReactNode, useContext, useEffect } from 'react'
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { useAnalyticsBeacon } from './analytics/analytics-beacon.ts'
import { recordLanding } from './analytics/attribution.ts'
import { apiContext, browserApi } from './api/api-client.ts'
import { settle } from './api/deferred.ts'
import { renderContext } from './api/render-context.ts'
import { useRetry } from './api/use-retry.ts'
import { ErrorPage } from './components/error-page.tsx'
import { SectionBoundary, Sections } from './components/section-boundary.tsx'
import { EnquiryModal } from './enquiry/modal/enquiry-modal.tsx'
import { Nonce } from './head/nonce.ts'
import { useBackForwardCache } from './navigation/back-forward-cache.ts'
import type { RouteHandle } from './navigation/route-handle.ts'
import { BackToTop } from './sections/layout/back-to-top.tsx'
import { ChatButton } from './sections/layout/chat-button.tsx'
import { Footer } from './sections/layout/footer.tsx'
import { Header } from './sections/layout/header.tsx'
import { MobileActionBar } from './sections/layout/mobile-action-bar.tsx'
import { PreviewBanner } from './sections/layout/preview-banner.tsx'
import { type RootData, useCompany, useRoot } from './site-data/site-data.ts'
import sansFont from './styles/fonts/instrument-sans.woff2?url'
import serifFont from './styles/fonts/instrument-serif.woff2?url'
import { Toast } from './toast/toast.tsx'
import { ToastProvider } from './toast/toast-context.tsx'
import { MediaMetadata } from './ui/picture.tsx'

export async function loader({ context, request }: Route.LoaderArgs): Promise<RootData> {
  const { publicUrl, preview } = context.get(renderContext)
  return { ...(await read(context.get(apiContext))), origin: publicUrl || new URL(request.url).origin, preview }
}

export async function clientLoader(): Promise<RootData> {
  return { ...(await read(browserApi())), origin: document.documentElement.dataset.origin ?? '' }
}

/** Loaded once, and again only while it is missing. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return !formMethod && currentUrl.href === nextUrl.href
}

async function read(api: Client) {
  const [setting, category] = await Promise.all([settle(api.appSetting()), settle(api.category())])
  return { setting: withoutToken(setting), category }
}

/** Pages are cached for everyone; a form token belongs to one visitor. */
function withoutToken(setting: RootData['setting']): RootData['setting'] {
  if (setting?.success !== '1') return setting
  const { form_token, ...rest } = setting
  return rest
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root')
  const nonce = useContext(Nonce)
  const { isStatic } = useRouteHandle()
  const company = root?.setting?.success === '1' ? root.setting.data : undefined
  const brand = company?.brand
  const fonts = brand?.preload.length ? brand.preload : [sansFont, serifFont]
  const iconVersion = brand ? `?v=${brand.version}` : ''
  useEffect(markHydrated, [])
  return (
    <html lang="en-IN" data-origin={root?.origin}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand?.theme_color ?? '#14181c'} />
        {fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href={`/favicon.ico${iconVersion}`} sizes="32x32" />
        <link rel="icon" href={`/favicon.svg${iconVersion}`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`/apple-touch-icon.png${iconVersion}`} />
        <link rel="manifest" href={serverPaths.manifest} />
        {hasPage(company ?? {}, urls.feed) && (
          <link rel="alternate" type="application/rss+xml" title="Blogs" href={urls.feed} />
        )}
        <Links />
        {brand?.stylesheet && <link rel="stylesheet" href={brand.stylesheet} />}
      </head>
      <body>
        {children}
        {!isStatic && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

/** Tells browser tests that React handles events. */
function markHydrated() {
  document.documentElement.dataset.hydrated = ''
}

export default function Site() {
  const { setting, category } = useRoot()
  useRetry(setting === null || category === null)
  useBackForwardCache()
  useEffect(recordLanding, [])
  useAnalyticsBeacon()
  const { isFullScreen, hasOwnAction = false, isStatic } = useRouteHandle()
  const facts = { ...(setting?.success === '1' && setting.media), ...(category?.success === '1' && category.media) }
  return (
    <ToastProvider>
      <MediaMetadata value={facts}>
        <a href="#content" className="skip">
          Skip to content
        </a>
        <PreviewBanner />
        {!isFullScreen && (
          <SectionBoundary>
            <Header />
          </SectionBoundary>
        )}
        <main id="content" tabIndex={-1} className="outline-none">
          <Outlet />
        </main>
        <Sections>
          {!isFullScreen && <SiteFooter hasOwnAction={hasOwnAction} />}
          {!isStatic && <EnquiryModal />}
          <Toast />
        </Sections>
      </MediaMetadata>
    </ToastProvider>
  )
}

/** The handle of the innermost route; none where its page is switched off. */
function useRouteHandle(): Partial<RouteHandle> {
  const { pathname } = useLocation()
  const isShown = hasPage(useCompany(), pathname)
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  return (isShown && handle) || {}
}

function SiteFooter({ hasOwnAction }: { hasOwnAction: boolean }) {
  return (
    <Sections>
      <Footer />
      <aside aria-label="Quick actions" className={hasOwnAction ? 'max-md:hidden' : undefined}>
        <BackToTop />
        <ChatButton />
      </aside>
      {!hasOwnAction && <MobileActionBar />}
    </Sections>
  )
}

/** The last resort: an error outside of the pages. */
export function ErrorBoundary() {
  return (
    <main id="content">
      <ErrorPage />
    </main>
  )
}

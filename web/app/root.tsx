import './styles.css'
import type { Client } from '@house/contract/client'
import { urls } from '@house/contract/urls'
import { type ReactNode, useContext, useEffect } from 'react'
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { BackToTop } from './components/back-to-top.tsx'
import { BelowFold } from './components/below-fold.tsx'
import { ChatButton } from './components/chat-button.tsx'
import { EnquiryModal } from './components/enquiry-modal.tsx'
import { Notice } from './components/notice.tsx'
import { PreviewStrip } from './components/preview-strip.tsx'
import { ThumbBar } from './components/thumb-bar.tsx'
import { apiContext, browserApi } from './data/api.ts'
import { settle } from './data/arriving.ts'
import { Nonce } from './data/nonce.ts'
import { NoticeProvider } from './data/notice.tsx'
import { useRememberedScreen } from './data/revisit.ts'
import { type RootData, useRoot } from './data/site.ts'
import { useRetry } from './data/use-retry.ts'
import { rememberLanding } from './data/visit.ts'
import { useVisitBeacon } from './data/visit-beacon.ts'
import sansFont from './fonts/instrument-sans.woff2?url'
import serifFont from './fonts/instrument-serif.woff2?url'
import { Footer } from './sections/footer.tsx'
import { Header } from './sections/header.tsx'
import { MediaFacts } from './ui/picture.tsx'

export async function loader({ context, request }: Route.LoaderArgs): Promise<RootData> {
  const { client, publicUrl, preview } = context.get(apiContext)
  return { ...(await read(client)), origin: publicUrl || new URL(request.url).origin, preview }
}

export async function clientLoader(): Promise<RootData> {
  return { ...(await read(browserApi())), origin: document.documentElement.dataset.origin ?? '' }
}

/** Read once, and again only while it is missing. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return !formMethod && currentUrl.href === nextUrl.href
}

async function read(api: Client) {
  const [setting, category] = await Promise.all([settle(api.appSetting()), settle(api.category())])
  return { setting: withoutToken(setting), category }
}

/** A page is sent to many, and the token is one visitor's. */
function withoutToken(setting: RootData['setting']): RootData['setting'] {
  if (setting?.success !== '1') return setting
  const { form_token, ...rest } = setting
  return rest
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root')
  const nonce = useContext(Nonce)
  return (
    <html lang="en-IN" data-origin={root?.origin}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#14181c" />
        <link rel="preload" as="font" type="font/woff2" href={sansFont} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={serifFont} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title="Blogs" href={urls.feed} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Site() {
  const { setting, category } = useRoot()
  useRetry(setting === null || category === null)
  useRememberedScreen()
  useEffect(rememberLanding, [])
  useVisitBeacon()
  const facts = { ...(setting?.success === '1' && setting.media), ...(category?.success === '1' && category.media) }
  return (
    <NoticeProvider>
      <MediaFacts value={facts}>
        <a href="#content" className="skip">
          Skip to content
        </a>
        <PreviewStrip />
        <Header />
        <main id="content" tabIndex={-1} className="outline-none">
          <Outlet />
        </main>
        <BelowFold height="[--height:63rem] md:[--height:41rem] lg:[--height:29rem]">
          <Footer />
        </BelowFold>
        <aside aria-label="At hand">
          <BackToTop />
          <ChatButton />
        </aside>
        <ThumbBar />
        <EnquiryModal />
        <Notice />
      </MediaFacts>
    </NoticeProvider>
  )
}

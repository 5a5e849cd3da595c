import { createClient, type Fetch } from '@house/contract/client'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Db } from '../db/schema.ts'
import { forNobody, forOne } from '../domain/cache-control.ts'
import type { ContentVersion } from '../domain/content-version.ts'
import { type Encoding, encodingFor } from '../domain/encodings.ts'
import { openAssets } from './assets.ts'
import { lookUpLost } from './lost-address.ts'
import { type Page, type Rendered, sendOnce, toPage } from './page.ts'
import { isOwnAddress, isPage, isPreview, pageAddress } from './page-address.ts'
import { Incomplete, NoPage, rememberPages } from './remembered-pages.ts'
import { render, type Site, type Surroundings } from './rendering.ts'
import { comesSecurely, type Transport } from './security-headers.ts'
import { type Sendable, toResponse } from './sendable.ts'

export type SiteOptions = Omit<Surroundings, 'callApi' | 'nonce' | 'preview'> & {
  db: Db
  /** None where content comes from elsewhere and may change without our knowing: nothing is remembered then. */
  content: ContentVersion | undefined
  site: Site
  /** Answers a call of the contract, made for the visitor at that network address. */
  read: (path: string, init: RequestInit | undefined, clientAddress: string) => ReturnType<Fetch>
  clientOf: (c: Context) => string
  trustedProxies: number
  /** Told of every page that a visitor was sent, remembered or not. */
  onPageSent?: ((sent: PageSent) => void) | undefined
}

export type PageSent = {
  method: string
  url: string
  status: number
  header: (name: string) => string | undefined
}

/** What a visitor asks for, as far as a page may depend on it. */
export type Asked = {
  url: string
  host: string
  forwardedProto: string | undefined
  encoding: Encoding
  /** What its page is remembered by, once that was worked out. */
  address?: string
}

export type SitePages = ReturnType<typeof openSite>

const maxBodyBytes = 64 * 1024
const madeAgainAtOnce = 20

export function openSite({ db, content, site, read, clientOf, onPageSent, trustedProxies, ...given }: SiteOptions) {
  const transport: Transport = { publicUrl: given.publicUrl, trustedProxies }
  const assets = openAssets(site.assets)
  const pages = content && !site.isChanging ? rememberPages(content, renderForAll) : undefined
  content?.onChange(() => void pages?.makeAgain(madeAgainAtOnce))
  const api = createClient((path, init) => read(path, init, ''))

  /** The request that a remembered page is made for holds nothing of any visitor's but the address. */
  async function renderForAll(address: string, version: number): Promise<Page> {
    const callApi: Fetch = (path, init) => read(path, init, '')
    const rendering = await render(site, new Request(address), { ...given, callApi })
    if ('answer' in rendering) throw new NoPage()
    const { page, isWhole } = rendering
    if (!isWhole) throw new Incomplete(await toPage(page, version, forOne))
    if (page.status !== 404)
      return { ...(await toPage(page, version)), isAtOwnAddress: isOwnAddress(address, page.html) }
    const { status, movedTo } = await lookUpLost(db, address)
    return { ...(await toPage({ ...page, status }, version)), movedTo }
  }

  function addressOf(asked: Asked) {
    asked.address ??= workOutAddress(asked)
    return asked.address
  }

  function workOutAddress({ url, host, forwardedProto }: Asked) {
    const origin = given.publicUrl
      ? 'http://site'
      : `http${comesSecurely(transport, forwardedProto) ? 's' : ''}://${host}`
    return origin + pageAddress(url, site.parametersOf ?? (() => []))
  }

  async function token() {
    const setting = await api.appSetting().catch(() => undefined)
    return setting?.success === '1' ? (setting.form_token ?? '') : ''
  }

  function tell(c: Context, status: number) {
    onPageSent?.({ method: c.req.method, url: c.req.url, status, header: (name) => c.req.header(name) })
  }

  async function answer(c: Context): Promise<Response> {
    const asked = askedBy(c)
    if (!pages || !isReading(c) || !isPage(asked.url) || isPreview(asked.url, c.req.header('cookie')))
      return answerUnremembered(c)
    try {
      const page = await pages.at(addressOf(asked))
      if (page.movedTo) return lead(c, page.movedTo)
      tell(c, page.status)
      return toResponse(await page.as(asked.encoding, token), c.req.raw)
    } catch (fault) {
      if (fault instanceof NoPage) return answerUnremembered(c)
      throw fault
    }
  }

  async function answerUnremembered(c: Context): Promise<Response> {
    const callApi: Fetch = (path, init) => read(path, init, clientOf(c))
    const rendering = await render(site, c.req.raw, { ...given, callApi })
    const { status } = 'answer' in rendering ? rendering.answer : rendering.page
    const lost = status === 404 && isReading(c) ? await lookUpLost(db, c.req.url) : undefined
    if (lost?.movedTo) return lead(c, lost.movedTo)
    if ('answer' in rendering) return lost ? withStatus(rendering.answer, lost.status) : rendering.answer
    return sendToOne(c, lost ? { ...rendering.page, status: lost.status } : rendering.page)
  }

  async function sendToOne(c: Context, page: Rendered) {
    const { url, encoding } = askedBy(c)
    const mayBeKept = isReading(c) && !isPreview(url, c.req.header('cookie'))
    tell(c, page.status)
    const own = await token()
    return toResponse(await sendOnce(page, encoding, own, mayBeKept ? forOne : forNobody), c.req.raw)
  }

  const routes = new Hono()
  routes.use(bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.text('The request is too large.', 413) }))
  routes.all('*', async (c) => {
    const asset = isReading(c) && assets(c.req.path, encodingFor(c.req.header('accept-encoding')))
    return asset ? toResponse(asset, c.req.raw) : answer(c)
  })

  return {
    routes,
    assets,
    /** What is ready to be sent for a reading request, without waiting for anything. */
    atHand(asked: Asked): Sendable | undefined {
      return pages?.atHand(addressOf(asked))?.ready[asked.encoding]
    },
    isRemembered: (asked: Asked) => pages?.isKnown(addressOf(asked)) === true,
    comesSecurely: (forwardedProto: string | undefined) => comesSecurely(transport, forwardedProto),
    onPageSent,
  }
}

function askedBy(c: Context): Asked {
  const { host, pathname, search } = new URL(c.req.url)
  return {
    url: pathname + search,
    host,
    forwardedProto: c.req.header('x-forwarded-proto'),
    encoding: encodingFor(c.req.header('accept-encoding')),
  }
}

function isReading(c: Context) {
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}

/** A browser keeps a 301 for ever otherwise, and runs in a circle once staff change an address back. */
function lead(c: Context, path: string) {
  c.header('cache-control', 'no-cache')
  return c.redirect(encodeURI(path) + new URL(c.req.url).search, 301)
}

function withStatus({ body, headers }: Response, status: number) {
  return new Response(body, { status, headers })
}

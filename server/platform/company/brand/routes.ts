import { readFile } from 'node:fs/promises'
import { brandStylesheet, styleOfQuery } from '@house/contract/brand/stylesheet'
import type { Client } from '@house/contract/client'
import type { AppSetting } from '@house/contract/entities'
import { shortNameOf } from '@house/contract/short-name'
import { serverPaths } from '@house/contract/urls'
import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { immutable } from '../../http/cache-control.ts'
import { fileCsp } from '../../http/csp.ts'
import { runTask } from '../../workers/run-task.ts'
import { type FetchMedia, mediaOverApi, type ReadMedia, readDrawnBrand } from './drawn-brand.ts'
import { webFontPath } from './font-files.ts'
import { brandLogoPath, iconPaths } from './paths.ts'
import { drawIcon, rasterise } from './tasks.ts'

/** As the built files of the same names. Pages name the version, so a new icon is seen at once. */
const iconCaching = 'public, max-age=3600'
/** Twice the height of a logo in a mail. */
const logoBox = { width: 640, height: 96 }

/** The stylesheet, fonts, icons and logo of a company with a brand of its own. The demonstration's icons are built files. */
export function brandRoutes(api: Client, fetchMedia: FetchMedia) {
  const readMedia = mediaOverApi(fetchMedia)
  const pictures = new LRUCache<string, Promise<Uint8Array>>({ max: 20 })
  const routes = new Hono()

  async function findCompany(): Promise<AppSetting | undefined> {
    const setting = await api.appSetting()
    return setting.success === '1' ? setting.data : undefined
  }

  /** Draws each picture once. */
  function cached(key: string, draw: () => Promise<Uint8Array>) {
    const found = pictures.get(key) ?? draw()
    pictures.set(key, found)
    found.catch(() => pictures.delete(key))
    return found
  }

  routes.get(serverPaths.brandStylesheet, (c) => {
    c.header('content-type', 'text/css; charset=utf-8')
    c.header('cache-control', immutable)
    return c.body(brandStylesheet(styleOfQuery(c.req.query())))
  })

  for (const [path, { size, isMaskable }] of Object.entries(iconPaths))
    routes.get(path, async (c, next) => {
      const company = await findCompany()
      if (!company?.brand) return next()
      const { brand } = company
      if (path.endsWith('.svg')) return sendIconAsSvg(c, brand.icon, readMedia)
      const options = { size, isMaskable, initial: [...shortNameOf(company)][0]?.toUpperCase() ?? '' }
      const bytes = await cached(`${brand.version} ${path}`, async () =>
        runTask(
          drawIcon,
          brand.icon ? await readMedia(brand.icon) : undefined,
          await readDrawnBrand(brand, readMedia),
          options,
        ),
      )
      return sendPng(c, bytes)
    })

  routes.get(brandLogoPath, async (c) => {
    const { brand } = (await findCompany()) ?? {}
    const logo = brand?.logo ? await readMedia(brand.logo) : undefined
    if (!brand || !logo) return c.text('There is no logo.', 404)
    return sendPng(c, await cached(`${brand.version} logo`, () => runTask(rasterise, logo, logoBox)))
  })

  routes.get(`${serverPaths.brandFiles}/:file`, async (c) => {
    const path = webFontPath(c.req.param('file'))
    if (!path) return c.text('There is no such file.', 404)
    c.header('content-type', 'font/woff2')
    c.header('cache-control', immutable)
    return c.body(new Uint8Array(await readFile(path)))
  })
  return routes
}

/** Browsers take a PNG where the page announces an SVG. */
async function sendIconAsSvg(c: Context, icon: string, readMedia: ReadMedia) {
  const bytes = icon.endsWith('.svg') ? await readMedia(icon) : undefined
  if (!bytes) return c.redirect(`/icon-192.png${new URL(c.req.url).search}`, 302)
  c.header('content-type', 'image/svg+xml')
  c.header('content-security-policy', fileCsp)
  c.header('cache-control', iconCaching)
  return c.body(new Uint8Array(bytes))
}

function sendPng(c: Context, bytes: Uint8Array) {
  c.header('content-type', 'image/png')
  c.header('cache-control', iconCaching)
  return c.body(new Uint8Array(bytes))
}

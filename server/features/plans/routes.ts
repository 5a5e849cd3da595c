import { emptyBrand } from '@house/contract/brand/options'
import { paletteOf } from '@house/contract/brand/palette'
import { createClient, type Fetch } from '@house/contract/client'
import type { PublicEstimate } from '@house/contract/estimates/estimate'
import { type View, views } from '@house/contract/plans/design-options'
import { planLimits } from '@house/contract/plans/plan-limits'
import type { PlanDetails } from '@house/contract/plans/replies'
import { timeZone } from '@house/contract/time-zone'
import { isPlanPath, routePatterns, urls } from '@house/contract/urls'
import { drawDesign } from '@house/fenestration/drawing/draw-design'
import { writeDxf } from '@house/fenestration/dxf/write-dxf'
import { type Context, Hono } from 'hono'
import { mediaOverApi, readDrawnBrand } from '../../platform/company/brand/drawn-brand.ts'
import { privateNoStore } from '../../platform/http/cache-control.ts'
import { fileCsp } from '../../platform/http/csp.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { createClientLimit } from '../../platform/http/limits/client-limit.ts'
import { createPdfCache } from '../../platform/pdf/pdf-cache.ts'
import { runTask } from '../../platform/workers/run-task.ts'
import { fileCosts, fileLimit, formBytesPerCost, pageCost } from './limits.ts'
import type { ScheduleContent } from './pdf/draw-schedule.ts'
import { drawSchedule } from './tasks.ts'

export type PlanFileOptions = {
  /** Makes an API call on behalf of the visitor with that IP. */
  callApi: (path: string, init: RequestInit | undefined, clientIp: string) => ReturnType<Fetch>
  clientIpOf: (c: Context) => string
}

type FileName = keyof typeof fileCosts

/** Pictures wait behind them in the worker process, also behind those of clients that have left. */
const maxPendingPdfs = 4
const drawingScale = 0.4
const plannerPath = new RegExp(`^${urls.planner}\\b`, 'i')
const unknownCode = 'There is no such plan.'

/** A saved plan as files. They are read through the public API, which may be on another server. */
export function planRoutes({ callApi, clientIpOf }: PlanFileOptions) {
  const routes = new Hono()
  const cachedSchedule = createPdfCache(
    (content: ScheduleContent, brand) => runTask(drawSchedule, content, brand),
    maxPendingPdfs,
  )
  const readMedia = mediaOverApi((path) => callApi(path, undefined, ''))
  const fileRequests = createClientLimit(fileLimit)
  const clientOf = (c: Context) => createClient((path, init) => callApi(path, init, clientIpOf(c)))

  async function findPlan(c: Context): Promise<PlanDetails> {
    const reply = await clientOf(c).planDetails({ code: c.req.param('slug') ?? '', version: versionOf(c) })
    if (reply.success === '1') return reply.data
    if (reply.status === 429) throw new RequestError(reply.message, 429, { retryAfterSeconds: 600 })
    if (reply.status >= 500)
      throw new RequestError('The plan cannot be read at the moment.', 503, { retryAfterSeconds: 30 })
    throw new RequestError(unknownCode, 404)
  }

  /** Without it the plan is still worth drawing. */
  async function findEstimate(c: Context, { plan }: PlanDetails): Promise<PublicEstimate | null> {
    const reply = await clientOf(c)
      .planEstimate({ designs: plan.items })
      .catch(() => null)
    return reply?.success === '1' ? reply.data : null
  }

  /** Drawing takes time, and anyone can save a large plan. */
  function limitFiles(c: Context, cost: number) {
    const client = clientIpOf(c)
    const now = new Date()
    const retryAfterSeconds = fileRequests.secondsUntilAllowed(client, now)
    if (retryAfterSeconds > 0)
      throw new RequestError(
        `Those were many requests in one minute. Please try again in ${retryAfterSeconds} seconds.`,
        429,
        {
          retryAfterSeconds,
        },
      )
    fileRequests.count(client, now, cost)
  }

  const files: Record<FileName, (c: Context, details: PlanDetails) => Promise<Response> | Response> = {
    'drawing.svg': async (c, { plan, catalogue, code }) => {
      const design = plan.items[itemOf(c) - 1]
      const view = viewOf(c)
      if (!design || !view) throw new RequestError('The plan has no such drawing.', 404)
      const company = await clientOf(c).appSetting()
      const { accent } = paletteOf((company.success === '1' && company.data.brand) || emptyBrand).palette
      const { svg } = drawDesign(design, catalogue, { view, dimensions: true, accent, scale: drawingScale })
      c.header('content-security-policy', fileCsp)
      return sendFile(c, svg, 'image/svg+xml', `inline; filename="${code}-${itemOf(c)}-${view}.svg"`)
    },
    'plan.dxf': (c, { plan, catalogue, code, version, saved_at }) => {
      const date = new Date(saved_at).toLocaleDateString('en-IN', { timeZone, dateStyle: 'long' })
      const dxf = writeDxf(plan.items, catalogue, { code, version, date })
      return sendFile(c, dxf, 'image/vnd.dxf', `attachment; filename="${code}.dxf"`)
    },
    'plan.pdf': async (c, details) => {
      const company = await clientOf(c).appSetting()
      if (company.success !== '1') throw new RequestError('The plan cannot be drawn at the moment.', 503)
      const { company_name, short_name, phone, email, offices, brand, plan_checks } = company.data
      const estimate = await findEstimate(c, details)
      const content = {
        details,
        estimate,
        company: { company_name, short_name, phone, email, offices, brand, plan_checks },
      }
      const bytes = await cachedSchedule(content, await readDrawnBrand(brand, readMedia))
      return sendFile(c, new Uint8Array(bytes), 'application/pdf', `inline; filename="${details.code}.pdf"`)
    },
  }

  for (const name of Object.keys(fileCosts) as FileName[]) {
    const path = `${routePatterns.plan}/${name}`
    routes.get(path, async (c) => {
      limitFiles(c, fileCosts[name])
      return files[name](c, await findPlan(c))
    })
    routes.all(path, (c) => {
      c.header('allow', 'GET, HEAD')
      return c.text('This address takes GET, HEAD.', 405)
    })
  }
  // By what the site's router takes for these pages, not by our own patterns: it ignores case and slashes at the end.
  routes.use((c, next) => {
    const cost = pageCostOf(c)
    if (cost > 0) limitFiles(c, cost)
    return next()
  })
  return routes
}

/** The page of a saved plan draws every opening. So does the planner without JavaScript, of the plan in its form. */
function pageCostOf({ req }: Context) {
  if (req.method === 'GET' || req.method === 'HEAD') return isPlanPath(req.path) ? pageCost : 0
  if (!plannerPath.test(req.path)) return 0
  const bytes = Number(req.header('content-length') ?? planLimits.bytes)
  return pageCost + Math.ceil(bytes / formBytesPerCost)
}

/** Whoever has the link may see the plan; caches and search engines may not keep it. */
function sendFile(c: Context, body: string | Uint8Array<ArrayBuffer>, type: string, disposition: string) {
  c.header('content-type', type)
  c.header('content-disposition', disposition)
  c.header('cache-control', privateNoStore)
  c.header('x-robots-tag', 'noindex')
  return c.body(body)
}

/** From 1; the first without it. `NaN` if it is no number. */
function itemOf(c: Context) {
  const item = c.req.query('item') ?? '1'
  return /^\d{1,3}$/.test(item) ? Number(item) : Number.NaN
}

/** `null` for the newest. */
function versionOf(c: Context) {
  const version = c.req.query('version')
  if (version === undefined) return null
  if (!/^[1-9]\d{0,8}$/.test(version)) throw new RequestError(unknownCode, 404)
  return Number(version)
}

function viewOf(c: Context): View | undefined {
  const view = c.req.query('view') ?? 'inside'
  return views.find((each) => each === view)
}

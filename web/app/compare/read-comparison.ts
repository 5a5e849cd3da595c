import { emptyBrand } from '@house/contract/brand/options'
import { paletteOf } from '@house/contract/brand/palette'
import type { Client } from '@house/contract/client'
import type { ProductPage } from '@house/contract/endpoints'
import type { PictureFacts, ProductSummary } from '@house/contract/entities'
import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { cleanKeyword } from '@house/contract/text/keyword'
import { sizeOf } from '@house/fenestration/description/describe'
import { hasParts } from '@house/fenestration/design/planner-parts'
import { commonScale } from '@house/fenestration/drawing/common-scale'
import { drawDesign } from '@house/fenestration/drawing/draw-design'
import { settle } from '../api/deferred.ts'
import { type ComparedRow, compareRows } from './compare-rows.ts'
import { maxCompared, slugsOf } from './compare-url.ts'

type ComparedProduct = ProductSummary & { drawing: { svg: string; size: string } | null }
export type Comparison = {
  products: ComparedProduct[]
  /** Slugs that lead to no product. */
  unknown: string[]
  /** Slugs beyond the number that is compared. */
  surplus: string[]
  /** Whether a call failed, so that something may be missing. */
  isIncomplete: boolean
  rows: ComparedRow[]
  sources: string[]
  /** 1 : n on paper; null if nothing is drawn. */
  scale: number | null
  onlyDifferences: boolean
  /** What was searched for to add it. */
  keyword: string
  /** Products that can be added: those found, else others of the first one's list. */
  suggestions: ProductSummary[]
  media: Record<string, PictureFacts>
}

const pixelsPerMillimetre = 96 / 25.4
/** Pixels that the largest frame may take; phones show all drawings smaller by the same factor. */
const largestFrame = { width: 200, height: 240 }

/** On the server only: drawings need the planner's code, which pages do not load. */
export async function readComparison(api: Client, params: URLSearchParams): Promise<Comparison> {
  const { slugs, surplus } = slugsOf(params)
  const keyword = cleanKeyword(params.get('q'))
  const replies = await Promise.all(slugs.map((slug) => settle(api.productDetails({ slug }))))
  const pages = replies.flatMap((reply) => (reply?.success === '1' ? [reply] : []))
  const { drawings, scale } = await drawAll(api, pages)
  const shown = pages.map(({ data }) => data.slug)
  const offered = pages.length < maxCompared ? await readSuggestions(api, keyword, pages[0]) : null
  return {
    products: pages.map(({ data: { slug, title, image } }, index) => ({
      slug,
      title,
      image,
      drawing: drawings[index] ?? null,
    })),
    unknown: slugs.filter((_, index) => replies[index] !== null && replies[index]?.success !== '1'),
    surplus,
    isIncomplete: replies.includes(null),
    ...compareRows(pages.map(({ data }) => data.attribute_rows ?? [])),
    scale,
    onlyDifferences: params.get('only') === 'differences',
    keyword,
    suggestions: (offered?.data ?? [])
      .filter(({ slug }) => !shown.includes(slug))
      .map(({ slug, title, image }) => ({ slug, title, image })),
    media: Object.assign({}, offered?.media, ...pages.map(({ media }) => media)),
  }
}

async function readSuggestions(api: Client, keyword: string, first: ProductPage | undefined) {
  const list = first?.sub_item?.slug
  if (keyword === '' && !list) return null
  const reply = keyword ? await settle(api.products({ keyword })) : await settle(api.product({ slug: list ?? '' }))
  return reply?.success === '1' ? reply : null
}

/** All at one scale. A product that the planner cannot draw has none. */
async function drawAll(api: Client, pages: ProductPage[]) {
  const planned = pages.some(({ data }) => data.plan_design)
  const planner = planned ? await settle(api.plannerCatalogue()) : null
  if (planner?.success !== '1') return { drawings: [], scale: null }
  const designs = pages.map(({ data: { plan_design } }) =>
    plan_design && hasParts(plan_design, planner.data) ? plan_design : null,
  )
  const known = designs.filter((design) => design !== null)
  if (known.length === 0) return { drawings: [], scale: null }
  const setting = await settle(api.appSetting())
  const { accent } = paletteOf((setting?.success === '1' && setting.data.brand) || emptyBrand).palette
  const scale = commonScale(known, largestFrame, pixelsPerMillimetre)
  const drawings = designs.map((design, index) => design && drawOne(design, planner.data, { accent, scale, index }))
  return { drawings, scale }
}

type Style = { accent: string; scale: number; index: number }

function drawOne(design: Design, plannerParts: PlannerParts, { accent, scale, index }: Style) {
  const { svg } = drawDesign(design, plannerParts, {
    detail: 'plain',
    accent,
    idPrefix: `c${index}`,
    scale: pixelsPerMillimetre / scale,
  })
  return { svg, size: sizeOf(design) }
}

import type { Client } from '@house/contract/client'
import type { DescriptionBlock, SpecificationRow } from '@house/contract/entities'
import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { problemLabels } from '@house/contract/products/attribute-options'
import type { AttributeRow } from '@house/contract/products/attributes'
import { plain } from '@house/contract/text/html-to-text'
import { hasParts } from '@house/fenestration/design/planner-parts'
import { usedParts } from '@house/fenestration/plan/used-parts'
import { RequestError } from '../../platform/http/errors.ts'
import type { Sender } from '../../platform/pdf/letterhead.ts'

/** All that a data sheet shows. Stored versions are drawn from it for ever: a new field must be optional. */
export type DataSheet = {
  product: { slug: string; title: string; list: string; text: string }
  rows: AttributeRow[]
  problems: { label: string; reason: string }[]
  specifications: { title: string; rows: SpecificationRow[] }[]
  /** For specifications that name no source; empty if it is not known. */
  figures_source: string
  /** The standard size, with the parts of the catalogue that it is made of. */
  drawing: { design: Design; catalogue: PlannerParts } | null
  company: Sender
}

const maxTextLength = 320

/** The data sheet as it would be now, read through the public API, which may be on another server; `null` without the product. */
export async function readDataSheet(api: Client, slug: string): Promise<DataSheet | null> {
  const [product, setting, planner] = await Promise.all([
    api.productDetails({ slug }),
    api.appSetting(),
    api.plannerCatalogue(),
  ])
  // A slug that the API rejects is no product either.
  if (product.success === '6' || (product.success === '0' && product.status === 422)) return null
  if (product.success !== '1' || setting.success !== '1' || planner.success !== '1')
    throw new RequestError('The data sheet cannot be made at the moment.', 503, { retryAfterSeconds: 30 })
  const { data, sub_item } = product
  const { company_name, short_name, phone, email, offices, brand, figures_source } = setting.data
  const design = data.plan_design
  return {
    product: {
      slug: data.slug,
      title: plain(data.title),
      list: sub_item ? plain(sub_item.page_title) : '',
      text: firstSentences(plain(data.description)),
    },
    rows: data.attribute_rows ?? [],
    problems: (data.attributes?.problems ?? []).map(({ problem, reason }) => ({
      label: problemLabels[problem],
      reason,
    })),
    specifications: specificationsOf(data.description_data),
    figures_source,
    drawing: design && hasParts(design, planner.data) ? { design, catalogue: usedParts([design], planner.data) } : null,
    company: { company_name, short_name, phone, email, offices: offices.slice(0, 1), brand },
  }
}

/** Other API servers may send a block's specification as text, or not at all. */
function specificationsOf(blocks: DescriptionBlock[] = []) {
  return blocks
    .map(({ title, specification }) => ({ title, rows: Array.isArray(specification) ? specification : [] }))
    .filter(({ rows }) => rows.length > 0)
}

/** As many as fit beside the facts of the sheet. */
function firstSentences(text: string) {
  const sentences = text.match(/[^.!?]+[.!?]+\s*/g) ?? [text]
  let taken = ''
  for (const sentence of sentences) {
    if (taken && taken.length + sentence.length > maxTextLength) break
    taken += sentence
  }
  return taken.trim()
}

import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { DesignError } from '@house/fenestration/design/parse-design'
import { usedParts } from '@house/fenestration/plan/used-parts'
import { quotationTotals } from '@house/fenestration/quotation/quotation-totals'
import { type DrawnBrand, readDrawnBrand } from '../../platform/company/brand/drawn-brand.ts'
import { findAppSetting, findQuotationSettings } from '../../platform/company/settings/queries.ts'
import type { Db } from '../../platform/db/schema.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { type MediaStorage, mediaKey, readMedia } from '../../platform/media/storage/storage.ts'
import { runTask } from '../../platform/workers/run-task.ts'
import { findPlannerParts } from '../planner-parts/queries.ts'
import { withoutCosts } from './costs.ts'
import type { QuotationPdf } from './pdf/draw-quotation.ts'
import { designsOf, documentOf, fullNumber, type QuotationRow } from './queries.ts'
import { drawQuotation as drawQuotationTask } from './tasks.ts'

/** What a quotation shows besides its document, stored when it is issued: later changes of settings and catalogue do not change it. */
export type Issued = Pick<QuotationPdf, 'company' | 'catalogue' | 'contact'>

/** As things are now. */
export async function currentParts(db: Db, row: QuotationRow, contact: Issued['contact']): Promise<Issued> {
  const designs = designsOf(documentOf(row))
  const { company_name, short_name, phone, email, offices, brand } = await findAppSetting(db)
  const { gstin } = await findQuotationSettings(db)
  return {
    company: { company_name, short_name, phone, email, offices, brand, gstin },
    catalogue: findParts(designs, await findPlannerParts(db)),
    contact: { name: contact.name, email: contact.email },
  }
}

function findParts(designs: Design[], catalogue: PlannerParts) {
  try {
    return usedParts(designs, catalogue)
  } catch (error) {
    throw error instanceof DesignError ? new RequestError(error.message, 409) : error
  }
}

export const drawQuotation = (content: QuotationPdf, brand: DrawnBrand) => runTask(drawQuotationTask, content, brand)

/** The PDF: of what was issued always the same, of a draft a preview. */
export async function drawQuotationPdf(
  db: Db,
  media: MediaStorage,
  row: QuotationRow,
  contact: Issued['contact'],
  now: Date,
  draw = drawQuotation,
) {
  // Written by `issueQuotation`.
  const parts: Issued = row.issued ? JSON.parse(row.issued) : await currentParts(db, row, contact)
  const document = withoutCosts(documentOf(row))
  const content: QuotationPdf = {
    number: row.issued ? fullNumber(row) : '',
    date: row.issued_at ?? now.toISOString(),
    document,
    totals: quotationTotals(document),
    company: parts.company,
    catalogue: parts.catalogue,
    contact: parts.contact,
  }
  const brand = await readDrawnBrand(content.company.brand, (url) => readMedia(media, mediaKey(url)))
  return new Uint8Array(await draw(content, brand))
}

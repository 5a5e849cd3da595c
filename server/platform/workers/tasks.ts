import type * as dataSheets from '../../features/data-sheets/pdf/draw-data-sheet.ts'
import type * as plans from '../../features/plans/pdf/draw-schedule.ts'
import type * as quotations from '../../features/quotations/pdf/draw-quotation.ts'
import type * as brochure from '../../features/site/brochure/draw-brochure.ts'
import type * as ogImages from '../../features/site/og-images/draw.ts'
import type * as icons from '../company/brand/draw-icon.ts'
import { isDrawnSoon, rasterise } from '../company/brand/rasterise.ts'
import { encodePng, encodeVariant, fitPicture, measurePicture, normaliseUpload } from '../media/pictures.ts'
import type * as workbooks from '../tables/read-workbook.ts'

/** What the worker process can do. Arguments and results are sent to and from it, so they must be plain data. */
export const tasks = {
  measurePicture,
  normaliseUpload,
  encodePng,
  rasterise,
  isDrawnSoon,
  encodeVariant,
  fitPicture,
  drawIcon,
  drawOgImage,
  drawBrochure,
  drawSchedule,
  drawLeadSchedule: drawSchedule,
  drawQuotation,
  drawDataSheet,
  readWorkbook,
}

// Loaded on first use: most of the time the process only makes pictures smaller.
async function drawIcon(...args: Parameters<typeof icons.drawIcon>) {
  const { drawIcon } = await import('../company/brand/draw-icon.ts')
  return drawIcon(...args)
}

async function drawOgImage(...args: Parameters<typeof ogImages.drawOgImage>) {
  const { drawOgImage } = await import('../../features/site/og-images/draw.ts')
  return drawOgImage(...args)
}

async function drawBrochure(...args: Parameters<typeof brochure.drawBrochure>) {
  const { drawBrochure } = await import('../../features/site/brochure/draw-brochure.ts')
  return drawBrochure(...args)
}

async function drawSchedule(...args: Parameters<typeof plans.drawSchedule>) {
  const { drawSchedule } = await import('../../features/plans/pdf/draw-schedule.ts')
  return drawSchedule(...args)
}

async function drawQuotation(...args: Parameters<typeof quotations.drawQuotation>) {
  const { drawQuotation } = await import('../../features/quotations/pdf/draw-quotation.ts')
  return drawQuotation(...args)
}

async function drawDataSheet(...args: Parameters<typeof dataSheets.drawDataSheet>) {
  const { drawDataSheet } = await import('../../features/data-sheets/pdf/draw-data-sheet.ts')
  return drawDataSheet(...args)
}

async function readWorkbook(...args: Parameters<typeof workbooks.readWorkbook>) {
  const { readWorkbook } = await import('../tables/read-workbook.ts')
  return readWorkbook(...args)
}

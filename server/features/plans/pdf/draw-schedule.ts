import type { AppSetting } from '@house/contract/entities'
import type { PublicEstimate } from '@house/contract/estimates/estimate'
import type { PlanDetails } from '@house/contract/plans/replies'
import { timeZone } from '@house/contract/time-zone'
import { linesOf } from '@house/fenestration/description/sentences'
import { figureSources } from '@house/fenestration/figures/sources'
import { totalsOf } from '@house/fenestration/plan/totals'
import type { DrawnBrand } from '../../../platform/company/brand/drawn-brand.ts'
import { drawLetterhead, drawPageNumbers, type Sender } from '../../../platform/pdf/letterhead.ts'
import { bottom, nextPage } from '../../../platform/pdf/page.ts'
import { addPage, inner, openSheet, paper, rule, type Sheet, toBytes, write } from '../../../platform/pdf/sheet.ts'
import { drawEstimate, measureEstimate } from './draw-estimate.ts'
import { drawOpening, measureOpening } from './draw-opening.ts'
import { drawOpeningsTable } from './draw-table.ts'
import { type Opening, openingsOf } from './openings.ts'

export type ScheduleContent = {
  details: PlanDetails
  /** As far as visitors may see it; `null` if it could not be read. */
  estimate: PublicEstimate | null
  company: Sender & Pick<AppSetting, 'plan_checks'>
}

const roomHeading = 34

/** A plan as a schedule on A4: one block per opening, all drawings at one scale, and what is still checked. */
export async function drawSchedule(
  { details, estimate, company }: ScheduleContent,
  brand: DrawnBrand,
): Promise<Uint8Array> {
  const { plan, code, changes } = details
  const openings = openingsOf(details, estimate, brand.palette.accent)
  const sheet = openSheet(`${plan.name}, plan ${code}`, company.company_name, brand)
  addPage(sheet)
  let y = await drawHead(sheet, details, company, openings)
  for (const [index, opening] of openings.entries()) {
    const startsRoom = index === 0 || openings[index - 1]?.design.room !== opening.design.room
    const heading = startsRoom && opening.design.room ? roomHeading : 0
    if (y + heading + measureOpening(sheet, opening) > bottom) y = nextPage(sheet)
    if (heading) {
      write(sheet, opening.design.room, paper.margin, y + 4, { font: 'serif', size: 18, width: inner, height: 24 })
      y += heading
    }
    y = drawOpening(sheet, opening, y)
  }
  y = drawOpeningsTable(sheet, openings, y)
  if (estimate && estimate.mode !== 'off') {
    if (y + measureEstimate(sheet, estimate) > bottom) y = nextPage(sheet)
    y = drawEstimate(sheet, estimate, y)
  }
  const sources = figureSources(plan.items, details.catalogue)
  drawChecks(sheet, y, [...linesOf(company.plan_checks), aboutFigures, ...sources, ...changes])
  drawPageNumbers(sheet, `${company.company_name} · Plan ${code}`)
  return toBytes(sheet)
}

async function drawHead(sheet: Sheet, details: PlanDetails, company: ScheduleContent['company'], openings: Opening[]) {
  const { plan, code, catalogue, version, newest_version, saved_at } = details
  const y = await drawLetterhead(sheet, company)
  const titleWidth = inner * 0.54
  const title = write(sheet, plan.name || 'Plan', paper.margin, y - 6, {
    font: 'serif',
    size: 32,
    width: titleWidth,
    gap: -2,
  })
  const { pieces, rooms, area } = totalsOf(plan, catalogue)
  const summary = `${count(pieces, 'piece')} in ${count(rooms, 'room')}, ${area.toFixed(1)} m² in all.`
  const scale = openings[0]?.scale ?? 1
  const text = `${summary} All drawings are at the scale 1:${scale}, seen from inside, in millimetres. Solid lines open towards you, dashed lines away from you.`
  const left = y - 6 + title + 6
  const textHeight = write(sheet, text, paper.margin, left, {
    size: 9,
    colour: sheet.brand.palette['ink-soft'],
    width: titleWidth,
    gap: 2.5,
  })
  const facts = [
    ['Plan', code],
    ['Saved', dateOf(saved_at)],
    ['Version', version < newest_version ? `${version} of ${newest_version}` : `${version}, the newest`],
  ]
  const factsX = paper.margin + inner * 0.6
  facts.forEach(([label = '', value = ''], index) => {
    const at = y + index * 19
    rule(sheet, at, factsX, inner * 0.4)
    write(sheet, label, factsX, at + 4.5, { size: 9, colour: sheet.brand.palette['ink-soft'], width: 60 })
    write(sheet, value, factsX, at + 4.5, { font: 'strong', size: 9, width: inner * 0.4, align: 'right' })
  })
  rule(sheet, y + facts.length * 19, factsX, inner * 0.4)
  return Math.max(left + textHeight, y + facts.length * 19) + 18
}

const aboutFigures =
  'Heat, sun and weight are calculated from the tables below; sound is the laboratory value of the glass alone. None of them is a certificate.'

function drawChecks(sheet: Sheet, top: number, lines: string[]) {
  const width = inner - 32
  const style = { size: 9, width: width - 12, gap: 2 }
  const height =
    46 +
    lines.reduce(
      (sum, line) => sum + sheet.font('sans').fontSize(9).heightOfString(line, { width: style.width, lineGap: 2 }) + 5,
      0,
    )
  const y = top + 14 + height > bottom ? nextPage(sheet) : top + 14
  sheet.rect(paper.margin, y, inner, height).fill(sheet.brand.palette.stone)
  write(sheet, 'What we still check', paper.margin + 16, y + 12, { font: 'serif', size: 16, width })
  let at = y + 38
  for (const line of lines) {
    sheet.circle(paper.margin + 18.5, at + 5.5, 1.6).fill(sheet.brand.palette['accent-ink'])
    at += write(sheet, line, paper.margin + 28, at, style) + 5
  }
}

function count(number: number, noun: string) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

function dateOf(instant: string) {
  return new Date(instant).toLocaleDateString('en-IN', { timeZone, dateStyle: 'long' })
}

import type { AppSetting } from '@house/contract/entities'
import { shortNameOf } from '@house/contract/short-name'
import { drawArch, drawLogo } from './logo.ts'
import { inner, paper, type Sheet, write } from './sheet.ts'

/** What a paper says about its sender. */
export type Sender = Pick<AppSetting, 'company_name' | 'short_name' | 'phone' | 'email' | 'offices' | 'brand'> & {
  /** On papers with prices. */
  gstin?: string
}

/** Logo, address and a line below. Returns where the text starts. */
export async function drawLetterhead(sheet: Sheet, company: Sender): Promise<number> {
  const half = inner * 0.56
  await drawSender(sheet, shortNameOf(company), inner - half - 10)
  const lines = [
    company.offices[0]?.address ?? '',
    [company.phone, company.email].filter(Boolean).join('   '),
    company.gstin ? `GSTIN ${company.gstin}` : '',
  ]
  const right = { width: half, align: 'right' } as const
  const x = paper.margin + inner - half
  let y = 40
  y += write(sheet, company.company_name, x, y, { ...right, font: 'strong', size: 8.5 }) + 1
  for (const line of lines.filter(Boolean))
    y +=
      write(sheet, line.replace(/\s*\n\s*/g, ', '), x, y, {
        ...right,
        size: 8.5,
        colour: sheet.brand.palette['ink-soft'],
      }) + 1
  y = Math.max(y, 84) + 8
  sheet.rect(paper.margin, y, inner, 1.5).fill(sheet.brand.palette['accent-ink'])
  return y + 22
}

/** The logo, or the short name beside the demonstration's arch or alone. */
async function drawSender(sheet: Sheet, shortName: string, width: number) {
  const { palette, hasArch, logo } = sheet.brand
  if (logo) return drawLogo(sheet, logo, paper.margin, 40, { width, height: 42 })
  if (hasArch) drawArch(sheet, paper.margin, 40, palette['accent-ink'], { outer: 1.1, inner: 0.7 })
  const left = hasArch ? 36 : 0
  // A long name takes two lines beside the contact data.
  const size = shortName.length > 14 ? 15 : 28
  write(sheet, shortName, paper.margin + left, 44, { font: 'serif', size, width: width - left, height: 46 })
}

/** At the foot of every page, once all pages are drawn. */
export function drawPageNumbers(sheet: Sheet, name: string) {
  const { count } = sheet.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    sheet.switchToPage(index)
    const style = { size: 7.5, colour: sheet.brand.palette['ink-soft'] }
    write(sheet, name, paper.margin, paper.height - 34, { ...style, width: inner * 0.7 })
    write(sheet, `Page ${index + 1} of ${count}`, paper.margin, paper.height - 34, {
      ...style,
      width: inner,
      align: 'right',
    })
  }
}

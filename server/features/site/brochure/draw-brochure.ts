import type { AppSetting, SpecificationRow } from '@house/contract/entities'
import { generalSource, sourcesOf } from '@house/contract/products/sources'
import type { DrawnBrand } from '../../../platform/company/brand/drawn-brand.ts'
import { drawArch, drawLogo } from '../../../platform/pdf/logo.ts'
import {
  addPage,
  heightOf,
  inner,
  openSheet,
  paper,
  rule,
  type Sheet,
  toBytes,
  write,
} from '../../../platform/pdf/sheet.ts'
import { drawSources } from './draw-sources.ts'
import {
  type BrochureContent,
  type BrochureFamily,
  type BrochureList,
  type BrochurePictures,
  type BrochureProduct,
  coverOf,
} from './read-catalogue.ts'

/** Numbered sources of facts, and a sentence for figures that name none. */
type SourceNotes = { sources: string[]; general: string }
type Entry = { title: string; page: number; isFamily: boolean }

/** Cover, contents, every family with its products, the sources that facts name, offices. */
export async function drawBrochure(
  content: BrochureContent,
  pictures: BrochurePictures,
  brand: DrawnBrand,
): Promise<Uint8Array> {
  const { company } = content
  const sheet = openSheet(`${company.company_name}: brochure`, company.company_name, brand)
  await drawCover(sheet, company, pictures.cover[coverOf(content)])
  addPage(sheet)
  const contents: Entry[] = []
  const families = content.families.map((family) => withFittingFacts(sheet, family))
  const lists = families.flatMap((family) => family.lists)
  const sources = sourcesOf(lists.flatMap((list) => list.products.flatMap(({ facts }) => facts)))
  const notes = { sources, general: generalSource(company.figures_source) }
  for (const family of families) {
    contents.push({
      title: family.title,
      page: drawFamily(sheet, family, pictures.family[family.image]),
      isFamily: true,
    })
    for (const list of family.lists) {
      const page = drawList(sheet, list, notes, pictures.product)
      contents.push({ title: list.title, page, isFamily: false })
    }
  }
  if (sources.length > 0) {
    addPage(sheet)
    contents.push({ title: 'Sources', page: markPage(sheet), isFamily: true })
    drawSources(sheet, sources)
  }
  contents.push({ title: 'Where to find us', page: drawOffices(sheet, company), isFamily: true })
  drawContents(sheet, contents)
  drawPageNumbers(sheet, company.company_name)
  return toBytes(sheet)
}

async function drawCover(sheet: Sheet, company: AppSetting, picture: Uint8Array | undefined) {
  const { palette, hasArch, logoOnDark } = sheet.brand
  addPage(sheet, palette.night)
  if (picture) sheet.image(Buffer.from(picture), 0, 0, { width: paper.width, height: 546 })
  if (logoOnDark) await drawLogo(sheet, logoOnDark, paper.margin, 586, { width: 220, height: 42 })
  else if (hasArch) drawArch(sheet, paper.margin, 590, '#FFFFFF', { outer: 1, inner: 0.6 })
  write(sheet, company.company_name, paper.margin, 648, {
    font: 'serif',
    size: 38,
    colour: '#FFFFFF',
    width: inner,
    gap: -2,
  })
  write(sheet, company.tagline, paper.margin, 762, { size: 11, colour: '#D8D4CD', width: inner * 0.62 })
  write(sheet, company.website, paper.margin, 762, { size: 11, colour: '#D8D4CD', width: inner, align: 'right' })
}

function drawContents(sheet: Sheet, entries: Entry[]) {
  sheet.switchToPage(1)
  write(sheet, 'Contents', paper.margin, 72, { font: 'serif', size: 34, width: inner })
  const step = Math.min(30, (paper.height - 240) / entries.length)
  entries.forEach(({ title, page, isFamily }, index) => {
    const y = 150 + index * step
    const style = { font: isFamily ? 'serif' : 'sans', size: isFamily ? 17 : 10.5 } as const
    if (isFamily) rule(sheet, y - 6)
    sheet.goTo(paper.margin, y - 4, inner, step - 4, `page-${page}`)
    write(sheet, title, paper.margin + (isFamily ? 0 : 18), y, { ...style, width: inner - 60 })
    write(sheet, String(page), paper.margin, y, { ...style, width: inner, align: 'right' })
  })
}

function drawFamily(
  sheet: Sheet,
  { title, description, accessories }: BrochureFamily,
  picture: Uint8Array | undefined,
) {
  addPage(sheet, sheet.brand.palette.stone)
  const page = markPage(sheet)
  if (picture) sheet.image(Buffer.from(picture), 0, 0, { width: paper.width, height: 407 })
  const top = 462
  const height = write(sheet, title, paper.margin, top, { font: 'serif', size: 36, width: inner, gap: -2 })
  const taken = write(sheet, description, paper.margin, top + height + 18, {
    size: 12,
    colour: sheet.brand.palette['ink-soft'],
    width: inner * 0.78,
    gap: 4,
  })
  accessories.forEach((accessory, index) => {
    const y = top + height + taken + 40 + index * 22
    rule(sheet, y - 7, paper.margin, inner, '#CFC9BF')
    write(sheet, accessory, paper.margin, y, { size: 11, width: inner })
  })
  return page
}

const perRow = 2
const perPage = 6
const cell = { width: (inner - 24) / perRow, height: 232, picture: 100 }

function drawList(
  sheet: Sheet,
  { title, products }: BrochureList,
  { sources, general }: SourceNotes,
  pictures: Record<string, Uint8Array>,
) {
  let first = 0
  for (const [index, product] of products.entries()) {
    const place = index % perPage
    if (place === 0) {
      addPage(sheet)
      first ||= markPage(sheet)
      write(sheet, title, paper.margin, 40, { font: 'serif', size: 22, width: inner * 0.6, height: 30 })
      if (products.slice(index, index + perPage).some(hasOtherFigures))
        write(sheet, general, paper.margin, 58, {
          size: 7.5,
          colour: sheet.brand.palette['ink-soft'],
          width: inner,
          align: 'right',
        })
      rule(sheet, 72)
    }
    const x = paper.margin + (place % perRow) * (cell.width + 24)
    const y = 84 + Math.floor(place / perRow) * (cell.height + 8)
    drawProduct(sheet, product, sources, x, y, pictures[product.image])
  }
  return first
}

/** Whether the product states a figure that names no source. */
function hasOtherFigures({ sentence, facts }: BrochureProduct) {
  return [sentence, ...facts.map(({ value, source }) => (source ? '' : value))].some((text) => /\d/.test(text))
}

function drawProduct(
  sheet: Sheet,
  { title, sentence, facts }: BrochureProduct,
  sources: string[],
  x: number,
  y: number,
  picture: Uint8Array | undefined,
) {
  sheet.rect(x, y, cell.width, cell.picture).fill(sheet.brand.palette.stone)
  if (picture) sheet.image(Buffer.from(picture), x, y, { width: cell.width, height: cell.picture })
  let below = y + cell.picture + 8
  below += write(sheet, title, x, below, { ...titleStyle, height: 40 }) + 2
  const colour = sheet.brand.palette['ink-soft']
  below += write(sheet, sentence, x, below, { ...sentenceStyle, colour, height: 58 }) + 4
  for (const fact of facts) {
    drawFact(sheet, fact, sources, x, below)
    below += heightOfFact(sheet, fact)
  }
}

const titleStyle = { font: 'serif', size: 14, width: cell.width, gap: 0 } as const
const sentenceStyle = { size: 8.5, width: cell.width, gap: 1 }

/** A fact that does not fit whole is on the product's page and data sheet. */
function withFittingFacts(sheet: Sheet, family: BrochureFamily): BrochureFamily {
  const fitting = (product: BrochureProduct) => {
    const { title, sentence, facts } = product
    let left = cell.height - cell.picture - 14
    left -= heightOf(sheet, title, titleStyle) + heightOf(sheet, sentence, sentenceStyle)
    return {
      ...product,
      facts: facts.filter((fact) => {
        const height = heightOfFact(sheet, fact)
        if (height > left) return false
        left -= height
        return true
      }),
    }
  }
  return { ...family, lists: family.lists.map((list) => ({ ...list, products: list.products.map(fitting) })) }
}

const noteWidth = 18
const factTitle = { font: 'strong', size: 7.5, width: cell.width * 0.36, gap: 1 } as const

function factValue({ source }: SpecificationRow) {
  return { size: 7.5, width: cell.width * 0.62 - (source ? noteWidth : 0), gap: 1 }
}

function heightOfFact(sheet: Sheet, fact: SpecificationRow) {
  return Math.max(heightOf(sheet, fact.title, factTitle), heightOf(sheet, fact.value, factValue(fact))) + 4.5
}

function drawFact(sheet: Sheet, fact: SpecificationRow, sources: string[], x: number, y: number) {
  const colour = sheet.brand.palette['ink-soft']
  rule(sheet, y, x, cell.width)
  write(sheet, fact.title, x, y + 3, factTitle)
  write(sheet, fact.value, x + cell.width * 0.38, y + 3, { ...factValue(fact), colour })
  if (!fact.source) return
  const number = String(sources.indexOf(fact.source) + 1)
  write(sheet, number, x + cell.width - noteWidth, y + 3, { size: 7.5, colour, width: noteWidth, align: 'right' })
}

function drawOffices(sheet: Sheet, { offices, phone, email, website }: AppSetting) {
  addPage(sheet, sheet.brand.palette.stone)
  const page = markPage(sheet)
  write(sheet, 'Where to find us', paper.margin, 72, { font: 'serif', size: 34, width: inner })
  write(sheet, [phone, email, website].filter(Boolean).join('   ·   '), paper.margin, 122, {
    font: 'strong',
    size: 11,
    colour: sheet.brand.palette['accent-ink'],
    width: inner,
  })
  offices.forEach(({ name, address, phone: officePhone, hours }, index) => {
    const y = 176 + index * 112
    rule(sheet, y - 12)
    write(sheet, name, paper.margin, y, { font: 'serif', size: 17, width: inner * 0.4 })
    write(sheet, [address, officePhone, hours].filter(Boolean).join('\n'), paper.margin + inner * 0.42, y + 2, {
      size: 10,
      colour: sheet.brand.palette['ink-soft'],
      width: inner * 0.58,
      gap: 4,
    })
  })
  return page
}

/** Makes the current page a link target, and returns its number. */
function markPage(sheet: Sheet) {
  const { start, count } = sheet.bufferedPageRange()
  const number = start + count
  sheet.addNamedDestination(`page-${number}`)
  return number
}

function drawPageNumbers(sheet: Sheet, name: string) {
  const { count } = sheet.bufferedPageRange()
  for (let index = 1; index < count; index += 1) {
    sheet.switchToPage(index)
    write(sheet, name, paper.margin, paper.height - 30, {
      size: 7.5,
      colour: sheet.brand.palette['ink-soft'],
      width: inner / 2,
    })
    write(sheet, String(index + 1), paper.margin, paper.height - 30, {
      size: 7.5,
      colour: sheet.brand.palette['ink-soft'],
      width: inner,
      align: 'right',
    })
  }
}

import type { Answers } from '@house/contract/products/answers'
import { type Measure, openingLabels, problemLabels, type Room } from '@house/contract/products/attribute-options'
import type { ProductAttributes, ProductMeasure } from '@house/contract/products/attributes'

/** What speaks for a product, and what it does not do of what was asked. */
export type Explanation = { reasons: string[]; drawbacks: string[] }

type Statement = { isReason: boolean; text: string }

const roomPlurals: Record<Room, string> = {
  'living-room': 'living rooms',
  bedroom: 'bedrooms',
  kitchen: 'kitchens',
  bathroom: 'bathrooms',
  balcony: 'balconies and gardens',
  entrance: 'entrances',
  stairs: 'stairs',
  roof: 'roofs and courtyards',
  office: 'offices and shops',
}

/** One sentence for every answer, from the product's attributes alone. */
export function explain(attributes: ProductAttributes, answers: Answers): Explanation {
  const statements = [
    ...onProblem(attributes, answers),
    ...onRoom(attributes, answers),
    ...onOpening(attributes, answers),
    ...onSize(attributes, answers),
  ]
  const textsOf = (isReason: boolean) => statements.filter((each) => each.isReason === isReason).map(({ text }) => text)
  return { reasons: textsOf(true), drawbacks: textsOf(false) }
}

function onProblem({ problems }: ProductAttributes, { problem }: Answers): Statement[] {
  if (!problem) return []
  const solved = problems.find((each) => each.problem === problem)
  if (solved) return [{ isReason: true, text: solved.reason }]
  return [{ isReason: false, text: `“${problemLabels[problem]}” is not among the problems it is listed for.` }]
}

function onRoom({ rooms }: ProductAttributes, { room }: Answers): Statement[] {
  if (!room) return []
  if (rooms.includes(room)) return [{ isReason: true, text: `Made for ${roomPlurals[room]}.` }]
  if (rooms.length === 0) return [{ isReason: false, text: 'The rooms it is made for are not stated.' }]
  const others = joined(rooms.map((each) => roomPlurals[each]))
  return [{ isReason: false, text: `Made for ${others}, not for ${roomPlurals[room]}.` }]
}

function onOpening({ openings }: ProductAttributes, { opening }: Answers): Statement[] {
  if (!opening) return []
  if (openings.includes(opening)) return [{ isReason: true, text: `How it opens: ${openingLabels[opening]}.` }]
  if (openings.length === 0) return [{ isReason: false, text: 'How it opens is not stated.' }]
  const others = joined(openings.map((each) => openingLabels[each]))
  return [{ isReason: false, text: `How it opens: ${others}, not ${openingLabels[opening]}.` }]
}

function onSize({ measures }: ProductAttributes, { width, height }: Answers): Statement[] {
  const sides = [
    { name: 'width', size: width, stated: find(measures, 'frame_width') },
    { name: 'height', size: height, stated: find(measures, 'frame_height') },
  ].flatMap(({ size, ...side }) => (size ? [{ ...side, size }] : []))
  const available = sides.flatMap(({ stated, size, name }) =>
    stated && isWithin(stated, size) ? [{ name, size, stated, source: stated.source }] : [],
  )
  const others = sides.filter(({ name }) => !available.some((side) => side.name === name))
  const [known, unknown] = [available.filter(hasSmallest), available.filter((side) => !hasSmallest(side))]
  return [
    ...(known.length > 0 ? [reason(`Available for ${sizesOf(known)} mm. ${sourcesOf(known)}`)] : []),
    ...(unknown.length > 0
      ? [reason(`Its largest size allows ${sizesOf(unknown)} mm; ${smallestOf(unknown)}. ${sourcesOf(unknown)}`)]
      : []),
    ...others.map(({ name, size, stated }) => ({ isReason: false, text: whyNot(name, size, stated) })),
  ]
}

function reason(text: string): Statement {
  return { isReason: true, text }
}

/** A size within the largest may still be too small where the smallest is not stated. */
function hasSmallest({ stated }: { stated: ProductMeasure }) {
  return stated.min !== null
}

function sizesOf(sides: { name: string; size: number }[]) {
  const sizes = sides.map(({ size }) => formatted(size)).join(' × ')
  return sides.length === 1 ? `${sides[0]?.name} ${sizes}` : sizes
}

function smallestOf(sides: { name: string }[]) {
  return `its smallest ${joined(sides.map(({ name }) => name))} ${sides.length === 1 ? 'is' : 'are'} not stated`
}

/** Width and height may have different ones. */
function sourcesOf(sides: { name: string; source: string }[]) {
  const [first, ...others] = sides
  if (others.every(({ source }) => source === first?.source)) return `Source: ${first?.source}.`
  return sides.map(({ name, source }) => `Source of the ${name}: ${source}.`).join(' ')
}

function whyNot(name: string, size: number, stated: ProductMeasure | undefined) {
  if (!stated) return `Its largest ${name} is not stated.`
  if (stated.max !== null && size > stated.max)
    return `Its largest ${name} is ${formatted(stated.max)} mm. Source: ${stated.source}.`
  return `Its smallest ${name} is ${formatted(stated.min ?? 0)} mm. Source: ${stated.source}.`
}

function find(measures: ProductMeasure[], measure: Measure) {
  return measures.find((each) => each.measure === measure)
}

function isWithin({ min, max }: ProductMeasure, size: number) {
  return size >= (min ?? 0) && size <= (max ?? Number.POSITIVE_INFINITY)
}

function formatted(size: number) {
  return size.toLocaleString('en-IN')
}

function joined(texts: string[]) {
  return new Intl.ListFormat('en-IN').format(texts)
}

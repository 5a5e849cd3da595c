import { type OpeningType, openingTypes, type Problem, problems, type Room, rooms } from './attribute-options.ts'
import { type ProductFilter, parseSize } from './filter.ts'

/** The questions of the product finder, in the order of the page. */
export const answerNames = ['room', 'problem', 'opening', 'width', 'height'] as const
export type AnswerName = (typeof answerNames)[number]

/** What a visitor answered; every question is optional. */
export type Answers = {
  room?: Room | undefined
  problem?: Problem | undefined
  opening?: OpeningType | undefined
  width?: number | undefined
  height?: number | undefined
}

/** Reads answers from the fields of the call or the parameters of the URL. Invalid answers are ignored. */
export function parseAnswers(read: (name: AnswerName) => string | null | undefined): Answers {
  return {
    room: rooms.find((room) => room === read('room')),
    problem: problems.find((problem) => problem === read('problem')),
    opening: openingTypes.find((opening) => opening === read('opening')),
    width: parseSize(read('width')),
    height: parseSize(read('height')),
  }
}

/** The filter that finds what matches all answers. */
export function toFilter({ room, problem, opening, width, height }: Answers): ProductFilter {
  return {
    facets: {
      ...(problem && { problem: [problem] }),
      ...(room && { room: [room] }),
      ...(opening && { opening: [opening] }),
    },
    sizes: { ...(width && { width }), ...(height && { height }) },
  }
}

/** The same answers as fields of the call. */
export function toAnswerFields({ room, problem, opening, width, height }: Answers) {
  const sizes = { width: String(width ?? ''), height: String(height ?? '') }
  return { room: room ?? '', problem: problem ?? '', opening: opening ?? '', ...sizes } as const
}

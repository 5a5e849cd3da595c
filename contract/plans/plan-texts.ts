/** What a company promises in the planner before it has said so itself. An empty text promises nothing. */
export const neutralPlanTexts = {
  plan_price: '',
  plan_price_note: '',
  plan_steps: 'We look at it and ask what we need to know.\nYou get a quotation.',
  plan_check: '',
  plan_checks:
    'The sizes here are what you gave us.\nDoors and glass near the floor need toughened or laminated glass.',
  plan_help: '',
}
export type PlanTexts = typeof neutralPlanTexts

/** The lines of a text of several items. */
export function linesOf(lines: string) {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** The first sentence, and the others with the blank before them. */
export function splitFirstSentence(sentences: string) {
  const end = /[.!?](?=\s)/.exec(sentences)?.index ?? sentences.length
  return [sentences.slice(0, end + 1), sentences.slice(end + 1)] as const
}

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

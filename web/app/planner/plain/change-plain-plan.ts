import type { Client } from '@house/contract/client'
import type { PlannerCatalogue } from '@house/contract/plans/catalogue'
import type { Design } from '@house/contract/plans/design'
import { designLimits } from '@house/contract/plans/design-options'
import type { Plan } from '@house/contract/plans/plan'
import { defaultPlanName } from '@house/contract/plans/plan-limits'
import { DesignError, parseDesign } from '@house/fenestration/design/parse-design'
import { parseLength } from '@house/fenestration/design/parse-length'
import { applyLayout, layoutsFor } from '@house/fenestration/plan/layouts'
import { parsePlan } from '@house/fenestration/plan/parse-plan'
import { addItem, duplicateItem, removeItem, replaceItem } from '@house/fenestration/plan/plan-commands'
import { presets } from '@house/fenestration/plan/presets'
import type { EnquiryActionData } from '../../enquiry/enquiry-action.ts'

export type PlainPlan = {
  plan: Plan
  code: string
  editKey: string
  message: string
  error: string
  /** The result of sending the plan. */
  enquiry?: EnquiryActionData
}

export const emptyPlainPlan: PlainPlan = {
  plan: { name: defaultPlanName, items: [] },
  ...{ code: '', editKey: '', message: '', error: '' },
}

/** One change of the planner without JavaScript: the form carries the whole plan and says what to do with it. */
export async function changePlainPlan(form: FormData, catalogue: PlannerCatalogue, api: Client): Promise<PlainPlan> {
  const entered = (name: string) => String(form.get(name) ?? '').trim()
  const before: PlainPlan = {
    plan: readPlan(entered('plan')),
    ...{ code: entered('code'), editKey: entered('edit_key'), message: '', error: '' },
  }
  try {
    const [intent = '', place = ''] = entered('intent').split(' ')
    const index = Number(place)
    const { plan } = before
    if (entered('preset')) return { ...before, plan: addPreset(plan, entered('preset'), entered('room'), catalogue) }
    if (intent === 'change')
      return { ...before, plan: replaceItem(plan, index, changed(plan, index, entered, catalogue)) }
    if (intent === 'duplicate') return { ...before, plan: duplicateItem(plan, index) }
    if (intent === 'remove') return { ...before, plan: removeItem(plan, index) }
    if (intent === 'save' || intent === 'send') return await save(before, api)
    return before
  } catch (error) {
    if (!(error instanceof DesignError)) throw error
    return { ...before, error: error.message }
  }
}

function readPlan(json: string): Plan {
  try {
    return parsePlan(JSON.parse(json)).plan
  } catch {
    return emptyPlainPlan.plan
  }
}

function addPreset(plan: Plan, key: string, room: string, { systems }: PlannerCatalogue): Plan {
  const preset = presets.find((candidate) => candidate.key === key)
  const system = systems.find((candidate) => candidate.key === preset?.design.system)
  if (!preset || !system) throw new DesignError('We do not have this opening. Choose one of the list.')
  return addItem(plan, { ...preset.design, room: room || 'Living room' }, system)
}

/** The opening with what the form says; sizes may be written in millimetres, metres or feet. */
function changed(plan: Plan, index: number, entered: (name: string) => string, catalogue: PlannerCatalogue): Design {
  const { [index]: design } = plan.items
  if (!design) throw new DesignError('This opening is no longer in the plan')
  const system = catalogue.systems.find(({ key }) => key === entered('system'))
  const layout = system && layoutsFor(system).find(({ key }) => key === entered('layout'))
  const sized = {
    ...design,
    system: entered('system') || design.system,
    width: size(entered('width'), 'width'),
    height: size(entered('height'), 'height'),
    glass: entered('glass') || design.glass,
    colour: {
      inside: entered('colour_inside') || design.colour.inside,
      outside: entered('colour_outside') || design.colour.outside,
    },
    mesh: entered('mesh') || null,
    quantity: Number(entered('quantity') || design.quantity),
    room: entered('room') || design.room,
  }
  return parseDesign(layout ? applyLayout(sized as Design, layout) : sized)
}

function size(text: string, name: string) {
  const length = parseLength(text)
  const { min, max } = designLimits.size
  if (length < min || length > max) throw new DesignError(`The ${name} must be from ${min} to ${max} mm, not ${length}`)
  return length
}

async function save(before: PlainPlan, api: Client): Promise<PlainPlan> {
  if (before.plan.items.length === 0) throw new DesignError('Add an opening first')
  const reply = await api.plan({ plan: before.plan, code: before.code, edit_key: before.editKey })
  if (reply.success !== '1') throw new DesignError(reply.message)
  const { code, edit_key } = reply.data
  return { ...before, code, editKey: edit_key, message: `Saved as ${code}` }
}

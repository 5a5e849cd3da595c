import type { Client } from '@house/contract/client'
import type { Design } from '@house/contract/plans/design'
import type { Plan } from '@house/contract/plans/plan'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { DesignError, parseDesign } from '@house/fenestration/design/parse-design'
import { parseLength } from '@house/fenestration/design/parse-length'
import { partsOf } from '@house/fenestration/design/planner-parts'
import { applyLayout, layoutsFor } from '@house/fenestration/plan/layouts'
import { addItem, duplicateItem, isFull, planIsFull, removeItem } from '@house/fenestration/plan/plan-commands'
import { requireDrawable } from '@house/fenestration/plan/plan-size'
import { presetsFor } from '@house/fenestration/plan/presets'
import { entered, fieldName, type PlainPlan, readPlainPlan } from './plain-plan.ts'

/** One act of the planner without JavaScript: what was typed counts first, then the button that was pressed. */
export async function changePlainPlan(form: FormData, plannerParts: PlannerParts, api: Client): Promise<PlainPlan> {
  const before = readPlainPlan(form, plannerParts)
  if (before.error) return before
  const [intent = '', position = ''] = entered(form, 'intent').split(' ')
  const index = Number(position)
  const typed = withTypedFields(before.plan, form, plannerParts, intent === 'remove' ? index : -1)
  const changed = { ...before, plan: typed.plan }
  if (typed.errors.length > 0) return { ...changed, error: typed.errors.join(' ') }
  try {
    requireDrawable(typed.plan)
  } catch (error) {
    return { ...before, error: sentenceOf(error) }
  }
  try {
    if (entered(form, 'preset')) return grown(changed, addPreset(typed.plan, form, plannerParts))
    if (intent === 'duplicate') return grown(changed, duplicate(typed.plan, index))
    if (intent === 'remove') return { ...changed, plan: removeItem(typed.plan, index) }
    if (intent === 'save') return await save(changed, api)
    return changed
  } catch (error) {
    return { ...changed, error: sentenceOf(error) }
  }
}

function sentenceOf(error: unknown) {
  if (error instanceof DesignError) return error.message
  throw error
}

/** An opening with a field that cannot be read stays as it was, and is named; the others are changed. */
function withTypedFields(plan: Plan, form: FormData, plannerParts: PlannerParts, removed: number) {
  const errors: string[] = []
  const items = plan.items.map((design, index) => {
    if (index === removed || !form.has(fieldName('width', index))) return design
    try {
      return typedDesign(design, (field) => entered(form, fieldName(field, index)), plannerParts)
    } catch (error) {
      errors.push(`${design.name}: ${sentenceOf(error)}.`)
      return design
    }
  })
  return { plan: { ...plan, items }, errors }
}

function grown(before: PlainPlan, plan: Plan): PlainPlan {
  requireDrawable(plan)
  return { ...before, plan }
}

/** Sizes may be written in millimetres, metres or feet. */
function typedDesign(design: Design, typed: (field: string) => string, plannerParts: PlannerParts): Design {
  const sized = parseDesign({
    ...design,
    system: typed('system') || design.system,
    width: parseLength(typed('width')),
    height: parseLength(typed('height')),
    glass: typed('glass') || design.glass,
    colour: {
      inside: typed('colour_inside') || design.colour.inside,
      outside: typed('colour_outside') || design.colour.outside,
    },
    mesh: typed('mesh'),
    quantity: Number(typed('quantity') || design.quantity),
    room: typed('room') || design.room,
  })
  const { system } = partsOf(sized, plannerParts)
  const layout = layoutsFor(system).find(({ key }) => key === typed('layout'))
  return layout ? applyLayout(sized, layout) : sized
}

function addPreset(plan: Plan, form: FormData, plannerParts: PlannerParts): Plan {
  const preset = presetsFor(plannerParts).find(({ key }) => key === entered(form, 'preset'))
  const system = plannerParts.systems.find(({ key }) => key === preset?.design.system)
  if (!preset || !system) throw new DesignError('We do not have this opening. Choose one of the list.')
  if (isFull(plan)) throw new DesignError(planIsFull)
  return addItem(plan, parseDesign({ ...preset.design, room: entered(form, 'room') || 'Living room' }), system)
}

function duplicate(plan: Plan, index: number): Plan {
  if (isFull(plan)) throw new DesignError(planIsFull)
  return duplicateItem(plan, index)
}

async function save(before: PlainPlan, api: Client): Promise<PlainPlan> {
  const { plan, code, editKey, version } = before
  if (plan.items.length === 0) throw new DesignError('Add an opening first')
  const reply = await api.plan({ plan, code, edit_key: editKey, version }).catch(() => null)
  if (!reply) throw new DesignError('The plan could not be saved. Please try again.')
  if (reply.success === '1') {
    const { data } = reply
    return { ...before, code: data.code, editKey: data.edit_key, version: data.version, isSaved: true }
  }
  // It was deleted, its key is another one, or another device has changed it: a new plan loses nothing.
  if (code && (reply.success === '6' || reply.status === 403 || reply.status === 409)) {
    const saved = await save({ ...before, code: '', editKey: '', version: null }, api)
    return { ...saved, notices: [...saved.notices, `${code} could not be changed, so your plan has a new code.`] }
  }
  throw new DesignError(reply.message)
}

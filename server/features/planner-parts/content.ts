import { designLimits } from '@house/contract/plans/design-options'
import { Colour, Glazing, StoredSystem } from '@house/contract/plans/planner-parts'
import { urls } from '@house/contract/urls'
import { maxContentLength as max } from '@house/contract/validation-limits'
import { defineResource, equals } from '../../platform/content/resource.ts'
import { requiredText, text } from '../../platform/staff-api/validation.ts'
import { requireColours, requireFreeKey, requireLimitProducts } from './constraints.ts'
import { requireUnused, usersOfColour, usersOfGlass, usersOfSystem } from './uses.ts'

/** Designs refer to the parts of the planner by key. */
const part = {
  key: requiredText(designLimits.key).regex(
    /^[a-z0-9]+([.-][a-z0-9]+)*$/,
    'is made of the letters a to z, digits, and single hyphens or dots',
  ),
  name: requiredText(max.name),
}
const described = { ...part, description: text(max.short) }

const { glass_thickness, colours: systemColours, limits, opens } = StoredSystem.shape

const systemFields = StoredSystem.extend({
  ...described,
  opens: opens.min(1, 'needs at least one way of opening'),
  colours: systemColours.min(1, 'needs at least one colour').max(max.list),
  limits: limits.max(max.list),
  glass_thickness: glass_thickness
    .refine(({ min, max, product }) => product !== '' || (min !== null && max !== null), {
      error: 'needs the thinnest and the thickest glass, or a product that states them',
    })
    .refine(({ min, max }) => min === null || max === null || min <= max, {
      error: 'goes from the thinnest to the thickest glass',
    }),
})

const listing = {
  titleColumn: 'name',
  search: ['name', 'key'],
  sortable: ['name', 'key', 'position'],
  position: { within: [] },
  previewUrl: () => urls.planner,
}

export const systems = defineResource('planner_system', systemFields, {
  ...listing,
  json: ['depth', 'faces', 'opens', 'colours', 'glass_thickness', 'frame_size', 'limits', 'uf', 'psi', 'weight'],
  filters: { kind: equals('kind', text(20)), material: equals('material', text(40)) },
  async check(db, values, before) {
    await requireFreeKey(db, 'planner_system', values.key, before?.id)
    await requireColours(db, 'colours', values.colours)
    const named = values.limits.flatMap((limit) => limit.colours)
    await requireColours(db, 'limits', named)
    await requireLimitProducts(db, values)
    if (before && before.key !== values.key) requireUnused(await usersOfSystem(db, before.key), 'key')
  },
  beforeRemove: async (trx, { key }) => requireUnused(await usersOfSystem(trx, key)),
})

const glazingFields = Glazing.extend({
  ...described,
  layers: Glazing.shape.layers.min(1, 'needs at least one pane').max(9),
})

export const glazings = defineResource('planner_glazing', glazingFields, {
  ...listing,
  json: ['purposes', 'layers', 'low_e', 'safety', 'frosted', 'ug', 'shgc', 'rw', 'rw_ctr'],
  async check(db, { key }, before) {
    await requireFreeKey(db, 'planner_glazing', key, before?.id)
    if (before && before.key !== key) requireUnused(await usersOfGlass(db, before.key), 'key')
  },
  beforeRemove: async (trx, { key }) => requireUnused(await usersOfGlass(trx, key)),
})

export const colours = defineResource('planner_colour', Colour.extend(part), {
  ...listing,
  json: ['foil'],
  async check(db, { key }, before) {
    await requireFreeKey(db, 'planner_colour', key, before?.id)
    if (before && before.key !== key) requireUnused(await usersOfColour(db, before.key), 'key')
  },
  beforeRemove: async (trx, { key }) => requireUnused(await usersOfColour(trx, key)),
})

export const plannerContent = {
  'planner-systems': systems,
  'planner-glazings': glazings,
  'planner-colours': colours,
}

import type { Settings } from '@house/contract/entities'
import { aboutSections, completeOrder, homeSections, menuEntries } from '@house/contract/pages/page-sections'
import { neutralPlanTexts } from '@house/contract/plans/plan-texts'
import { defaultPlannerSettings, type PlannerSettings } from '@house/contract/plans/planner-settings'
import { defaultQuotationSettings, type QuotationSettings } from '@house/contract/quotations/quotation-settings'
import { emptyMailTexts, type MailTexts } from '@house/contract/text/mail-texts'

/** All that staff edit about the company; the site sees the public part. */
export type SettingsDocument = Settings & PlannerSettings & QuotationSettings & MailTexts

/** Settings from before a field existed, for example in an older archive, have its empty value. */
export function withDefaults(document: SettingsDocument): SettingsDocument {
  const { home_sections, about_sections, menu } = document
  return {
    ...addedSettings,
    ...defaultPlannerSettings,
    ...defaultQuotationSettings,
    ...emptyMailTexts,
    ...document,
    home_sections: completeOrder(
      home_sections,
      homeSections.map((name) => ({ name, is_hidden: false, heading: '' })),
    ),
    about_sections: completeOrder(about_sections, shown(aboutSections)),
    menu: completeOrder(menu, shown(menuEntries)),
  }
}

function shown<N extends string>(names: readonly N[]) {
  return names.map((name) => ({ name, is_hidden: false }))
}

const addedSettings = {
  short_name: '',
  visit_promise: '',
  response_promise: '',
  founding_year: '',
  copyright_year: '',
  services: [],
  hero_buttons: [],
  disabled_pages: [],
  footer_columns: [],
  ...neutralPlanTexts,
  figures_source: '',
  brand: null,
} satisfies Partial<Settings>

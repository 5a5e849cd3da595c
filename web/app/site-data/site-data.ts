import type { AboutAnchor, AppSetting, Category } from '@house/contract/entities'
import { serverPaths } from '@house/contract/urls'
import { useRouteLoaderData } from 'react-router'
import type { Read } from '../api/deferred.ts'

/** Data that every page uses, loaded once. */
export type RootData = {
  setting: Read<'appSetting'>
  category: Read<'category'>
  origin: string
  /** When the preview expires, if the page is one. */
  preview?: string | undefined
}

const unknownCompany: AppSetting = {
  company_name: '',
  short_name: '',
  tagline: '',
  visit_promise: '',
  response_promise: '',
  founding_year: '',
  copyright_year: '',
  phone: '',
  whatsapp: '',
  email: '',
  website: '',
  linkedin: '',
  instagram: '',
  facebook: '',
  developer: '',
  brochure: serverPaths.brochure,
  video: '',
  video_webm: '',
  video_poster: '',
  counters: [],
  services: [],
  hero_buttons: [],
  home_sections: [],
  about_sections: [],
  menu: [],
  disabled_pages: [],
  footer_columns: [],
  offices: [],
  plan_price: '',
  plan_price_note: '',
  plan_steps: '',
  plan_check: '',
  plan_checks: '',
  plan_help: '',
  figures_source: '',
  privacy_version: '',
  brand: null,
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
}

/** The company's settings; empty values until they have loaded. */
export function useCompany(): AppSetting {
  const { setting } = useRoot()
  return setting?.success === '1' ? { ...unknownCompany, ...setting.data } : unknownCompany
}

/** The sub-entries of About Us: its sections that are shown and not empty. */
export function useAboutAnchors(): AboutAnchor[] {
  const { setting } = useRoot()
  return (setting?.success === '1' && setting.about_anchors) || []
}

/** Whether the settings have loaded: only then is an empty value a missing one. */
export function useIsCompanyLoaded() {
  return useRoot().setting?.success === '1'
}

/** The categories for menus and tiles; null until they have loaded. */
export function useCategories(): Category[] | null {
  const { category } = useRoot()
  return category?.success === '1' ? category.data : null
}

export function useRoot(): RootData {
  return useRouteLoaderData<RootData>('root') ?? { setting: null, category: null, origin: '' }
}

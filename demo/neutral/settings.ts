import { emptyBrand } from '@house/contract/brand/options'
import type { SettingsSeed } from '../types.ts'

/** A company that has said nothing about itself yet: the site leaves out what needs these values. Later settings have defaults. */
export const neutralSettings = {
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
  brochure: '',
  video: '',
  video_webm: '',
  video_poster: '',
  counters: [],
  services: ['Windows', 'Doors'],
  hero_buttons: [{ label: 'Plan your windows', url: '/plan' }],
  footer_columns: [],
  privacy_version: 'draft',
  // Not the demonstration's arch: without a logo the name is set in letters.
  brand: emptyBrand,
  meta_title: 'Doors and Windows',
  meta_description:
    'Doors and windows made to measure: see what we make, plan your openings to size and send us an enquiry.',
  meta_keywords: 'doors, windows, made to measure',
} satisfies Partial<SettingsSeed>

import type { Settings } from '../entities.ts'

/** `pending`: the wizard waits for its code. `closed`: visitors see the coming-soon page. */
export type SetupState = 'pending' | 'closed' | 'open'

/** What a new site starts with: the demonstration company's content, or neutral texts and nothing else. */
export const startContents = ['empty', 'demo'] as const
export type StartContent = (typeof startContents)[number]

/** Everything that the wizard asks for. */
export type SetupInput = Pick<
  Settings,
  'company_name' | 'short_name' | 'visit_promise' | 'phone' | 'whatsapp' | 'email'
> & { setup_code: string; admin_email: string; password: string; start: StartContent }

/** What is left to do before the site opens, in a useful order. */
export const setupSteps = [
  ...(['brand', 'categories', 'lists', 'products', 'offices'] as const),
  ...(['pages', 'legal', 'settings', 'planner', 'mail'] as const),
] as const
export type SetupStep = (typeof setupSteps)[number]

/** The CMS pages that a new company starts with as drafts. */
export const legalPageKeys = ['Terms & Conditions', 'Privacy Policy'] as const

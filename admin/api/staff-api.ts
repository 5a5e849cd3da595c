import type { Brand } from '@house/contract/brand/brand'
import type { BrandFileKind } from '@house/contract/brand/options'
import type { StaffInput } from '@house/contract/staff/endpoints'
import type { ContactMethod } from '@house/contract/staff/lead-status'
import type { BulkAction } from '@house/contract/staff/publishing'
import type { RetentionPeriods } from '@house/contract/staff/retention'
import type { SetupInput } from '@house/contract/staff/setup'
import type { MailName, MailTexts } from '@house/contract/text/mail-texts'
import type { Identifier } from 'react-admin'
import { call, query, staffUrl, upload } from './client.ts'

/** What this back office does beyond react-admin's own data provider. */
export const staffApi = {
  move: (resource: string, id: Identifier, to: number) => data(call('moveContent', { resource, id }, { to })),
  history: (resource: string, id: Identifier) => data(call('listContentHistory', { resource, id })),
  restore: (resource: string, id: Identifier, auditId: number) =>
    data(call('restoreContent', { resource, id }, { audit_id: auditId })),
  discardDraft: (resource: string, id: Identifier) => data(call('discardDraft', { resource, id })),
  unpublish: (resource: string, id: Identifier) => data(call('unpublishContent', { resource, id })),
  preview: (resource: string, id: Identifier, hours: number) =>
    data(call('previewContent', { resource, id }, { hours })),
  bulkUpdate: (resource: string, action: BulkAction, ids: Identifier[], values: object = {}) =>
    data(call('changeManyContent', { resource }, { action, ids, values })),

  /** Resolves to the reason where the record could only be restored as a draft. */
  restoreFromTrash: async (id: Identifier) => (await call('restoreTrash', { id })).problem,
  emptyTrash: () => data(call('emptyTrash', {})),

  uploadBrandFile: (kind: BrandFileKind, file: File) => data(call('uploadBrandFile', { kind }, fileForm(file))),
  previewBrand: (brand: Brand | null) => data(call('previewBrand', {}, { brand })),

  variants: (id: Identifier) => data(call('showMediaVariants', { id })),
  listUnusedMedia: async () => {
    const { data, used } = await call('listUnusedMedia', {})
    return { files: data, used }
  },
  removeManyMedia: (ids: number[]) => data(call('removeManyMedia', {}, { ids })),
  uploadMedia: (file: File, alt: string) => data(call('uploadMedia', {}, fileForm(file, { alt }))),

  uploadBrochure: (file: File) => data(call('uploadBrochure', {}, fileForm(file))),

  attachPlan: (id: Identifier, plan: string) => data(call('attachLeadPlan', { id }, { plan })),
  addNote: (id: Identifier, text: string) => data(call('addLeadNote', { id }, { text })),
  contactLead: (id: Identifier, by: ContactMethod) => data(call('contactLead', { id }, { by })),
  findLeadPlan: (id: Identifier) => data(call('findLeadPlan', { id })),
  leadBoard: () => data(call('showBoard', {})),
  releaseLead: (id: Identifier) => data(call('releaseLead', { id })),
  retryDeliveries: (id: Identifier) => data(call('retryLead', { id })),
  listErasable: async (id: Identifier) => {
    const { data, total } = await call('listErasable', { id })
    return { data, total }
  },
  eraseLead: (id: Identifier, input: { ids: number[]; reason: string }) => data(call('eraseLead', { id }, input)),
  listServices: () => data(call('listServices', {})),
  listOwners: () => data(call('listOwners', {})),

  findPriceBook: (id: Identifier) => data(call('findPriceBook', { id })),
  createPriceBook: (from: number | null) => data(call('createPriceBook', {}, { from })),
  savePriceBook: (id: Identifier, input: StaffInput<'updatePriceBook'>) => data(call('updatePriceBook', { id }, input)),
  putPriceBookInForce: (id: Identifier) => data(call('putPriceBookInForce', { id })),
  checkPriceBookImport: (id: Identifier, file: File) => data(call('checkPriceBookImport', { id }, fileForm(file))),
  importPriceBook: (id: Identifier, file: File) => data(call('importPriceBook', { id }, fileForm(file))),
  comparePriceBooks: (id: Identifier, from: Identifier) =>
    data(query('comparePriceBooks', { id }, { from: String(from) })),
  tryPriceBook: (id: Identifier, code: string) => data(call('tryPriceBook', { id }, { code })),

  createQuotation: (enquiry_id: number) => data(call('createQuotation', {}, { enquiry_id })),
  saveQuotation: (id: Identifier, input: StaffInput<'updateQuotation'>) => data(call('updateQuotation', { id }, input)),
  issueQuotation: (id: Identifier, input: StaffInput<'issueQuotation'>) => data(call('issueQuotation', { id }, input)),
  reviseQuotation: (id: Identifier) => data(call('reviseQuotation', { id })),
  withdrawQuotation: (id: Identifier) => data(call('withdrawQuotation', { id })),

  countExpired: (periods: Partial<RetentionPeriods>) => {
    const entries = Object.entries(periods).map(([name, months]) => [name, String(months ?? '')])
    return data(query('countExpired', {}, Object.fromEntries(entries)))
  },

  previewMail: (name: MailName, texts: Partial<MailTexts>) => data(call('previewMail', { name }, texts)),
  sendTestMail: (name: MailName, texts: Partial<MailTexts>) => message(call('sendTestMail', { name }, texts)),

  dashboard: (days: number) => data(query('readDashboard', {}, { days: String(days) })),
  problems: () => data(call('listProblems', {})),
  sales: () => data(call('readSales', {})),
  visits: (days: number) => data(query('readVisits', {}, { days: String(days) })),

  checkProductImport: (file: File) => data(call('checkProductImport', {}, fileForm(file))),
  importProducts: (file: File, { areDrafts }: { areDrafts: boolean }) =>
    data(call(areDrafts ? 'importProductDrafts' : 'importProducts', {}, fileForm(file))),
  importContent: (file: File, onProgress: (percent: number) => void) =>
    data(upload('importContent', {}, file, onProgress)),

  openSite: () => data(call('openSite', {})),
  setup: () => data(call('getSetup', {})),
  setupProgress: () => data(call('getSetupProgress', {})),

  resetPassword: (id: Identifier) => data(call('resetPassword', { id })),
  resetTwoFactor: (id: Identifier) => data(call('resetTwoFactor', { id })),

  listSessions: () => data(call('listSessions', {})),
  endSession: (id: Identifier) => data(call('endSession', { id })),
  changePassword: (current: string, next: string) => message(call('changePassword', {}, { current, next })),
  changeEmail: (email: string, password: string) => message(call('changeEmail', {}, { email, password })),
  getTwoFactor: () => data(call('getTwoFactor', {})),
  startTwoFactor: (password: string) => data(call('startTwoFactor', {}, { password })),
  confirmTwoFactor: (code: string) => message(call('confirmTwoFactor', {}, { code })),
  disableTwoFactor: (password: string) => message(call('disableTwoFactor', {}, { password })),
  regenerateBackupCodes: (password: string) => data(call('renewBackupCodes', {}, { password })),
}

/** For those who are not signed in, whom the data provider does not serve. */
export const passwordReset = {
  isAvailable: async () => (await data(call('getPasswordReset', {}))).by_mail,
  requestLink: (email: string) => message(call('requestPasswordReset', {}, { email })),
  setPassword: (token: string, password: string) => message(call('redeemReset', {}, { token, password })),
}

/** For the wizard, where nobody has an account yet. */
export const setup = {
  isPending: async () => (await data(call('getSetup', {}))).state === 'pending',
  checkCode: (setup_code: string) => call('checkSetupCode', {}, { setup_code }),
  finish: (input: SetupInput) => call('finishSetup', {}, input),
}

export const downloadUrls = {
  archive: staffUrl('exportContent', {}),
  products: staffUrl('exportProducts', {}),
  productTemplate: staffUrl('productTemplate', {}),
  priceBook: (id: Identifier) => staffUrl('exportPriceBook', { id }),
  quotation: (id: Identifier) => staffUrl('drawQuotation', { id }),
  leads: (format: 'csv' | 'xlsx', filter: object) =>
    staffUrl(format === 'csv' ? 'exportLeads' : 'exportLeadWorkbook', {}, { filter: JSON.stringify(filter) }),
}

/** Calls back when a lead arrives. Returns a function that stops listening. */
export function subscribeToLeads(onLead: () => void) {
  const events = new EventSource(staffUrl('followLeads', {}))
  events.addEventListener('lead', onLead)
  return () => events.close()
}

function fileForm(file: File, fields: Record<string, string> = {}) {
  const form = new FormData()
  form.set('file', file)
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

async function data<T>(reply: Promise<{ data: T }>) {
  return (await reply).data
}

async function message(reply: Promise<{ message: string }>) {
  return (await reply).message
}

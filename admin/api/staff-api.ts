import type { Identifier } from 'react-admin'
import { del, get, post, put, staffPath, staffUrl, upload } from './client.ts'
import type {
  ArchiveRecord,
  AuditRecord,
  BulkResult,
  DashboardRecord,
  LeadRecord,
  MediaRecord,
  ProductImportReport,
  Publication,
  SessionRecord,
  TwoFactorSetup,
  TwoFactorStatus,
  VariantProgress,
  VisitsRecord,
} from './types.ts'

export type ContactChannel = 'phone' | 'whatsapp' | 'mail'

/** What this back office does beyond react-admin's own data provider. */
export const staffApi = {
  move: (resource: string, id: Identifier, to: number) => data(post(staffPath(resource, id, 'move'), { to })),
  history: (resource: string, id: Identifier) => data(get<AuditRecord[]>(staffPath(resource, id, 'history'))),
  restore: (resource: string, id: Identifier, auditId: number) =>
    data(post<Partial<Publication>>(staffPath(resource, id, 'restore'), { audit_id: auditId })),
  discardDraft: (resource: string, id: Identifier) => data(del(staffPath(resource, id, 'draft'))),
  unpublish: (resource: string, id: Identifier) => data(post(staffPath(resource, id, 'withdraw'))),
  preview: (resource: string, id: Identifier, hours: number) =>
    data(post<{ address: string; until: string }>(staffPath(resource, id, 'preview'), { hours })),
  bulkUpdate: (resource: string, action: string, ids: Identifier[], values: object = {}) =>
    data(post<BulkResult>(staffPath(resource, 'bulk'), { action, ids, values })),

  /** Resolves to the reason where the record could only be restored as a draft. */
  restoreFromTrash: async (trashId: Identifier) => (await post(staffPath('trash', trashId, 'restore'))).problem,
  emptyTrash: () => data(del('trash')),

  variants: (mediaId: Identifier) => data(get<VariantProgress>(staffPath('media', mediaId, 'variants'))),
  uploadMedia: (file: File, alt: string) => data(post<MediaRecord>('media', fileForm(file, { alt }))),

  addNote: (id: Identifier, text: string) => data(post<LeadRecord>(staffPath('leads', id, 'notes'), { text })),
  contactLead: (id: Identifier, by: ContactChannel) =>
    data(post<LeadRecord>(staffPath('leads', id, 'contacts'), { by })),
  releaseLead: (id: Identifier) => data(post<LeadRecord>(staffPath('leads', id, 'release'))),
  retryDeliveries: (id: Identifier) => data(post<LeadRecord>(staffPath('leads', id, 'retry'))),
  listOwners: () => data(get<{ id: string; name: string }[]>('leads/owners')),

  dashboard: (days: number) => data(get<DashboardRecord>('dashboard', { days: String(days) })),
  visits: (days: number) => data(get<VisitsRecord>('visits', { days: String(days) })),

  checkProductImport: (file: File) => data(post<ProductImportReport>('products/import/check', fileForm(file))),
  importProducts: (file: File) => data(post<ProductImportReport>('products/import', fileForm(file))),
  importContent: (file: File, onProgress: (percent: number) => void) =>
    data(upload<ArchiveRecord>('archive', file, 'application/zip', onProgress)),

  resetPassword: (id: Identifier) => data(post<{ password: string }>(staffPath('staff', id, 'reset'))),
  resetTwoFactor: (id: Identifier) => data(post(staffPath('staff', id, 'second-factor', 'reset'))),

  listSessions: () => data(get<SessionRecord[]>('sessions')),
  endSession: (id: Identifier) => data(del(staffPath('sessions', id))),
  changePassword: (current: string, next: string) => message(put('password', { current, next })),
  getTwoFactor: () => data(get<TwoFactorStatus>('second-factor')),
  startTwoFactor: (password: string) => data(post<TwoFactorSetup>('second-factor', { password })),
  confirmTwoFactor: (code: string) => data(put('second-factor', { code })),
  disableTwoFactor: (password: string) => data(post('second-factor/end', { password })),
  regenerateBackupCodes: (password: string) =>
    data(post<{ backup_codes: string[] }>('second-factor/backup-codes', { password })),
}

/** For those who are not signed in, whom the data provider does not serve. */
export const passwordReset = {
  isAvailable: () => data(get<{ by_mail: boolean }>('password-reset')).then(({ by_mail }) => by_mail),
  requestLink: (email: string) => message(post('password-reset', { email })),
  setPassword: (token: string, password: string) => message(put('password-reset', { token, password })),
}

export const downloadUrls = {
  archive: staffUrl('archive'),
  products: staffUrl('products/export.csv'),
  productTemplate: staffUrl('products/template.csv'),
  leads: (format: 'csv' | 'xlsx', filter: object) =>
    staffUrl(`leads/export.${format}`, { filter: JSON.stringify(filter) }),
}

/** Calls back when a lead arrives. Returns a function that stops listening. */
export function subscribeToLeads(onLead: () => void) {
  const events = new EventSource(staffUrl('leads/changes'))
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

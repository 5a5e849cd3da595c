import type { DataProvider, GetListParams, GetManyReferenceParams, Identifier } from 'react-admin'
import { request } from './client.ts'
import type {
  ArchiveRecord,
  AuditRecord,
  BegunSecondFactor,
  BulkOutcome,
  DashboardRecord,
  LeadRecord,
  MediaRecord,
  Progress,
  Publication,
  SecondFactor,
  SessionRecord,
  SheetReport,
  VisitsRecord,
} from './types.ts'
import { sendFile } from './upload.ts'

/** The calls of react-admin, and those that only this back office has. */
export type StaffCalls = DataProvider & {
  move: (resource: string, id: Identifier, to: number) => Promise<unknown>
  history: (resource: string, id: Identifier) => Promise<AuditRecord[]>
  restore: (resource: string, id: Identifier, auditId: number) => Promise<Partial<Publication>>
  discardDraft: (resource: string, id: Identifier) => Promise<unknown>
  withdraw: (resource: string, id: Identifier) => Promise<unknown>
  preview: (resource: string, id: Identifier, hours: number) => Promise<{ address: string; until: string }>
  changeMany: (resource: string, action: string, ids: Identifier[], values?: object) => Promise<BulkOutcome>
  bringBack: (trashId: Identifier) => Promise<string>
  emptyTrash: () => Promise<unknown>
  variants: (mediaId: Identifier) => Promise<Progress>
  upload: (file: File, alt: string) => Promise<MediaRecord>
  addNote: (id: Identifier, text: string) => Promise<LeadRecord>
  contactLead: (id: Identifier, by: 'phone' | 'whatsapp' | 'mail') => Promise<LeadRecord>
  releaseLead: (id: Identifier) => Promise<LeadRecord>
  retryLead: (id: Identifier) => Promise<LeadRecord>
  listOwners: () => Promise<{ id: string; name: string }[]>
  resetPassword: (id: Identifier) => Promise<{ password: string }>
  resetSecondFactor: (id: Identifier) => Promise<unknown>
  dashboard: (days: number) => Promise<DashboardRecord>
  visits: (days: number) => Promise<VisitsRecord>
  checkProductSheet: (file: File) => Promise<SheetReport>
  importProductSheet: (file: File) => Promise<SheetReport>
  importContent: (file: File, onProgress: (percent: number) => void) => Promise<ArchiveRecord>
  listSessions: () => Promise<SessionRecord[]>
  endSession: (id: Identifier) => Promise<unknown>
  changePassword: (current: string, next: string) => Promise<string>
  showSecondFactor: () => Promise<SecondFactor>
  beginSecondFactor: (password: string) => Promise<BegunSecondFactor>
  confirmSecondFactor: (code: string) => Promise<unknown>
  endSecondFactor: (password: string) => Promise<unknown>
  renewBackupCodes: (password: string) => Promise<{ backup_codes: string[] }>
}

export const dataProvider = {
  getList: (resource: string, params: GetListParams) => request('GET', `${resource}?${listQuery(params)}`),
  getOne: (resource: string, { id }: { id: Identifier }) => request('GET', pathOf(resource, id)),
  getMany: (resource: string, { ids }: { ids: Identifier[] }) =>
    request('GET', `${resource}?${new URLSearchParams({ ids: ids.join(',') })}`),
  getManyReference: (resource: string, { target, id, filter, ...params }: GetManyReferenceParams) =>
    request('GET', `${resource}?${listQuery({ ...params, filter: { ...filter, [target]: id } })}`),
  create: (resource: string, { data: { saving, ...data } }: { data: Saved }) =>
    request('POST', saving?.draft ? `${resource}/draft` : resource, { ...data, ...scheduleIn(saving) }),
  update: (resource: string, { id, data: { saving, ...data }, previousData = {} }: UpdateParams) =>
    request('PUT', pathOf(resource, id) + (saving?.draft ? '/draft' : ''), {
      ...changed(data, previousData),
      ...scheduleIn(saving),
    }),
  updateMany: async (resource: string, { ids, data }: { ids: Identifier[]; data: object }) => {
    for (const id of ids) await request('PUT', pathOf(resource, id), data)
    return { data: ids }
  },
  delete: (resource: string, { id }: { id: Identifier }) => request('DELETE', pathOf(resource, id)),
  deleteMany: async (resource: string, { ids }: { ids: Identifier[] }) => {
    for (const id of ids) await request('DELETE', pathOf(resource, id))
    return { data: ids }
  },

  move: (resource, id, to) => data('POST', `${pathOf(resource, id)}/move`, { to }),
  history: (resource, id) => data('GET', `${pathOf(resource, id)}/history`),
  restore: (resource, id, audit_id) => data('POST', `${pathOf(resource, id)}/restore`, { audit_id }),
  discardDraft: (resource, id) => data('DELETE', `${pathOf(resource, id)}/draft`),
  withdraw: (resource, id) => data('POST', `${pathOf(resource, id)}/withdraw`, {}),
  preview: (resource, id, hours) => data('POST', `${pathOf(resource, id)}/preview`, { hours }),
  changeMany: (resource, action, ids, values = {}) => data('POST', `${resource}/bulk`, { action, ids, values }),
  bringBack: async (trashId) => (await request('POST', `trash/${trashId}/restore`, {})).message,
  emptyTrash: () => data('DELETE', 'trash'),
  variants: (mediaId) => data('GET', `media/${mediaId}/variants`),
  upload: (file, alt) => data('POST', 'media', formWith(file, { alt })),
  addNote: (id, text) => data('POST', `leads/${id}/notes`, { text }),
  contactLead: (id, by) => data('POST', `leads/${id}/contacts`, { by }),
  releaseLead: (id) => data('POST', `leads/${id}/release`, {}),
  retryLead: (id) => data('POST', `leads/${id}/retry`, {}),
  listOwners: () => data('GET', 'leads/owners'),
  resetPassword: (id) => data('POST', `staff/${id}/reset`, {}),
  resetSecondFactor: (id) => data('POST', `staff/${id}/second-factor/reset`, {}),
  dashboard: (days) => data('GET', `dashboard?days=${days}`),
  visits: (days) => data('GET', `visits?days=${days}`),
  checkProductSheet: (file) => data('POST', 'products/import/check', formWith(file)),
  importProductSheet: (file) => data('POST', 'products/import', formWith(file)),
  importContent: (file, onProgress) => sendFile('archive', file, onProgress),
  listSessions: () => data('GET', 'sessions'),
  endSession: (id) => data('DELETE', `sessions/${id}`),
  changePassword: async (current, next) => (await request('PUT', 'password', { current, next })).message,
  showSecondFactor: () => data('GET', 'second-factor'),
  beginSecondFactor: (password) => data('POST', 'second-factor', { password }),
  confirmSecondFactor: (code) => request('PUT', 'second-factor', { code }),
  endSecondFactor: (password) => request('POST', 'second-factor/end', { password }),
  renewBackupCodes: (password) => data('POST', 'second-factor/backup-codes', { password }),
} as StaffCalls

/** Where the leads that a list shows can be had for a spreadsheet. */
export function exportAddress(kind: 'csv' | 'xlsx', filter: object) {
  return `/admin/api/leads/export.${kind}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
}

/** Files that are made while they come. */
export const downloads = {
  archive: '/admin/api/archive',
  products: '/admin/api/products/export.csv',
  productTemplate: '/admin/api/products/template.csv',
}

function formWith(file: File, words: Record<string, string> = {}) {
  const form = new FormData()
  form.set('file', file)
  for (const [name, value] of Object.entries(words)) form.set(name, value)
  return form
}

/** How a form is saved: on the site, or as a draft; `publishAt` sets its time, null takes it away. */
export type Saving = { draft?: boolean; publishAt?: string | null }
/** It travels beside the fields: react-admin keeps what has a `meta` of its own apart from the record on the screen. */
type Saved = Record<string, unknown> & { saving?: Saving }

export function savingAs(saving: Saving) {
  return (fields: object): Saved => ({ ...fields, saving })
}

type UpdateParams = { id: Identifier; data: Saved; previousData?: Record<string, unknown> }

function scheduleIn({ publishAt }: Saving = {}) {
  return publishAt === undefined ? {} : { publish_at: publishAt }
}

/** Only what the person changed, with the version it was changed from. */
function changed(data: Record<string, unknown>, before: Record<string, unknown>) {
  const entries = Object.entries(data).filter(([name, value]) => !isSame(value, before[name]))
  return { ...Object.fromEntries(entries), ...(before.version !== undefined && { version: before.version }) }
}

function isSame(one: unknown, other: unknown) {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '')
}

function listQuery({ pagination, sort, filter }: GetListParams) {
  return new URLSearchParams({
    ...(pagination && { page: String(pagination.page), per_page: String(pagination.perPage) }),
    ...(sort && sort.field !== 'id' && { sort: sort.field, order: sort.order }),
    filter: JSON.stringify(filter ?? {}),
  })
}

function pathOf(resource: string, id: Identifier) {
  return `${resource}/${encodeURIComponent(id)}`
}

async function data<T>(method: string, path: string, body?: object): Promise<T> {
  return (await request<{ data: T }>(method, path, body)).data
}

import type { Brand } from '../brand/brand.ts'
import type { Settings } from '../entities.ts'
import type { PriceBook } from '../estimates/price-book.ts'
import type { Quotation } from '../quotations/quotation.ts'
import type { MailTexts } from '../text/mail-texts.ts'
import type {
  ArchiveRecord,
  AuditRecord,
  BoardColumn,
  BrandPreview,
  BulkResult,
  ContentRecord,
  DashboardRecord,
  ErasableEnquiry,
  LeadListItem,
  LeadPlan,
  LeadRecord,
  MailPreview,
  MediaRecord,
  MediaUse,
  NewLead,
  PriceBookChange,
  PriceBookImportReport,
  PriceBookRecord,
  PriceBookSummary,
  PriceBookTrial,
  ProductImportReport,
  QuotationRecord,
  QuotationSummary,
  RedirectRecord,
  SalesRecord,
  SessionRecord,
  SettingsRecord,
  SignedInPerson,
  StaffRecord,
  StaffSession,
  SynonymRecord,
  TrashRecord,
  TwoFactorSetup,
  TwoFactorStatus,
  VariantProgress,
  VisitsRecord,
} from './entities.ts'
import type { ContactMethod } from './lead-status.ts'
import type { Permission } from './permissions.ts'
import type { Problem } from './problems.ts'
import type { BulkAction } from './publishing.ts'
import type { RetainedType, RetentionPeriods } from './retention.ts'
import type { Role } from './roles.ts'
import type { SetupInput, SetupState, SetupStep } from './setup.ts'
import { maxUploadMegabytes } from './uploads.ts'

export type StaffEndpoint<P extends string = string, I = unknown, R extends object = object> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the staff API's prefix. `:resource` is one of the content resources. */
  path: P
  permission: Permission
  /** Limit of the request body; JSON calls have a common one. The handler of a streamed body limits it itself. */
  maxBytes?: number | 'streamed'
  /** Never set: these carry the types of the input and of the reply. */
  input?: I
  reply?: R
}

const megabyte = 1024 * 1024
/** Of CSV: five thousand products with long texts. Reading more takes seconds. */
const maxImportBytes = 8 * megabyte
/** Of an upload: the largest file, and the rest of its form. */
const maxUploadBytes = (maxUploadMegabytes.video + 4) * megabyte

/** Every call of the back office. Server handlers and the back office's client are typed from this table. */
export const staffEndpoints = {
  signIn: post('/session', 'anyone').takes<Credentials>().replies<Data<SignedInPerson>>(),
  showSession: get('/session', 'own.account').replies<Data<StaffSession>>(),
  signOut: remove('/session', 'own.account').replies<object>(),
  listSessions: get('/sessions', 'own.account').replies<List<SessionRecord>>(),
  endSession: remove('/sessions/:id', 'own.account').replies<Data<{ id: string }>>(),
  changePassword: put('/password', 'own.account').takes<{ current: string; next: string }>().replies<object>(),
  changeEmail: put('/email', 'own.account').takes<{ email: string; password: string }>().replies<object>(),
  getTwoFactor: get('/two-factor', 'own.account').replies<Data<TwoFactorStatus>>(),
  startTwoFactor: post('/two-factor', 'own.account').takes<Password>().replies<Data<TwoFactorSetup>>(),
  confirmTwoFactor: put('/two-factor', 'own.account').takes<{ code: string }>().replies<object>(),
  disableTwoFactor: post('/two-factor/end', 'own.account').takes<Password>().replies<object>(),
  renewBackupCodes: post('/two-factor/backup-codes', 'own.account')
    .takes<Password>()
    .replies<Data<{ backup_codes: string[] }>>(),
  getPasswordReset: get('/password-reset', 'anyone').replies<Data<{ by_mail: boolean }>>(),
  requestPasswordReset: post('/password-reset', 'anyone').takes<{ email: string }>().replies<object>(),
  redeemReset: put('/password-reset', 'anyone').takes<{ token: string; password: string }>().replies<object>(),

  /** Gives staff a cookie with which they see the site before it is open. */
  getSetup: get('/setup', 'anyone').replies<Data<{ state: SetupState }>>(),
  getSetupProgress: get('/setup/progress', 'settings.write').replies<Data<Record<SetupStep, boolean>>>(),
  checkSetupCode: post('/setup/code', 'anyone').takes<{ setup_code: string }>().replies<object>(),
  finishSetup: post('/setup', 'anyone').takes<SetupInput>().replies<object>(),
  openSite: post('/setup/open', 'settings.write').takes<object>().replies<Data<{ state: SetupState }>>(),

  exportProducts: get('/products/export.csv', 'content.read').replies<never>(),
  productTemplate: get('/products/template.csv', 'content.read').replies<never>(),
  checkProductImport: post('/products/import/check', 'content.write', maxImportBytes)
    .takes<FormData>()
    .replies<Data<ProductImportReport>>(),
  importProducts: post('/products/import', 'content.write', maxImportBytes)
    .takes<FormData>()
    .replies<Data<ProductImportReport>>(),
  importProductDrafts: post('/products/import/drafts', 'content.write', maxImportBytes)
    .takes<FormData>()
    .replies<Data<ProductImportReport>>(),

  // The fields of a resource are defined with it, in the content of its feature on the server.
  listContent: get('/:resource', 'content.read').replies<List<ContentRecord>>(),
  findContent: get('/:resource/:id', 'content.read').replies<Data<ContentRecord>>(),
  createContent: post('/:resource', 'content.write').takes<object>().replies<Data<ContentRecord>>(),
  publishContent: put('/:resource/:id', 'content.write').takes<object>().replies<Data<ContentRecord>>(),
  removeContent: remove('/:resource/:id', 'content.write').replies<Data<ContentRecord & { trash_id: number }>>(),
  moveContent: post('/:resource/:id/move', 'content.write').takes<{ to: number }>().replies<Data<ContentRecord>>(),
  createDraft: post('/:resource/draft', 'content.write').takes<object>().replies<Data<ContentRecord>>(),
  saveDraft: put('/:resource/:id/draft', 'content.write').takes<object>().replies<Data<ContentRecord>>(),
  discardDraft: remove('/:resource/:id/draft', 'content.write').replies<Data<ContentRecord>>(),
  unpublishContent: post('/:resource/:id/unpublish', 'content.write').takes<object>().replies<Data<ContentRecord>>(),
  previewContent: post('/:resource/:id/preview', 'content.write')
    .takes<{ hours?: number }>()
    .replies<Data<{ address: string; until: string }>>(),
  changeManyContent: post('/:resource/bulk', 'content.write')
    .takes<{ action: BulkAction; ids: (number | string)[]; values?: object }>()
    .replies<Data<BulkResult>>(),
  listContentHistory: get('/:resource/:id/history', 'content.read').replies<List<AuditRecord>>(),
  restoreContent: post('/:resource/:id/restore', 'content.write').takes<Revision>().replies<Data<ContentRecord>>(),

  listTrash: get('/trash', 'content.read').replies<List<TrashRecord>>(),
  findTrash: get('/trash/:id', 'content.read').replies<Data<TrashRecord>>(),
  restoreTrash: post('/trash/:id/restore', 'content.write')
    .takes<object>()
    .replies<Data<ContentRecord> & { problem: string | null }>(),
  eraseTrash: remove('/trash/:id', 'content.write').replies<Data<TrashRecord>>(),
  emptyTrash: remove('/trash', 'content.write').replies<Data<{ erased: number }>>(),

  listSettings: get('/settings', 'settings.read').replies<List<SettingsRecord>>(),
  findSettings: get('/settings/:id', 'settings.read').replies<Data<SettingsRecord>>(),
  updateSettings: put('/settings/:id', 'settings.write')
    .takes<Partial<Settings & RetentionPeriods & MailTexts>>()
    .replies<Data<SettingsRecord>>(),
  listSettingsHistory: get('/settings/:id/history', 'settings.read').replies<List<AuditRecord>>(),
  restoreSettings: post('/settings/:id/restore', 'settings.write').takes<Revision>().replies<Data<SettingsRecord>>(),

  /** With the texts of a form, which need not be saved yet. */
  previewMail: post('/mails/:name/preview', 'settings.read').takes<Partial<MailTexts>>().replies<Data<MailPreview>>(),
  /** To the address of the account that asks for it. */
  sendTestMail: post('/mails/:name/test', 'settings.write').takes<Partial<MailTexts>>().replies<object>(),
  /** `:kind` is logo or icon. The limit is far above that of a logo, so that the reply can say what it is. */
  uploadBrandFile: post('/brand/files/:kind', 'settings.write', maxUploadBytes)
    .takes<FormData>()
    .replies<Data<MediaRecord>>(),
  /** Links to pages with this brand, before it is saved. */
  previewBrand: post('/brand/preview', 'settings.write')
    .takes<{ brand: Partial<Brand> | null }>()
    .replies<Data<BrandPreview>>(),

  /** How many records the periods in the query would delete. */
  countExpired: get('/retention/expired', 'settings.write').replies<Data<Record<RetainedType, number>>>(),

  listSynonyms: get('/synonyms', 'content.read').replies<List<SynonymRecord>>(),
  findSynonym: get('/synonyms/:id', 'content.read').replies<Data<SynonymRecord>>(),
  createSynonym: post('/synonyms', 'content.write')
    .takes<{ word: string; means: string[] }>()
    .replies<Data<SynonymRecord>>(),
  updateSynonym: put('/synonyms/:id', 'content.write').takes<{ means: string[] }>().replies<Data<SynonymRecord>>(),
  removeSynonym: remove('/synonyms/:id', 'content.write').replies<Data<SynonymRecord>>(),

  listRedirects: get('/redirects', 'content.read').replies<List<RedirectRecord>>(),
  findRedirect: get('/redirects/:id', 'content.read').replies<Data<RedirectRecord>>(),
  createRedirect: post('/redirects', 'content.write')
    .takes<{ from_path: string; to_path: string }>()
    .replies<Data<RedirectRecord>>(),
  updateRedirect: put('/redirects/:id', 'content.write').takes<{ to_path: string }>().replies<Data<RedirectRecord>>(),
  removeRedirect: remove('/redirects/:id', 'content.write').replies<Data<RedirectRecord>>(),

  listMedia: get('/media', 'media.read').replies<List<MediaRecord>>(),
  /** Files that neither the site nor a draft nor the trash refers to. */
  listUnusedMedia: get('/media/unused', 'media.read').replies<List<MediaRecord> & { used: number }>(),
  /** A file in use is not deleted. */
  removeManyMedia: post('/media/remove', 'media.write').takes<{ ids: number[] }>().replies<Data<BulkResult>>(),
  findMedia: get('/media/:id', 'media.read').replies<Data<MediaRecord>>(),
  uploadMedia: post('/media', 'media.write', maxUploadBytes).takes<FormData>().replies<Data<MediaRecord>>(),
  /** Adds a PDF to the library. The settings then name it as the brochure. */
  uploadBrochure: post('/media/brochure', 'settings.write', maxUploadBytes)
    .takes<FormData>()
    .replies<Data<MediaRecord>>(),
  describeMedia: put('/media/:id', 'media.write')
    .takes<{ alt?: string; focus_x?: number; focus_y?: number }>()
    .replies<Data<MediaRecord>>(),
  removeMedia: remove('/media/:id', 'media.write').replies<Data<MediaRecord>>(),
  showMediaVariants: get('/media/:id/variants', 'media.read').replies<Data<VariantProgress>>(),
  listMediaUses: get('/media/:id/uses', 'media.read').replies<List<MediaUse>>(),

  exportContent: get('/archive', 'archive').replies<never>(),
  importContent: post('/archive', 'archive', 'streamed').takes<Blob>().replies<Data<ArchiveRecord>>(),

  exportLeads: get('/leads/export.csv', 'leads.read').replies<never>(),
  exportLeadWorkbook: get('/leads/export.xlsx', 'leads.read').replies<never>(),
  followLeads: get('/leads/changes', 'leads.read').replies<never>(),
  /** The services that the forms offer, and those that stored leads name. */
  listServices: get('/leads/services', 'leads.read').replies<List<{ id: string; name: string }>>(),
  listOwners: get('/leads/owners', 'leads.read').replies<List<{ id: string; name: string }>>(),
  /** The sales pipeline, one lead for each person. */
  showBoard: get('/leads/board', 'leads.read').replies<Data<BoardColumn[]>>(),
  listLeads: get('/leads', 'leads.read').replies<List<LeadListItem>>(),
  findLead: get('/leads/:id', 'leads.read').replies<Data<LeadRecord>>(),
  findLeadPlan: get('/leads/:id/plan', 'leads.read').replies<Data<LeadPlan | null>>(),
  /** For a person who called or came by. */
  createLead: post('/leads', 'leads.write').takes<NewLead>().replies<Data<LeadRecord>>(),
  updateLead: put('/leads/:id', 'leads.write')
    .takes<{ status?: string; owner_id?: string | null; next_action_at?: string | null; lost_reason?: string }>()
    .replies<Data<LeadRecord>>(),
  /** The newest version of a saved plan, by its code or its link. */
  attachLeadPlan: post('/leads/:id/plan', 'leads.write').takes<{ plan: string }>().replies<Data<LeadRecord>>(),
  addLeadNote: post('/leads/:id/notes', 'leads.write').takes<{ text: string }>().replies<Data<LeadRecord>>(),
  contactLead: post('/leads/:id/contacts', 'leads.write').takes<{ by: ContactMethod }>().replies<Data<LeadRecord>>(),
  releaseLead: post('/leads/:id/release', 'leads.write').takes<object>().replies<Data<LeadRecord>>(),
  retryLead: post('/leads/:id/retry', 'leads.write').takes<object>().replies<Data<LeadRecord>>(),
  listErasable: get('/leads/:id/erasable', 'leads.erase').replies<List<ErasableEnquiry>>(),
  eraseLead: post('/leads/:id/erase', 'leads.erase')
    .takes<{ ids: number[]; reason: string }>()
    .replies<Data<{ erased: number; remaining: number }>>(),
  listLeadHistory: get('/leads/:id/history', 'leads.read').replies<List<AuditRecord>>(),

  listPriceBooks: get('/price-books', 'priceBook.read').replies<List<PriceBookSummary>>(),
  findPriceBook: get('/price-books/:id', 'priceBook.read').replies<Data<PriceBookRecord>>(),
  /** A draft with the prices of another version; without one it is empty. */
  createPriceBook: post('/price-books', 'priceBook.write')
    .takes<{ from: number | null }>()
    .replies<Data<PriceBookRecord>>(),
  /** `updated_at` is that of the draft that was edited. */
  updatePriceBook: put('/price-books/:id', 'priceBook.write')
    .takes<{ name: string; document: PriceBook; updated_at?: string }>()
    .replies<Data<PriceBookRecord>>(),
  removePriceBook: remove('/price-books/:id', 'priceBook.write').replies<Data<PriceBookSummary>>(),
  /** Retires the one that was in force. */
  putPriceBookInForce: post('/price-books/:id/in-force', 'priceBook.write')
    .takes<object>()
    .replies<Data<PriceBookRecord>>(),
  exportPriceBook: get('/price-books/:id/export.csv', 'priceBook.read').replies<never>(),
  checkPriceBookImport: post('/price-books/:id/import/check', 'priceBook.write')
    .takes<FormData>()
    .replies<Data<PriceBookImportReport>>(),
  /** Replaces all prices of a draft. */
  importPriceBook: post('/price-books/:id/import', 'priceBook.write')
    .takes<FormData>()
    .replies<Data<PriceBookImportReport>>(),
  /** Since the book that `from` in the query names by its id, or the one in force. */
  comparePriceBooks: get('/price-books/:id/changes', 'priceBook.read').replies<List<PriceBookChange>>(),
  /** Estimates a saved plan with this book and with the one in force. */
  tryPriceBook: post('/price-books/:id/try', 'priceBook.read')
    .takes<{ code: string }>()
    .replies<Data<PriceBookTrial>>(),

  listQuotations: get('/quotations', 'quotations.read').replies<List<QuotationSummary>>(),
  findQuotation: get('/quotations/:id', 'quotations.read').replies<Data<QuotationRecord>>(),
  /** A draft with the openings of the lead's plan, priced from the book in force. */
  createQuotation: post('/quotations', 'quotations.write')
    .takes<{ enquiry_id: number }>()
    .replies<Data<QuotationRecord>>(),
  /** `updated_at` is that of the draft that was edited. */
  updateQuotation: put('/quotations/:id', 'quotations.write')
    .takes<{ document: Quotation; updated_at?: string }>()
    .replies<Data<QuotationRecord>>(),
  removeQuotation: remove('/quotations/:id', 'quotations.write').replies<Data<QuotationSummary>>(),
  /** `updated_at` is that of the draft that was read. */
  issueQuotation: post('/quotations/:id/issue', 'quotations.issue')
    .takes<{ updated_at?: string }>()
    .replies<Data<QuotationRecord>>(),
  /** A draft of the next revision. */
  reviseQuotation: post('/quotations/:id/revise', 'quotations.write').takes<object>().replies<Data<QuotationRecord>>(),
  withdrawQuotation: post('/quotations/:id/withdraw', 'quotations.issue')
    .takes<object>()
    .replies<Data<QuotationRecord>>(),

  /** As PDF; of a draft a preview. */
  drawQuotation: get('/quotations/:id/quotation.pdf', 'quotations.read').replies<never>(),

  listStaff: get('/staff', 'staff.read').replies<List<StaffRecord>>(),
  findStaff: get('/staff/:id', 'staff.read').replies<Data<StaffRecord>>(),
  createStaff: post('/staff', 'staff.write')
    .takes<{ name: string; email: string; role: Role }>()
    .replies<Data<StaffRecord & { password: string }>>(),
  updateStaff: put('/staff/:id', 'staff.write')
    .takes<{ name?: string; email?: string; role?: Role; suspended?: boolean }>()
    .replies<Data<StaffRecord>>(),
  resetPassword: post('/staff/:id/reset', 'staff.write')
    .takes<object>()
    .replies<Data<StaffRecord & { password: string }>>(),
  resetTwoFactor: post('/staff/:id/two-factor/reset', 'staff.write').takes<object>().replies<Data<StaffRecord>>(),

  listAudit: get('/audit', 'audit.read').replies<List<AuditRecord>>(),
  findAudit: get('/audit/:id', 'audit.read').replies<Data<AuditRecord>>(),
  listProblems: get('/problems', 'settings.write').replies<List<Problem>>(),
  readDashboard: get('/dashboard', 'dashboard.read').replies<Data<DashboardRecord>>(),
  readSales: get('/dashboard/sales', 'dashboard.read').replies<Data<SalesRecord>>(),
  readVisits: get('/visits', 'dashboard.read').replies<Data<VisitsRecord>>(),
} as const

export type StaffEndpoints = typeof staffEndpoints
export type StaffEndpointName = keyof StaffEndpoints
export type StaffInput<N extends StaffEndpointName> = NonNullable<StaffEndpoints[N]['input']>
/** What a call replies besides `success` and `message`. `never` is a file or a stream instead. */
export type StaffReply<N extends StaffEndpointName> = NonNullable<StaffEndpoints[N]['reply']>

/** The parameters in a path: `'/leads/:id/notes'` has `id`. */
export type PathParams<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string | number> & PathParams<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Record<Name, string | number>
    : Record<never, never>

/** The path of a call with its parameters filled in. */
export function staffPath<N extends StaffEndpointName>(name: N, params: PathParams<StaffEndpoints[N]['path']>): string {
  const values = new Map<string, string | number>(Object.entries(params))
  return staffEndpoints[name].path.replace(/:(\w+)/g, (_, param) => encodeURIComponent(values.get(param) ?? ''))
}

type Data<T> = { data: T }
type List<T> = { data: T[]; total: number }
type Credentials = { email: string; password: string; code?: string }
type Password = { password: string }
type Revision = { audit_id: number }

function get<const P extends string>(path: P, permission: Permission) {
  const endpoint: StaffEndpoint<P> = { method: 'GET', path, permission }
  return { replies: <R extends object>() => endpoint as StaffEndpoint<P, never, R> }
}

function remove<const P extends string>(path: P, permission: Permission) {
  const endpoint: StaffEndpoint<P> = { method: 'DELETE', path, permission }
  return { replies: <R extends object>() => endpoint as StaffEndpoint<P, never, R> }
}

function post<const P extends string>(path: P, permission: Permission, maxBytes?: number | 'streamed') {
  return withInput({ method: 'POST', path, permission, ...(maxBytes && { maxBytes }) })
}

function put<const P extends string>(path: P, permission: Permission) {
  return withInput({ method: 'PUT', path, permission })
}

function withInput<P extends string>(endpoint: StaffEndpoint<P>) {
  return {
    takes: <I>() => ({ replies: <R extends object>() => endpoint as StaffEndpoint<P, I, R> }),
  }
}

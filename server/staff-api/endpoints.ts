import type { RuleName } from '../auth/permissions.ts'
import { contentResources } from '../content/resources.ts'

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /admin/api. */
  path: string
  rule: RuleName
  /** Of the body; a call that takes more than JSON says so. `streamed` is for the handler to limit. */
  maxBytes?: number | 'streamed'
}

const megabyte = 1024 * 1024

// Grouped: Hono reads a bare a|b as "begins with a, or ends with b".
const content = `/:resource{(?:${Object.keys(contentResources).join('|')})}`

/** Every call of the staff and the rule that it is under. What is not in here does not exist. */
export const calls = {
  signIn: post('/session', 'anyone'),
  showSession: get('/session', 'own.account'),
  signOut: remove('/session', 'own.account'),
  listSessions: get('/sessions', 'own.account'),
  endSession: remove('/sessions/:id', 'own.account'),
  changePassword: put('/password', 'own.account'),
  showSecondFactor: get('/second-factor', 'own.account'),
  beginSecondFactor: post('/second-factor', 'own.account'),
  confirmSecondFactor: put('/second-factor', 'own.account'),
  endSecondFactor: post('/second-factor/end', 'own.account'),
  renewBackupCodes: post('/second-factor/backup-codes', 'own.account'),
  showReset: get('/password-reset', 'anyone'),
  askForReset: post('/password-reset', 'anyone'),
  redeemReset: put('/password-reset', 'anyone'),

  exportProducts: get('/products/export.csv', 'content.read'),
  productTemplate: get('/products/template.csv', 'content.read'),
  checkProductSheet: { ...post('/products/import/check', 'content.write'), maxBytes: 32 * megabyte },
  importProductSheet: { ...post('/products/import', 'content.write'), maxBytes: 32 * megabyte },

  listContent: get(content, 'content.read'),
  findContent: get(`${content}/:id`, 'content.read'),
  createContent: post(content, 'content.write'),
  reviseContent: put(`${content}/:id`, 'content.write'),
  removeContent: remove(`${content}/:id`, 'content.write'),
  moveContent: post(`${content}/:id/move`, 'content.write'),
  createDraft: post(`${content}/draft`, 'content.write'),
  saveDraft: put(`${content}/:id/draft`, 'content.write'),
  discardDraft: remove(`${content}/:id/draft`, 'content.write'),
  withdrawContent: post(`${content}/:id/withdraw`, 'content.write'),
  previewContent: post(`${content}/:id/preview`, 'content.write'),
  changeManyContent: post(`${content}/bulk`, 'content.write'),
  listContentHistory: get(`${content}/:id/history`, 'content.read'),
  restoreContent: post(`${content}/:id/restore`, 'content.write'),

  listTrash: get('/trash', 'content.read'),
  findTrash: get('/trash/:id', 'content.read'),
  restoreTrash: post('/trash/:id/restore', 'content.write'),
  eraseTrash: remove('/trash/:id', 'content.write'),
  emptyTrash: remove('/trash', 'content.write'),

  listSettings: get('/settings', 'settings.read'),
  findSettings: get('/settings/:id', 'settings.read'),
  reviseSettings: put('/settings/:id', 'settings.write'),
  listSettingsHistory: get('/settings/:id/history', 'settings.read'),
  restoreSettings: post('/settings/:id/restore', 'settings.write'),

  listSynonyms: get('/synonyms', 'content.read'),
  findSynonym: get('/synonyms/:id', 'content.read'),
  createSynonym: post('/synonyms', 'content.write'),
  reviseSynonym: put('/synonyms/:id', 'content.write'),
  removeSynonym: remove('/synonyms/:id', 'content.write'),

  listRedirects: get('/redirects', 'content.read'),
  findRedirect: get('/redirects/:id', 'content.read'),
  createRedirect: post('/redirects', 'content.write'),
  reviseRedirect: put('/redirects/:id', 'content.write'),
  removeRedirect: remove('/redirects/:id', 'content.write'),

  listMedia: get('/media', 'media.read'),
  findMedia: get('/media/:id', 'media.read'),
  uploadMedia: { ...post('/media', 'media.write'), maxBytes: 64 * megabyte },
  describeMedia: put('/media/:id', 'media.write'),
  removeMedia: remove('/media/:id', 'media.write'),
  showMediaVariants: get('/media/:id/variants', 'media.read'),
  listMediaUses: get('/media/:id/uses', 'media.read'),

  exportContent: get('/archive', 'archive'),
  importContent: { ...post('/archive', 'archive'), maxBytes: 'streamed' },

  exportLeads: get('/leads/export.csv', 'leads.read'),
  exportLeadWorkbook: get('/leads/export.xlsx', 'leads.read'),
  followLeads: get('/leads/changes', 'leads.read'),
  listOwners: get('/leads/owners', 'leads.read'),
  listLeads: get('/leads', 'leads.read'),
  findLead: get('/leads/:id', 'leads.read'),
  reviseLead: put('/leads/:id', 'leads.write'),
  addLeadNote: post('/leads/:id/notes', 'leads.write'),
  contactLead: post('/leads/:id/contacts', 'leads.write'),
  releaseLead: post('/leads/:id/release', 'leads.write'),
  retryLead: post('/leads/:id/retry', 'leads.write'),
  listLeadHistory: get('/leads/:id/history', 'leads.read'),

  listStaff: get('/staff', 'staff.read'),
  findStaff: get('/staff/:id', 'staff.read'),
  createStaff: post('/staff', 'staff.write'),
  reviseStaff: put('/staff/:id', 'staff.write'),
  resetPassword: post('/staff/:id/reset', 'staff.write'),
  resetSecondFactor: post('/staff/:id/second-factor/reset', 'staff.write'),

  listAudit: get('/audit', 'audit.read'),
  findAudit: get('/audit/:id', 'audit.read'),
  readDashboard: get('/dashboard', 'dashboard.read'),
  readVisits: get('/visits', 'dashboard.read'),
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls

function get(path: string, rule: RuleName): Call {
  return { method: 'GET', path, rule }
}

function post(path: string, rule: RuleName): Call {
  return { method: 'POST', path, rule }
}

function put(path: string, rule: RuleName): Call {
  return { method: 'PUT', path, rule }
}

function remove(path: string, rule: RuleName): Call {
  return { method: 'DELETE', path, rule }
}

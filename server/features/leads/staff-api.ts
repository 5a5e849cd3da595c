import { listHistory } from '../../platform/audit/audit-log.ts'
import { notFoundError } from '../../platform/http/errors.ts'
import { streamed } from '../../platform/http/stream.ts'
import { reply, type StaffHandlers, type StaffRequest } from '../../platform/staff-api/handler-types.ts'
import { keyOf } from '../../platform/staff-api/list-query.ts'
import { readFilter, readListQuery } from '../../platform/staff-api/parse-list-query.ts'
import { findLeadPlan } from '../plans/lead-plan.ts'
import { readBoard } from './board.ts'
import { addNote, attachPlan, recordContact, releaseLead, retryDeliveries, updateLead } from './commands.ts'
import { createLead } from './create.ts'
import type { Deliveries } from './deliveries.ts'
import { type EraseLeadData, erasePerson, listErasable } from './erase.ts'
import { followLeads } from './events.ts'
import { exportCsv, exportSheet } from './export.ts'
import {
  findLead,
  findLeadRecord,
  type ListLeadLines,
  leadListing,
  listLeadRecords,
  listOwners,
  listServices,
} from './queries.ts'
import { xlsxResponse } from './xlsx.ts'

export type LeadStaffServices = {
  deliveries: Deliveries
  /** Mails to customers are sent. */
  canMail: boolean
  erasers: readonly EraseLeadData[]
  listQuotationLines: ListLeadLines
}

type LeadCalls =
  | 'listLeads'
  | 'showBoard'
  | 'findLead'
  | 'findLeadPlan'
  | 'createLead'
  | 'updateLead'
  | 'attachLeadPlan'
  | 'addLeadNote'
  | 'contactLead'
  | 'releaseLead'
  | 'retryLead'
  | 'exportLeads'
  | 'exportLeadWorkbook'
  | 'followLeads'
  | 'listServices'
  | 'listOwners'
  | 'listLeadHistory'
  | 'listErasable'
  | 'eraseLead'

export function leadHandlers({
  deliveries,
  canMail,
  erasers,
  listQuotationLines,
}: LeadStaffServices): StaffHandlers<LeadCalls> {
  return {
    listLeads: async ({ db, query }) => reply(await listLeadRecords(db, readListQuery(query))),

    showBoard: async ({ db, now }) => reply({ data: await readBoard(db, now) }),

    findLead: async (request) => {
      const lead = await findLeadRecord(request.db, idOf(request))
      return reply({ data: { ...lead, can_mail: canMail } })
    },

    findLeadPlan: async (request) => {
      const found = await findLead(request.db, idOf(request))
      if (!found) throw notFoundError()
      return reply({ data: await findLeadPlan(request.db, found.lead) })
    },

    createLead: async ({ db, author, body }) => {
      const data = await createLead(db, await body(), deliveries.channels, author)
      deliveries.onStored?.()
      return reply({ data }, 'Lead created.')
    },

    updateLead: async (request) => {
      const { db, author, body } = request
      return reply({ data: await updateLead(db, idOf(request), await body(), author) }, 'Saved.')
    },

    attachLeadPlan: async (request) => {
      const { db, author, body } = request
      return reply({ data: await attachPlan(db, idOf(request), await body(), author) }, 'Attached.')
    },

    addLeadNote: async (request) => {
      const { db, author, body } = request
      return reply({ data: await addNote(db, idOf(request), await body(), author) }, 'Noted.')
    },

    contactLead: async (request) => {
      const { db, author, body } = request
      return reply({ data: await recordContact(db, idOf(request), await body(), author) }, 'Noted.')
    },

    releaseLead: async (request) => {
      const { db, author } = request
      const data = await releaseLead(db, idOf(request), deliveries.channels, author)
      deliveries.onStored?.()
      return reply({ data }, 'Released from quarantine.')
    },

    retryLead: async (request) => {
      const { db, author } = request
      const data = await retryDeliveries(db, idOf(request), author)
      deliveries.onStored?.()
      return reply({ data }, 'The delivery will be retried.')
    },

    exportLeads: async ({ db, author, query }) => {
      const lines = await exportCsv(db, listQuotationLines, readFilter(query.filter ?? '{}'), author)
      const disposition = 'attachment; filename="leads.csv"'
      return streamed(lines, { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': disposition })
    },

    exportLeadWorkbook: async ({ db, author, query }) =>
      xlsxResponse('leads.xlsx', await exportSheet(db, listQuotationLines, readFilter(query.filter ?? '{}'), author)),

    followLeads,

    listServices: async ({ db }) => {
      const data = (await listServices(db)).map((name) => ({ id: name, name }))
      return reply({ data, total: data.length })
    },

    listOwners: async ({ db }) => {
      const data = await listOwners(db)
      return reply({ data, total: data.length })
    },

    listErasable: async (request) => reply(await listErasable(request.db, idOf(request))),

    eraseLead: async (request) => {
      const { db, author, body, log } = request
      const { isPurged, ...data } = await erasePerson(db, erasers, idOf(request), await body(), author)
      if (!isPurged)
        log.warn('erased data is still in the write-ahead log: a long read blocks the checkpoint, will retry')
      return reply({ data }, 'Erased.')
    },

    listLeadHistory: async (request) => {
      const data = await listHistory(request.db, 'enquiry', String(idOf(request)))
      return reply({ data, total: data.length })
    },
  }
}

function idOf({ params: { id = '' } }: StaffRequest) {
  return Number(keyOf(leadListing, id))
}

import type { QuotationRecord } from '@house/contract/staff/entities'
import { z } from 'zod'
import { findPlannerSettings } from '../../platform/company/settings/queries.ts'
import { noStore } from '../../platform/http/cache-control.ts'
import type { MediaStorage } from '../../platform/media/storage/storage.ts'
import { reply, type StaffHandlers, type StaffRequest } from '../../platform/staff-api/handler-types.ts'
import { keyOf } from '../../platform/staff-api/list-query.ts'
import { readListQuery } from '../../platform/staff-api/parse-list-query.ts'
import { id as idField, parseInput } from '../../platform/staff-api/validation.ts'
import type { Deliveries } from '../leads/deliveries.ts'
import {
  changeQuotation,
  createQuotation,
  issueQuotation,
  removeDraft,
  reviseQuotation,
  withdrawQuotation,
} from './commands.ts'
import { prepareQuotation } from './prepare.ts'
import { listQuotations, pdfName, quotationListing, readQuotation } from './queries.ts'
import { drawQuotationPdf } from './quotation-pdf.ts'
import { findRecord, maxDiscountOf, seesCosts } from './record.ts'

type QuotationStaffServices = { deliveries: Deliveries; media: MediaStorage }

type QuotationCalls =
  | 'listQuotations'
  | 'findQuotation'
  | 'createQuotation'
  | 'updateQuotation'
  | 'removeQuotation'
  | 'issueQuotation'
  | 'reviseQuotation'
  | 'withdrawQuotation'
  | 'drawQuotation'

export function quotationHandlers({ deliveries, media }: QuotationStaffServices): StaffHandlers<QuotationCalls> {
  return {
    listQuotations: async ({ db, query, now }) => reply(await listQuotations(db, readListQuery(query), now)),

    findQuotation: async (request) => reply({ data: await read(request, idOf(request)) }),

    createQuotation: async (request) => {
      const { db, author, now, body } = request
      const { enquiry_id } = parseInput(z.object({ enquiry_id: idField }), await body())
      const id = await createQuotation(db, enquiry_id, await prepareQuotation(db, enquiry_id, now), author)
      return reply({ data: await read(request, id) }, 'Draft created.')
    },

    updateQuotation: async (request) => {
      const { db, author, caller, body } = request
      const options = { seesCosts: seesCosts(caller) }
      await changeQuotation(db, idOf(request), await body(), options, author)
      return reply({ data: await read(request, idOf(request)) }, 'Saved.')
    },

    removeQuotation: async (request) => {
      const { document, token, questions, catalogue, pricing, issued_book, ...data } = await read(
        request,
        idOf(request),
      )
      await removeDraft(request.db, data.id, request.author)
      return reply({ data }, 'Deleted.')
    },

    issueQuotation: async (request) => {
      const { db, author, caller, body } = request
      const id = idOf(request)
      const { updated_at } = parseInput(z.object({ updated_at: z.string().optional() }), await body())
      const { plan_code_prefix: prefix } = await findPlannerSettings(db)
      const options = {
        prefix,
        maxDiscount: await maxDiscountOf(db, caller),
        isMailed: deliveries.channels.includes('mail-to-visitor'),
        contact: { name: caller.name, email: caller.email },
        updated_at,
      }
      await issueQuotation(db, id, options, author)
      deliveries.onStored?.()
      return reply({ data: await read(request, id) }, 'Issued.')
    },

    reviseQuotation: async (request) => {
      const id = await reviseQuotation(request.db, idOf(request), request.author)
      return reply({ data: await read(request, id) }, 'Draft of the next revision created.')
    },

    withdrawQuotation: async (request) => {
      await withdrawQuotation(request.db, idOf(request), request.author)
      return reply({ data: await read(request, idOf(request)) }, 'Withdrawn.')
    },

    drawQuotation: async (request) => {
      const { db, caller, now } = request
      const row = await readQuotation(db, idOf(request))
      return new Response(await drawQuotationPdf(db, media, row, caller, now), {
        headers: {
          'cache-control': noStore,
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${pdfName(row)}"`,
        },
      })
    },
  }
}

function read({ db, caller, now }: StaffRequest, id: number): Promise<QuotationRecord> {
  return findRecord(db, id, caller, now)
}

function idOf({ params: { id = '' } }: StaffRequest) {
  return Number(keyOf(quotationListing, id))
}

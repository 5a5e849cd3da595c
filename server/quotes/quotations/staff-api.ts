import type { QuotationRecord } from '@house/contract/staff/entities'
import { usedParts } from '@house/fenestration/plan/used-parts'
import { z } from 'zod'
import { rules } from '../../auth/permissions.ts'
import { findCatalogue } from '../../plans/catalogue.ts'
import { findAppSetting, findPlannerSettings } from '../../settings/queries.ts'
import { reply, type StaffHandlers, type StaffRequest } from '../../staff-api/handler-types.ts'
import { keyOf } from '../../staff-api/list-query.ts'
import { readListQuery } from '../../staff-api/parse-list-query.ts'
import { id as idField, parseInput } from '../../staff-api/validation.ts'
import {
  changeQuotation,
  createQuotation,
  issueQuotation,
  removeDraft,
  reviseQuotation,
  withdrawQuotation,
} from './commands.ts'
import { withoutCosts } from './costs.ts'
import { prepareQuotation } from './prepare.ts'
import { documentOf, findQuotation, listQuotations, quotationListing, readQuotation } from './queries.ts'

/** Basis points. */
const maxDiscounts = { administrator: 10_000, sales: 500, editor: 0 }

export const quotationHandlers: StaffHandlers<
  | 'listQuotations'
  | 'findQuotation'
  | 'createQuotation'
  | 'updateQuotation'
  | 'removeQuotation'
  | 'issueQuotation'
  | 'reviseQuotation'
  | 'withdrawQuotation'
> = {
  listQuotations: async ({ db, query, now }) => reply(await listQuotations(db, readListQuery(query), now)),

  findQuotation: async (request) => reply({ data: await read(request, idOf(request)) }),

  createQuotation: async (request) => {
    const { db, author, now, body } = request
    const { enquiry_id } = parseInput(z.object({ enquiry_id: idField }), await body())
    const id = await createQuotation(db, enquiry_id, await prepareQuotation(db, enquiry_id, now), author)
    return reply({ data: await read(request, id) }, 'Draft created.')
  },

  updateQuotation: async (request) => {
    const { db, author, body } = request
    const options = { seesCosts: seesCosts(request) }
    await changeQuotation(db, idOf(request), await body(), options, author)
    return reply({ data: await read(request, idOf(request)) }, 'Saved.')
  },

  removeQuotation: async (request) => {
    const { document, token, questions, ...data } = await read(request, idOf(request))
    await removeDraft(request.db, data.id, request.author)
    return reply({ data }, 'Deleted.')
  },

  issueQuotation: async (request) => {
    const { db, author, caller } = request
    const id = idOf(request)
    const { plan_code_prefix: prefix } = await findPlannerSettings(db)
    const options = { prefix, maxDiscount: maxDiscounts[caller.role], issued: await snapshot(request, id) }
    await issueQuotation(db, id, options, author)
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
}

/** What its paper shows besides its document, so that later changes of settings and catalogue do not change it. */
async function snapshot({ db, caller }: StaffRequest, id: number) {
  const { lines } = documentOf(await readQuotation(db, id))
  const designs = lines.flatMap((line) => (line.kind === 'opening' ? [line.design] : []))
  const { company_name, short_name, phone, email, offices, brand } = await findAppSetting(db)
  return {
    company: { company_name, short_name, phone, email, offices, brand },
    catalogue: usedParts(designs, await findCatalogue(db)),
    contact: { name: caller.name, email: caller.email },
  }
}

async function read(request: StaffRequest, id: number): Promise<QuotationRecord> {
  const record = await findQuotation(request.db, id, request.now)
  return seesCosts(request) ? record : { ...record, document: withoutCosts(record.document) }
}

function seesCosts({ caller }: StaffRequest) {
  return rules['quotations.margin'](caller)
}

function idOf({ params: { id = '' } }: StaffRequest) {
  return Number(keyOf(quotationListing, id))
}

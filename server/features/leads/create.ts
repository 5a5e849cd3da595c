import { offeredServices } from '@house/contract/enquiry/options'
import { callerRules, firstFailure } from '@house/contract/enquiry/rules'
import { leadSources } from '@house/contract/staff/lead-status'
import { maxContentLength, maxInput } from '@house/contract/validation-limits'
import { z } from 'zod'
import { readDocument } from '../../platform/company/settings/queries.ts'
import { lockNames } from '../../platform/db/dialect.ts'
import type { Db } from '../../platform/db/schema.ts'
import { RequestError } from '../../platform/http/errors.ts'
import type { Channel } from '../../platform/outbox/queue.ts'
import type { Author } from '../../platform/staff-api/permissions.ts'
import { oneOf, parseInput, text } from '../../platform/staff-api/validation.ts'
import { assignToKnownOwner, personLock, personOf } from './dedup.ts'
import { queueDeliveries } from './deliveries.ts'
import { auditLead } from './pipeline.ts'
import { findLeadRecord } from './queries.ts'

const entry = text(maxInput.formEntry).default('')
const newLead = z.object({
  customer_name: entry,
  phone_number: entry,
  email: entry,
  city: entry,
  required_service: entry,
  otherdescription: entry,
  source: oneOf(leadSources),
  note: text(maxContentLength.note).default(''),
})

/**
 * A lead for a person who called or came by, checked like an enquiry from the site. Someone has answered it already, so it is open
 * and belongs to whoever enters it, or to the owner of the person's earlier enquiry. Only the webhook is called: neither the
 * person nor the staff needs a mail about it.
 */
export async function createLead(db: Db, input: object, channels: Channel[], author: Author) {
  const { note, ...entered } = parseInput(newLead, input)
  const offered = offeredServices((await readDocument(db)).services)
  const fields = { ...entered, required_service: entered.required_service || offered[0] }
  const failure = firstFailure(callerRules, fields)
  if (failure) throw new RequestError(failure.message, 422, { field: failure.field })
  if (!offered.includes(fields.required_service))
    throw new RequestError(`This service is not offered: ${fields.required_service}`, 422, {
      field: 'required_service',
    })
  const person = personOf(fields.phone_number)
  const at = author.now.toISOString()
  const id = await db.transaction().execute(async (trx) => {
    await lockNames(trx, [personLock(person)])
    const stored = await trx
      .insertInto('enquiry')
      .values({
        ...fields,
        kind: 'enquiry',
        status: 'open',
        person,
        idempotency_key: null,
        state: '',
        comment: '',
        created_at: at,
        first_response_at: at,
        last_activity_at: at,
      })
      .returning(['id', 'email'])
      .executeTakeFirstOrThrow()
    await assignToKnownOwner(trx, person)
    await trx
      .updateTable('enquiry')
      .set({ owner_id: author.staffId })
      .where('id', '=', stored.id)
      .where('owner_id', 'is', null)
      .execute()
    if (note.trim() !== '')
      await trx
        .insertInto('lead_note')
        .values({ enquiry_id: stored.id, staff_id: author.staffId, text: note.trim(), at })
        .execute()
    await auditLead(trx, stored.id, 'create', author, undefined, { ...fields, note })
    await queueDeliveries(
      trx,
      stored,
      channels.filter((channel) => channel === 'webhook'),
      author.now,
    )
    return stored.id
  })
  return findLeadRecord(db, id)
}

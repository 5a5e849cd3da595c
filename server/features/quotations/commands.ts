import { randomBytes } from 'node:crypto'
import type { PriceBook } from '@house/contract/estimates/price-book'
import { isMailAddress } from '@house/contract/mail-address'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { Quotation } from '@house/contract/quotations/quotation'
import { quotationLimits } from '@house/contract/quotations/quotation-options'
import { dayOf } from '@house/contract/time-zone'
import { formatRupees } from '@house/fenestration/estimate/money'
import { bookPriceOf } from '@house/fenestration/quotation/price-line'
import { quotationTotals } from '@house/fenestration/quotation/quotation-totals'
import { reductionsOf } from '@house/fenestration/quotation/reductions'
import { z } from 'zod'
import { recordAudit } from '../../platform/audit/audit-log.ts'
import { lockRow } from '../../platform/db/dialect.ts'
import type { Db } from '../../platform/db/schema.ts'
import { conflictError, RequestError } from '../../platform/http/errors.ts'
import type { Author } from '../../platform/staff-api/permissions.ts'
import { parseInput } from '../../platform/staff-api/validation.ts'
import { advanceLead, lockLead, touchLead } from '../leads/pipeline.ts'
import type { Enquiry } from '../leads/tables.ts'
import { findPlannerParts } from '../planner-parts/queries.ts'
import { findBookInForce } from '../prices/price-book/queries.ts'
import { withStoredCosts } from './costs.ts'
import { clearAudit } from './erase.ts'
import { queueQuotationMail } from './mails/queue-mail.ts'
import { takeNumber } from './number.ts'
import { designsOf, documentOf, type QuotationRow, readQuotation } from './queries.ts'
import { currentParts, type Issued } from './quotation-pdf.ts'

const dayMs = 24 * 60 * 60 * 1000
/** With as many random bits as a session. */
const tokenBytes = 24

export type IssueOptions = {
  prefix: string
  /** Basis points that this member of staff may give without asking. */
  maxDiscount: number
  /** Whether mail can be sent: the customer gets it at the address of the document. */
  isMailed: boolean
  /** The member of staff to ask. */
  contact: Issued['contact']
  /** Of the draft that was read: what somebody else has written since is not issued unseen. */
  updated_at?: string | undefined
}

const draftChanges = z.object({ document: Quotation, updated_at: z.string().optional() })

/** A draft for a lead. Returns its id. */
export async function createQuotation(db: Db, enquiryId: number, document: Quotation, author: Author): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await touchLead(trx, await lockLead(trx, enquiryId), author.now)
    return insertDraft(trx, { enquiry_id: enquiryId, number: null, revision: 0 }, document, author)
  })
}

/** `updated_at` is that of the draft that was edited. Who does not see costs leaves them as they are. */
export async function changeQuotation(
  db: Db,
  id: number,
  input: object,
  { seesCosts }: { seesCosts: boolean },
  author: Author,
) {
  const { document: changed, updated_at } = parseInput(draftChanges, input)
  await changeLocked(db, id, author, async (trx, row) => {
    requireDraft(row)
    requireUnchanged(row, updated_at)
    const stored = documentOf(row)
    const document = withCheckOf(seesCosts ? changed : withStoredCosts(changed, stored), stored)
    await update(trx, row, valuesOf(document), author)
    await audit(trx, 'revise', row, author, { before: documentOf(row), after: document })
  })
}

/** From now on it never changes. Replaces the revision before it, moves the lead on, and is mailed to the customer. */
export async function issueQuotation(
  db: Db,
  id: number,
  { prefix, maxDiscount, isMailed, contact, updated_at }: IssueOptions,
  author: Author,
) {
  await changeLocked(db, id, author, async (trx, row, lead) => {
    requireDraft(row)
    requireUnchanged(row, updated_at)
    const document = documentOf(row)
    requireComplete(document, maxDiscount, author.now)
    await requireAllowedPrices(trx, document, maxDiscount)
    const number = row.number ?? (await takeNumber(trx, prefix, author.now))
    if (row.revision > 0) await replaceEarlier(trx, number, row.revision, author)
    const values = {
      number,
      status: 'issued' as const,
      issued_at: author.now.toISOString(),
      token: randomBytes(tokenBytes).toString('base64url'),
      issued: JSON.stringify(await currentParts(trx, row, contact)),
    }
    await update(trx, row, values, author)
    await audit(trx, 'issue', row, author, { after: { number, revision: row.revision, total: row.total } })
    await advanceLead(trx, lead, 'quoted', author)
    if (isMailed && isMailAddress(document.customer.email)) await queueQuotationMail(trx, 'quotation', row, author.now)
  })
}

/** A draft of the next revision, under the same number. Returns its id. */
export async function reviseQuotation(db: Db, id: number, author: Author): Promise<number> {
  return changeLocked(db, id, author, async (trx, row) => {
    if (row.status === 'draft') throw new RequestError('This is a draft: change it directly.', 409)
    if (row.status === 'accepted')
      throw new RequestError('The customer has accepted it. Make a new quotation for what changes.', 409)
    const later = await trx
      .selectFrom('quotation')
      .select('id')
      .where('number', '=', row.number)
      .where('revision', '>', row.revision)
      .executeTakeFirst()
    if (later) throw new RequestError('There is a later revision already.', 409)
    const { enquiry_id, number, revision } = row
    return insertDraft(
      trx,
      { enquiry_id, number, revision: revision + 1 },
      { ...documentOf(row), is_checked: false },
      author,
    )
  })
}

/** The customer can no longer accept it. */
export async function withdrawQuotation(db: Db, id: number, author: Author) {
  await changeLocked(db, id, author, async (trx, row) => {
    if (row.status !== 'issued') throw new RequestError('Only a quotation that is issued can be withdrawn.', 409)
    await update(trx, row, { status: 'withdrawn' }, author)
    await audit(trx, 'withdrawn', row, author, {})
  })
}

/** What was issued stays; erasing the lead erases it. */
export async function removeDraft(db: Db, id: number, author: Author) {
  await changeLocked(db, id, author, async (trx, row) => {
    requireDraft(row)
    await trx.deleteFrom('quotation').where('id', '=', row.id).execute()
    // Nothing would find it when the lead is erased.
    await clearAudit(trx, [row.id])
    await audit(trx, 'delete', row, author, {})
  })
}

function requireComplete({ lines, discount, valid_until, is_checked }: Quotation, maxDiscount: number, now: Date) {
  if (lines.length === 0) throw new RequestError('A quotation needs at least one line.')
  if (lines.some(({ unit_price }) => unit_price === 0)) throw new RequestError('Every line needs a price.')
  if (valid_until < dayOf(now)) throw new RequestError('The last day of its validity is over. Choose a later one.')
  if (valid_until > dayOf(new Date(now.getTime() + quotationLimits.validDays * dayMs)))
    throw new RequestError(`A quotation is valid for ${quotationLimits.validDays} days at most. Choose an earlier day.`)
  if (!is_checked) throw new RequestError('An engineer has to check the plan before it is issued.')
  if (discount > maxDiscount)
    throw new RequestError(`You may give a discount of up to ${maxDiscount / 100} %. Ask an administrator.`, 403)
}

/** Prices that were entered by hand count like a discount (decision 0040). */
async function requireAllowedPrices(trx: Db, document: Quotation, maxDiscount: number) {
  if (maxDiscount >= quotationLimits.percent) return
  const inForce = await findBookInForce(trx)
  const book = inForce?.book ?? null
  const catalogue = await findPlannerParts(trx)
  if (book) requireBookPrices(document, catalogue, book)
  const { given, allowed } = reductionsOf(document, maxDiscount, catalogue, book)
  if (given > allowed)
    throw new RequestError(
      `You give ${formatRupees(given)} (discount and prices below the price book), and may give ${formatRupees(allowed)}, ${maxDiscount / 100} %. Ask an administrator to issue it.`,
      403,
    )
}

/** What cannot be compared with the book is for an administrator to issue (decision 0040). */
function requireBookPrices({ lines, gst }: Quotation, catalogue: PlannerParts, book: PriceBook) {
  const unpriced = lines.flatMap((line) =>
    line.kind === 'opening' && bookPriceOf(line.design, catalogue, book) === null ? [line.design.name] : [],
  )
  if (unpriced.length > 0)
    throw new RequestError(
      `The price book has no price for ${unpriced.join(', ')}. Ask an administrator to issue the quotation.`,
      403,
    )
  if (gst !== book.gst)
    throw new RequestError(
      `GST is not ${book.gst / 100} % as in the price book. Ask an administrator to issue the quotation.`,
      403,
    )
}

async function replaceEarlier(trx: Db, number: string, revision: number, author: Author) {
  const earlier = await trx
    .selectFrom('quotation')
    .selectAll()
    .where('number', '=', number)
    .where('revision', '<', revision)
    .where('status', 'in', ['issued', 'declined', 'withdrawn', 'accepted'])
    .execute()
  for (const row of earlier) {
    await lockRow(trx, 'quotation', row.id)
    const { status } = await readQuotation(trx, row.id)
    if (status === 'accepted')
      throw new RequestError('The customer has accepted the revision before it in the meantime.', 409)
    await update(trx, row, { status: 'replaced' }, author)
    await audit(trx, 'replaced', row, author, {})
  }
}

async function insertDraft(
  trx: Db,
  identity: Pick<QuotationRow, 'enquiry_id' | 'number' | 'revision'>,
  document: Quotation,
  author: Author,
) {
  const at = author.now.toISOString()
  const row = await trx
    .insertInto('quotation')
    .values({
      ...identity,
      ...valuesOf(document),
      status: 'draft',
      issued: null,
      issued_at: null,
      token: null,
      opened_at: null,
      answered_at: null,
      staff_id: author.staffId,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await audit(trx, 'create', row, author, { after: document })
  return row.id
}

function valuesOf(document: Quotation) {
  return {
    document: JSON.stringify(document),
    total: quotationTotals(document).total,
    valid_until: document.valid_until,
  }
}

/** Runs a change in a transaction that holds the lead, then the quotation: the order in which an erasure takes them. */
async function changeLocked<T>(
  db: Db,
  id: number,
  { now }: Author,
  change: (trx: Db, row: QuotationRow, lead: Enquiry) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const lead = await lockLead(trx, (await readQuotation(trx, id)).enquiry_id)
    await touchLead(trx, lead, now)
    await lockRow(trx, 'quotation', id)
    return change(trx, await readQuotation(trx, id), lead)
  })
}

function requireDraft({ status }: QuotationRow) {
  if (status !== 'draft')
    throw new RequestError('It is issued and cannot be changed. Make a new revision instead.', 409)
}

function requireUnchanged(row: QuotationRow, updated_at: string | undefined) {
  if (updated_at !== undefined && updated_at !== row.updated_at) throw conflictError()
}

/** What an engineer has checked are the openings as they were. */
function withCheckOf(changed: Quotation, stored: Quotation): Quotation {
  const isSame = JSON.stringify(designsOf(changed)) === JSON.stringify(designsOf(stored))
  return { ...changed, is_checked: changed.is_checked && (isSame || !stored.is_checked) }
}

async function update(trx: Db, { id }: QuotationRow, values: Partial<QuotationRow>, { staffId, now }: Author) {
  const { created_at, enquiry_id, revision, ...changed } = values
  await trx
    .updateTable('quotation')
    .set({ ...changed, staff_id: staffId, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

function audit(
  trx: Db,
  action: string,
  { id }: QuotationRow,
  author: Author,
  values: { before?: object; after?: object },
) {
  return recordAudit(trx, { action, entity: 'quotation', entity_id: String(id), ...values }, author)
}

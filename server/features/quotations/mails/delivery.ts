import type { QuotationMail } from '@house/contract/staff/deliveries'
import { serverPaths, urls } from '@house/contract/urls'
import { findMailTexts } from '../../../platform/company/settings/queries.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { MediaStorage } from '../../../platform/media/storage/storage.ts'
import { type Compose, type ComposeContext, drawnSoon } from '../../../platform/outbox/compose.ts'
import type { Attachment, Mail } from '../../../platform/outbox/mail.ts'
import { documentOf, fullNumber, isExpired, pdfName, type QuotationRow } from '../queries.ts'
import { drawQuotationPdf, type Issued } from '../quotation-pdf.ts'
import { customerMessageMail, type MailedQuotation, quotationMail, reminderMail } from './mail.ts'

type QueuedMail = { kind: QuotationMail; quotation_id: number | null; question_id: number | null }

/** The PDF belongs to the mail: it waits until it can be drawn. */
export function quotationComposer(kind: QuotationMail): Compose {
  return async ({ id, quotation_id, question_id }, context) => {
    const mail = await drawnSoon(composeQuotationMail({ kind, quotation_id, question_id }, context))
    return mail && { mail, name: `${kind}.${quotation_id}.${id}`, withoutSender: 'fail' }
  }
}

/** A queued mail about a quotation, as of now; `null` if it is no longer of use: erased, withdrawn, answered or expired. */
async function composeQuotationMail(
  { kind, quotation_id, question_id }: QueuedMail,
  { db, media, now, company, brand, publicUrl = '', staffAddress }: ComposeContext,
): Promise<Mail | null> {
  const row = await db.selectFrom('quotation').selectAll().where('id', '=', quotation_id).executeTakeFirst()
  if (!row) return null
  const quotation = mailedQuotation(row)
  if (kind === 'quotation' || kind === 'quotation-reminder') {
    if (row.status !== 'issued' || isExpired(row, now)) return null
    const link = publicUrl && publicUrl + urls.quotation(row.token ?? '')
    const options = { company, texts: await findMailTexts(db), brand, link }
    if (kind === 'quotation-reminder') return reminderMail(quotation, options)
    return quotationMail(quotation, await attachPdf(db, media, row, now), options)
  }
  const link = publicUrl && `${publicUrl}${serverPaths.admin}/leads/${row.enquiry_id}/show`
  const toStaff = { brand, to: staffAddress, link }
  if (kind === 'quotation-question')
    return customerMessageMail(quotation, { did: 'asked', text: await findQuestion(db, question_id) }, toStaff)
  if (!row.answered_at) return null
  const did = row.status === 'accepted' ? 'accepted' : 'declined'
  return customerMessageMail(quotation, { did, text: row.answer }, toStaff)
}

function mailedQuotation(row: QuotationRow): MailedQuotation {
  const { customer, valid_until } = documentOf(row)
  // Written by `issueQuotation`.
  const { contact }: Issued = JSON.parse(row.issued ?? '')
  return { number: fullNumber(row), customer, total: row.total, valid_until, contact: contact.name }
}

async function attachPdf(db: Db, media: MediaStorage, row: QuotationRow, now: Date): Promise<Attachment> {
  const pdf = await drawQuotationPdf(db, media, row, { name: '', email: '' }, now)
  return {
    filename: pdfName(row),
    contentType: 'application/pdf',
    content: Buffer.from(pdf),
  }
}

async function findQuestion(db: Db, id: number | null) {
  const row = await db.selectFrom('quotation_question').select('text').where('id', '=', id).executeTakeFirst()
  return row?.text ?? ''
}

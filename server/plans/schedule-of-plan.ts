import type { AppSetting } from '@house/contract/entities'
import type { Db } from '../db/schema.ts'
import type { Attachment } from '../outbox/mail.ts'
import { runTask } from '../workers/run-task.ts'
import { findCatalogue } from './catalogue.ts'
import { findPlan } from './find-plan.ts'

/** The PDF of a plan, for a mail; undefined if the plan no longer exists. */
export async function scheduleOfPlan(db: Db, code: string, company: AppSetting): Promise<Attachment | undefined> {
  const details = await findPlan(db, code, await findCatalogue(db))
  if (!details) return undefined
  const { company_name, phone, email, offices } = company
  const content = await runTask('drawSchedule', { details, company: { company_name, phone, email, offices } })
  return { filename: `${details.code}.pdf`, contentType: 'application/pdf', content: Buffer.from(content) }
}

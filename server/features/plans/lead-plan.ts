import type { AppSetting } from '@house/contract/entities'
import { hasPage } from '@house/contract/pages/optional-pages'
import type { LeadPlan } from '@house/contract/staff/entities'
import { urls } from '@house/contract/urls'
import { findProblems } from '@house/fenestration/rules/find-problems'
import type { Selectable } from 'kysely'
import { readDrawnBrand } from '../../platform/company/brand/drawn-brand.ts'
import { readDocument } from '../../platform/company/settings/queries.ts'
import type { Db, Schema } from '../../platform/db/schema.ts'
import { type MediaStorage, mediaKey, readMedia } from '../../platform/media/storage/storage.ts'
import type { Attachment } from '../../platform/outbox/mail.ts'
import { createPdfCache } from '../../platform/pdf/pdf-cache.ts'
import { runTask } from '../../platform/workers/run-task.ts'
import { findPlannerParts } from '../planner-parts/queries.ts'
import { findPublicEstimate } from '../prices/public-estimate.ts'
import { describeDesignFigures } from './figures.ts'
import { findPlan } from './find-plan.ts'
import type { ScheduleContent } from './pdf/draw-schedule.ts'
import { drawLeadSchedule } from './tasks.ts'

/** Enquiries that bring the same plan share one drawing. */
const drawSchedule = createPdfCache((content: ScheduleContent, brand) => runTask(drawLeadSchedule, content, brand))

type SentPlan = Pick<Selectable<Schema['enquiry']>, 'plan_code' | 'plan_version'>

/** The plan of an enquiry as it was sent, for staff; `null` without one. */
export async function findLeadPlan(db: Db, sent: SentPlan): Promise<LeadPlan | null> {
  const details = await findSentPlan(db, sent)
  if (!details) return null
  const { plan, catalogue, code, version, newest_version, saved_at, changes } = details
  return {
    code,
    version,
    newest_version,
    saved_at,
    changes,
    name: plan.name,
    has_page: hasPage(await readDocument(db), urls.plan(code)),
    openings: plan.items.map((design) => {
      const { name, room, quantity } = design
      const problems = findProblems(design, catalogue)
      return { name, room, quantity, ...describeDesignFigures(design, catalogue), problems }
    }),
  }
}

/** The same as PDF, for a mail; undefined if the plan no longer exists. */
export async function drawLeadPlan(
  db: Db,
  media: MediaStorage,
  sent: SentPlan,
  company: AppSetting,
  now: Date,
): Promise<Attachment | undefined> {
  const details = await findSentPlan(db, sent)
  if (!details) return undefined
  const { company_name, short_name, phone, email, offices, brand, plan_checks } = company
  const estimate = await findPublicEstimate(db, { designs: details.plan.items, zone: null, now })
  const content = await drawSchedule(
    { details, estimate, company: { company_name, short_name, phone, email, offices, brand, plan_checks } },
    await readDrawnBrand(brand, (url) => readMedia(media, mediaKey(url))),
  )
  return { filename: `${details.code}.pdf`, contentType: 'application/pdf', content: Buffer.from(content) }
}

async function findSentPlan(db: Db, { plan_code, plan_version }: SentPlan) {
  return plan_code === '' ? null : findPlan(db, plan_code, plan_version, await findPlannerParts(db))
}

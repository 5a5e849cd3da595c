import { setImmediate } from 'node:timers/promises'
import { recordAudit } from '../../../platform/audit/audit-log.ts'
import { parseFields, parsePartialFields } from '../../../platform/content/parse-fields.ts'
import { changedValues } from '../../../platform/content/record.ts'
import {
  type Change,
  changeContent,
  findForChange,
  insertPublished,
  updatePublished,
  writeDraft,
} from '../../../platform/content/store.ts'
import { reserveId } from '../../../platform/db/dialect.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { conflictError, RequestError } from '../../../platform/http/errors.ts'
import type { Author } from '../../../platform/staff-api/permissions.ts'
import type { Mistake } from '../../../platform/tables/table-file.ts'
import { products as resource } from '../content/products.ts'
import { planImport, type Step } from './plan-import.ts'

/** The report lists at most this many steps and mistakes; its counts include all. */
const maxListed = 500

export type ImportReport = {
  new: number
  changed: number
  unchanged: number
  bad: number
  steps: { row: number; slug: string; title: string; kind: 'new' | 'changed'; columns: string[] }[]
  mistakes: Mistake[]
}

export async function checkImport(db: Db, bytes: Buffer): Promise<ImportReport> {
  return toReport(await planImport(db, bytes))
}

/** Publishes the new and changed products of a file, all of them or none. */
export function importProducts(db: Db, bytes: Buffer, author: Author): Promise<ImportReport> {
  return importWith(db, bytes, author, publishStep)
}

/** The same, as drafts: the site stays as it is until they are published. */
export async function importProductDrafts(db: Db, bytes: Buffer, author: Author): Promise<ImportReport> {
  return importWith(db, bytes, author, draftStep)
}

type ApplyStep = (change: Change, step: Step, draftIds: Map<string, number>) => Promise<void>

async function importWith(db: Db, bytes: Buffer, author: Author, apply: ApplyStep): Promise<ImportReport> {
  const plan = await planImport(db, bytes)
  const report = toReport(plan)
  if (report.bad > 0)
    throw new RequestError(`${report.bad} rows cannot be imported. Nothing was changed.`, 422, {
      reply: { data: report },
    })
  if (report.new + report.changed === 0) return report
  await changeContent(db, resource, author, async (change) => {
    const draftIds = await findDraftIds(change)
    for (const step of plan.steps) {
      await apply(change, step, draftIds)
      // Lets requests through: SQLite's statements run in this thread.
      await setImmediate()
    }
    const { new: added, changed, unchanged } = report
    const after = { new: added, changed, unchanged }
    await recordAudit(change.trx, { action: 'import', entity: 'product', entity_id: '', after }, author)
  })
  return report
}

async function publishStep(change: Change, step: Step) {
  if (step.kind === 'new') await insertPublished(change, parseFields(resource, step.input), { action: 'create' })
  if (step.kind !== 'changed') return
  const { row } = await findForChange(change, step.id)
  if (!row) throw conflictError()
  await updatePublished(change, row, parsePartialFields(resource, step.changes))
}

async function draftStep(change: Change, step: Step, draftIds: Map<string, number>) {
  if (step.kind === 'unchanged') return
  const edits = step.kind === 'new' ? parseFields(resource, step.input) : parsePartialFields(resource, step.changes)
  const id = step.kind === 'changed' ? step.id : draftIds.get(lowerSlug(step.slug))
  const { row, draft } = id === undefined ? {} : await findForChange(change, id)
  const all = { ...draft?.values, ...edits }
  const values = row ? changedValues(resource, all, row) : all
  await writeDraft(
    change,
    id ?? (await reserveId(change.trx, resource.table)),
    { row, draft },
    { values, publish_at: draft?.publish_at ?? null },
  )
}

/** By slug: importing a draft again must not create a second one. */
async function findDraftIds({ trx }: Change) {
  const drafts = await trx
    .selectFrom('draft')
    .select(['entity_id', 'document'])
    .where('entity', '=', 'product')
    .execute()
  return new Map(drafts.map(({ entity_id, document }) => [lowerSlug(JSON.parse(document).slug), entity_id]))
}

function lowerSlug(slug: unknown) {
  return String(slug ?? '').toLowerCase()
}

function toReport({ steps, mistakes }: { steps: Step[]; mistakes: Mistake[] }): ImportReport {
  const listed = steps.flatMap((step) => {
    if (step.kind === 'unchanged') return []
    const { row, slug, title, kind } = step
    return [{ row, slug, title, kind, columns: step.kind === 'changed' ? step.columns : [] }]
  })
  const count = (kind: Step['kind']) => steps.filter((step) => step.kind === kind).length
  return {
    new: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    bad: new Set(mistakes.map(({ row }) => row)).size,
    steps: listed.slice(0, maxListed),
    mistakes: mistakes.slice(0, maxListed),
  }
}

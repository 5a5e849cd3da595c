import { type Author, recordAudit } from '../../audit/audit-log.ts'
import type { Db } from '../../db/schema.ts'
import { conflictError, RequestError } from '../../errors.ts'
import { findContentToChange } from '../publish.ts'
import { toValues } from '../queries.ts'
import { contentResources } from '../resources.ts'
import { addToSite, change, changeOnSite } from '../store.ts'
import { checkProducts, type Step } from './check-products.ts'
import type { Mistake } from './read-sheet.ts'

const resource = contentResources.products
/** The first of each kind are named; their numbers are those of all. */
const mostNamed = 500

export type SheetReport = {
  new: number
  changed: number
  unchanged: number
  bad: number
  steps: { row: number; slug: string; title: string; kind: 'new' | 'changed'; columns: string[] }[]
  mistakes: Mistake[]
}

export async function reportOnProducts(db: Db, bytes: Buffer): Promise<SheetReport> {
  return toReport(await checkProducts(db, bytes))
}

/** Adds the products of a file that are new and changes the others, all of them or none. */
export async function importProducts(db: Db, bytes: Buffer, author: Author): Promise<SheetReport> {
  const result = await checkProducts(db, bytes)
  const report = toReport(result)
  if (report.bad > 0)
    throw new RequestError(`${report.bad} rows cannot be imported. Nothing was changed.`, 422, {
      reply: { data: report },
    })
  if (report.new + report.changed === 0) return report
  await change(db, resource, async (trx) => {
    for (const step of result.steps) await take(trx, step, author)
    const { new: added, changed, unchanged } = report
    const after = { new: added, changed, unchanged }
    await recordAudit(trx, { action: 'import', entity: 'product', entity_id: '', after }, author)
  })
  return report
}

async function take(trx: Db, step: Step, author: Author) {
  if (step.kind === 'new') await addToSite(trx, resource, step.values, { action: 'create' }, author)
  if (step.kind !== 'changed') return
  const row = await findContentToChange(trx, 'product', Number(step.stored.id))
  if (!row) throw conflictError()
  await changeOnSite(trx, resource, row, toValues(resource, step.changes), author)
}

function toReport({ steps, mistakes }: { steps: Step[]; mistakes: Mistake[] }): SheetReport {
  const named = steps.flatMap((step) => {
    if (step.kind === 'unchanged') return []
    const { row, slug, title, kind } = step
    return [{ row, slug, title, kind, columns: step.kind === 'changed' ? step.columns : [] }]
  })
  const count = (kind: Step['kind']) => steps.filter((step) => step.kind === kind).length
  return {
    ...{ new: count('new'), changed: count('changed'), unchanged: count('unchanged') },
    bad: new Set(mistakes.map(({ row }) => row)).size,
    steps: named.slice(0, mostNamed),
    mistakes: mistakes.slice(0, mostNamed),
  }
}

import { type LeadStatus, suspectStatuses, unfinishedStatuses } from '@house/contract/staff/lead-status'
import { isPostgres } from '../../platform/db/dialect.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { RetentionRule } from '../../platform/retention/expired.ts'
import { deleteEnquiries, type EraseLeadData, lockEnquiries } from './erase.ts'

type ExpiredLeads = { statuses: LeadStatus[]; before: string }

export function leadRetention(erasers: readonly EraseLeadData[]) {
  const rule = (statuses: LeadStatus[]): RetentionRule => ({
    entity: 'enquiry',
    count: (db, before) => countExpiredLeads(db, { statuses, before }),
    deleteBatch: (trx, before, limit) => deleteExpiredLeads(trx, erasers, { statuses, before }, limit),
  })
  return {
    enquiries: rule([...unfinishedStatuses, 'lost']),
    won: rule(['won']),
    spam: rule(suspectStatuses),
  }
}

async function countExpiredLeads(db: Db, expired: ExpiredLeads): Promise<number> {
  const { count } = await selectExpired(db, expired)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Deletes some of them, at most `limit`, and returns how many. */
async function deleteExpiredLeads(
  trx: Db,
  erasers: readonly EraseLeadData[],
  expired: ExpiredLeads,
  limit: number,
): Promise<number> {
  const columns = ['id', 'person', 'email'] as const
  const found = await selectExpired(trx, expired).select(columns).limit(limit).execute()
  if (found.length === 0) return 0
  await lockEnquiries(trx, found)
  // Read again: another instance may have deleted them while we waited, or staff may have taken one up.
  const enquiries = await selectExpired(trx, expired)
    .select(columns)
    .where(
      'id',
      'in',
      found.map(({ id }) => id),
    )
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .execute()
  await deleteEnquiries(trx, erasers, enquiries)
  return enquiries.length
}

/** An earlier enquiry stays as long as the lead that supersedes it is active; a planned next action is activity. */
function selectExpired(db: Db, { statuses, before }: ExpiredLeads) {
  return (
    db
      .selectFrom('enquiry')
      .where('status', 'in', statuses)
      .where('last_activity_at', '<', before)
      // An instance of an earlier version, which still runs during an update, does not set the last activity.
      .where('created_at', '<', before)
      .where((where) => where.or([where('next_action_at', 'is', null), where('next_action_at', '<', before)]))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('enquiry as newest')
              .select('newest.id')
              .whereRef('newest.id', '=', 'enquiry.superseded_by')
              .where((where) =>
                where.or([
                  where('newest.last_activity_at', '>=', before),
                  where('newest.next_action_at', '>=', before),
                ]),
              ),
          ),
        ),
      )
  )
}

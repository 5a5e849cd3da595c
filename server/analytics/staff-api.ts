import { z } from 'zod'
import { reply, type StaffHandlers } from '../staff-api/handler-types.ts'
import { parseInput } from '../staff-api/validation.ts'
import { periods, readDashboard } from './dashboard.ts'
import { readVisits } from './report.ts'

export const analyticsHandlers: StaffHandlers<'readDashboard' | 'readVisits'> = {
  readDashboard: async ({ db, now, query }) => reply({ data: await readDashboard(db, now, daysOf(query)) }),

  readVisits: async ({ db, now, query }) => reply({ data: await readVisits(db, now, daysOf(query)) }),
}

const period = z.object({ days: z.coerce.number().pipe(z.literal(periods, `must be one of: ${periods.join(', ')}`)) })

function daysOf({ days = '30' }: Record<string, string>) {
  return parseInput(period, { days }).days
}

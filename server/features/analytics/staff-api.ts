import { dashboardPeriods, defaultPeriod } from '@house/contract/staff/dashboard'
import { z } from 'zod'
import { reply, type StaffHandlers } from '../../platform/staff-api/handler-types.ts'
import { parseInput } from '../../platform/staff-api/validation.ts'
import { readDashboard } from './dashboard.ts'
import { readVisits } from './report.ts'
import { readSales } from './sales.ts'

export const analyticsHandlers: StaffHandlers<'readDashboard' | 'readSales' | 'readVisits'> = {
  readDashboard: async ({ db, now, query }) => reply({ data: await readDashboard(db, now, daysOf(query)) }),

  readSales: async ({ db, now }) => reply({ data: await readSales(db, now) }),

  readVisits: async ({ db, now, query }) => reply({ data: await readVisits(db, now, daysOf(query)) }),
}

const period = z.literal(dashboardPeriods, `must be one of: ${dashboardPeriods.join(', ')}`)
const periodInput = z.object({ days: z.coerce.number().pipe(period) })

function daysOf({ days = String(defaultPeriod) }: Record<string, string>) {
  return parseInput(periodInput, { days }).days
}

import type { Problem } from '@house/contract/staff/problems'
import { reply, type StaffHandlers } from '../staff-api/handler-types.ts'

type ProblemServices = { findProblems: () => Promise<Problem[]> }

export function problemHandlers({ findProblems }: ProblemServices): StaffHandlers<'listProblems'> {
  return {
    listProblems: async () => {
      const data = await findProblems()
      return reply({ data, total: data.length })
    },
  }
}

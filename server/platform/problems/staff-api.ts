import { reply, type StaffHandlers } from '../staff-api/handler-types.ts'

export const problemHandlers: StaffHandlers<'listProblems'> = {
  listProblems: async ({ findProblems }) => {
    const data = await findProblems()
    return reply({ data, total: data.length })
  },
}

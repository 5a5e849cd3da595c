import { defineTask } from '../workers/task.ts'

export const readWorkbook = defineTask(
  'readWorkbook',
  'staff',
  async () => (await import('./read-workbook.ts')).readWorkbook,
)

import { defineTask } from '../../platform/workers/task.ts'

export const drawDataSheet = defineTask(
  'drawDataSheet',
  'document',
  async () => (await import('./pdf/draw-data-sheet.ts')).drawDataSheet,
)

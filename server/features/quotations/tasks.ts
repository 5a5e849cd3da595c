import { defineTask } from '../../platform/workers/task.ts'

export const drawQuotation = defineTask(
  'drawQuotation',
  'document',
  async () => (await import('./pdf/draw-quotation.ts')).drawQuotation,
)

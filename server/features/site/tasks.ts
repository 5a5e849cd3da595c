import { defineTask } from '../../platform/workers/task.ts'

export const drawBrochure = defineTask(
  'drawBrochure',
  'document',
  async () => (await import('./brochure/draw-brochure.ts')).drawBrochure,
)
export const drawOgImage = defineTask(
  'drawOgImage',
  'picture',
  async () => (await import('./og-images/draw.ts')).drawOgImage,
)

export const siteTasks = [drawBrochure, drawOgImage]

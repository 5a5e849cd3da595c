import { defineTask } from '../../workers/task.ts'

const rasterising = () => import('./rasterise.ts')

export const isDrawnSoon = defineTask('isDrawnSoon', 'staff', async () => (await rasterising()).isDrawnSoon)
export const rasterise = defineTask('rasterise', 'picture', async () => (await rasterising()).rasterise)
export const drawIcon = defineTask('drawIcon', 'picture', async () => (await import('./draw-icon.ts')).drawIcon)

export const brandTasks = [isDrawnSoon, rasterise, drawIcon]

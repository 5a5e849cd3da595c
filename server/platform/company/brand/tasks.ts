import { defineTask } from '../../workers/task.ts'

const rasterising = () => import('./rasterise.ts')

export const drawsInTime = defineTask('drawsInTime', 'staff', async () => (await rasterising()).drawsInTime)
export const rasterise = defineTask('rasterise', 'picture', async () => (await rasterising()).rasterise)
export const drawIcon = defineTask('drawIcon', 'picture', async () => (await import('./draw-icon.ts')).drawIcon)

export const brandTasks = [drawsInTime, rasterise, drawIcon]

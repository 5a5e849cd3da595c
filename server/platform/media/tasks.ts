import { defineTask } from '../workers/task.ts'

const pictures = () => import('./pictures.ts')

export const normaliseUpload = defineTask('normaliseUpload', 'staff', async () => (await pictures()).normaliseUpload)
export const encodePng = defineTask('encodePng', 'staff', async () => (await pictures()).encodePng)
export const measurePicture = defineTask('measurePicture', 'staff', async () => (await pictures()).measurePicture)
export const fitPicture = defineTask('fitPicture', 'document', async () => (await pictures()).fitPicture)
export const encodeVariant = defineTask('encodeVariant', 'picture', async () => (await pictures()).encodeVariant)

export const mediaTasks = [normaliseUpload, encodePng, measurePicture, fitPicture, encodeVariant]

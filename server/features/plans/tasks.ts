import { defineTask } from '../../platform/workers/task.ts'

const schedule = async () => (await import('./pdf/draw-schedule.ts')).drawSchedule

export const drawSchedule = defineTask('drawSchedule', 'document', schedule)
/** For staff and their mail, who do not wait behind visitors. */
export const drawLeadSchedule = defineTask('drawLeadSchedule', 'staff', schedule)

export const planTasks = [drawSchedule, drawLeadSchedule]

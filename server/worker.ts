import { drawDataSheet } from './features/data-sheets/tasks.ts'
import { planTasks } from './features/plans/tasks.ts'
import { drawQuotation } from './features/quotations/tasks.ts'
import { siteTasks } from './features/site/tasks.ts'
import { brandTasks } from './platform/company/brand/tasks.ts'
import { mediaTasks } from './platform/media/tasks.ts'
import { readWorkbook } from './platform/tables/tasks.ts'
import { serveTasks } from './platform/workers/serve-tasks.ts'

// The entry of the worker process. It lists tasks alone: the rest of the features would take memory.
serveTasks([...mediaTasks, ...brandTasks, readWorkbook, ...planTasks, drawQuotation, drawDataSheet, ...siteTasks])

import type { Feature } from '../feature.ts'
import { problemMailsJob } from './problem-mails-job.ts'
import { problemHandlers } from './staff-api.ts'

export const problems = {
  staffHandlers: problemHandlers,
  jobs: (services: Parameters<typeof problemMailsJob>[0]) => [problemMailsJob(services)],
} satisfies Feature

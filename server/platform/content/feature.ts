import type { Feature } from '../feature.ts'
import type { MediaStorage } from '../media/storage/storage.ts'
import type { ArchivedContent } from './archive/import-content.ts'
import { archiveHandlers } from './archive/staff-api.ts'
import { type PublishingServices, scheduledPublishingJob } from './publishing/scheduled-publishing-job.ts'
import { trashRetentionJob } from './publishing/trash-retention-job.ts'
import { redirectHandlers } from './redirects/staff-api.ts'
import { contentHandlers, trashHandlers } from './staff-api.ts'

type ContentServices = { media: MediaStorage; archived: ArchivedContent }

/** The CMS. What it edits are the resources of features. */
export const content = {
  staffHandlers: (services: ContentServices) => ({
    ...archiveHandlers(services),
    ...redirectHandlers,
    ...contentHandlers(services.archived.resources),
    ...trashHandlers(services.archived.resources),
  }),
  auditedKinds: {
    redirect: {
      resource: 'redirects',
      key: 'from_path',
      title: 'from_path',
      hasTextKey: true,
      isReplacedByImport: true,
    },
  },
  jobs: (services: PublishingServices) => [scheduledPublishingJob(services), trashRetentionJob(services)],
} satisfies Feature

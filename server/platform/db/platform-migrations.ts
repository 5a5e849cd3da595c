import type { Migrations } from './migrate.ts'
import { up as createInitialSchema } from './migrations/0001-foundation.ts'
import { up as addLeadContextAndOutbox } from './migrations/0002-leads.ts'
import { up as addStaffSessions } from './migrations/0003-backoffice.ts'
import { up as addTwoFactorAndPasswordReset } from './migrations/0004-login.ts'
import { up as addDraftsAndTrash } from './migrations/0005-publishing.ts'
import { up as addDedupAndAnalytics } from './migrations/0006-data.ts'
import { up as addLastmodAndGoneUrls } from './migrations/0007-findable.ts'
import { up as addPlaceholderColour } from './migrations/0008-tones.ts'
import { up as addOutboxMailbox } from './migrations/0009-mailboxes.ts'
import { up as addRetention } from './migrations/0010-retention.ts'
import { up as addPlans } from './migrations/0011-plans.ts'
import { up as addPlannerCatalogue } from './migrations/0012-planner-catalogue.ts'
import { up as addPlanVersions } from './migrations/0013-plan-versions.ts'
import { up as addCompanyIdentity } from './migrations/0014-company-identity.ts'
import { up as addSetup } from './migrations/0015-setup.ts'
import { up as addPageSections } from './migrations/0017-page-sections.ts'
import { up as addPriceBooks } from './migrations/0018-price-books.ts'
import { up as addPlanTexts } from './migrations/0019-plan-texts.ts'
import { up as makeCoordinatesOptional } from './migrations/0020-office-without-coordinates.ts'
import { up as addQuotations } from './migrations/0022-quotations.ts'
import { up as addPipeline } from './migrations/0023-pipeline.ts'
import { up as addSalesIndex } from './migrations/0024-sales-index.ts'
import { up as addLeadSource } from './migrations/0025-lead-source.ts'
import { up as addProductAttributes } from './migrations/0026-product-attributes.ts'
import { up as addDataSheets } from './migrations/0027-data-sheets.ts'
import { up as addGuides } from './migrations/0028-guides.ts'
import { up as addProblems } from './migrations/0031-problems.ts'
import { up as addBackupMissingMedia } from './migrations/0032-backup-missing-media.ts'
import { up as dropSearchTables } from './migrations/0033-search-in-memory.ts'
import { up as countPositionsFromOne } from './migrations/0035-positions.ts'

/** The tables of the platform, and for now those of all features. */
export const platformMigrations: Migrations = {
  '0001-foundation': { up: createInitialSchema },
  '0002-leads': { up: addLeadContextAndOutbox },
  '0003-backoffice': { up: addStaffSessions },
  '0004-login': { up: addTwoFactorAndPasswordReset },
  '0005-publishing': { up: addDraftsAndTrash },
  '0006-data': { up: addDedupAndAnalytics },
  '0007-findable': { up: addLastmodAndGoneUrls },
  '0008-tones': { up: addPlaceholderColour },
  '0009-mailboxes': { up: addOutboxMailbox },
  '0010-retention': { up: addRetention },
  '0011-plans': { up: addPlans },
  '0012-planner-catalogue': { up: addPlannerCatalogue },
  '0013-plan-versions': { up: addPlanVersions },
  '0014-company-identity': { up: addCompanyIdentity },
  '0015-setup': { up: addSetup },
  '0017-page-sections': { up: addPageSections },
  '0018-price-books': { up: addPriceBooks },
  '0019-plan-texts': { up: addPlanTexts },
  '0020-office-without-coordinates': { up: makeCoordinatesOptional },
  '0022-quotations': { up: addQuotations },
  '0023-pipeline': { up: addPipeline },
  '0024-sales-index': { up: addSalesIndex },
  '0025-lead-source': { up: addLeadSource },
  '0026-product-attributes': { up: addProductAttributes },
  '0027-data-sheets': { up: addDataSheets },
  '0028-guides': { up: addGuides },
  '0031-problems': { up: addProblems },
  '0032-backup-missing-media': { up: addBackupMissingMedia },
  '0033-search-in-memory': { up: dropSearchTables },
  '0035-positions': { up: countPositionsFromOne },
}

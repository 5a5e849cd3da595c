import { defaultPlannerSettings } from '@house/contract/plans/planner-settings'
import { defaultQuotationSettings } from '@house/contract/quotations/quotation-settings'
import { neutralPages } from '@house/demo/neutral/pages'
import { neutralCatalogue } from '@house/demo/neutral/planner-catalogue'
import { neutralSettings } from '@house/demo/neutral/settings'
import { pages } from '../../../platform/company/content.ts'
import { insertRow } from '../../../platform/content/rows.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { emptyBlock } from './empty-block.ts'
import { seedPlanner } from './planner.ts'
import { seedSynonyms } from './synonyms.ts'

/** Inserts settings without values, so that the site can run while the wizard waits. */
export async function seedEmptySettings(trx: Db) {
  const document = JSON.stringify({ ...neutralSettings, ...defaultPlannerSettings, ...defaultQuotationSettings })
  await trx.insertInto('settings').values({ id: 1, document }).execute()
}

/** Inserts texts for every page, search synonyms and the planner's catalogue: what a company of the trade starts with. */
export async function seedNeutralCompany(trx: Db) {
  await seedEmptySettings(trx)
  for (const { meta, blocks, ...page } of neutralPages)
    await insertRow(trx, pages, {
      ...page,
      ...meta,
      blocks: JSON.stringify(blocks.map((block) => ({ ...emptyBlock, ...block }))),
    })
  await seedSynonyms(trx)
  await seedPlanner(trx, neutralCatalogue)
}

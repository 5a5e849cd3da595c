import { synonyms } from '@house/demo/synonyms'
import type { SynonymSeed } from '@house/demo/types'
import type { Db } from '../../../platform/db/schema.ts'
import { wordsOf } from '../../search/terms.ts'

/** The trade's and the region's words, for any company. */
export async function seedSynonyms(trx: Db) {
  await trx
    .insertInto('synonym')
    .values(synonyms.flatMap(toSynonym))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Normalised like search keywords; synonyms of several words could never match. */
function toSynonym({ word, means }: SynonymSeed) {
  const [normalised, ...more] = wordsOf(word)
  return normalised && more.length === 0 ? [{ word: normalised, means: JSON.stringify(means.flatMap(wordsOf)) }] : []
}

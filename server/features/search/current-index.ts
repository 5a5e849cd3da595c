import type { Logger } from 'pino'
import { contentVersion } from '../../platform/cache/content-version.ts'
import type { Db } from '../../platform/db/schema.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.ts'

type Built = { version: number; index: SearchIndex }

const latest = new WeakMap<Db, Built>()
const builds = new WeakMap<Db, Promise<Built>>()

/** A build that fails reads the whole catalogue for nothing: the next one waits. */
const retryMs = 5000

/**
 * The index of the current content. While it is built, the previous one answers, and what it finds is stale; without a
 * previous one, the caller waits.
 */
export async function findSearchIndex(db: Db, log: Logger): Promise<{ index: SearchIndex; isStale: boolean }> {
  const version = await contentVersion(db)
  const known = latest.get(db)
  if (known && known.version >= version) return { index: known.index, isStale: false }
  const build = builds.get(db) ?? startBuild(db, log)
  const { index, version: builtFrom } = known ?? (await build)
  return { index, isStale: builtFrom < version }
}

/** Rebuilds an index that has been searched, so that the next search after a change is not answered from the old one. */
export async function refreshSearchIndex(db: Db, log: Logger) {
  if (latest.has(db)) await findSearchIndex(db, log)
}

function startBuild(db: Db, log: Logger): Promise<Built> {
  const build = buildFrom(db)
  builds.set(db, build)
  build.then(
    // Content may have changed meanwhile.
    () => {
      builds.delete(db)
      return refreshSearchIndex(db, log).catch(() => {})
    },
    (err) => {
      setTimeout(() => builds.delete(db), retryMs).unref()
      log.error({ err }, 'the search index could not be built; an earlier one keeps answering, if there is one')
    },
  )
  return build
}

async function buildFrom(db: Db): Promise<Built> {
  const version = await contentVersion(db)
  const built = { version, index: await buildSearchIndex(db) }
  latest.set(db, built)
  return built
}

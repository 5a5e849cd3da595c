import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { isFullRun } from './ops/checks/full-run.ts'

/**
 * What depends on the database program itself. These tests run on PostgreSQL too; the others do so in `npm run test:full`. A test
 * with `runIf(databaseUrl)` must be here.
 */
const onBothDatabases = [
  // Opening, migrations, locked and lost databases, their errors and numbers
  'server/bootstrap.test.ts',
  'server/platform/db/*.test.ts',
  'server/platform/metrics/database.test.ts',
  // Copies from one database to the other
  'server/platform/backup/{backup,move-to-postgres}.test.ts',
  'server/platform/content/archive/export-import.test.ts',
  // Transactions, upserts, and rows that several instances claim
  'server/features/analytics/analytics.test.ts',
  'server/features/leads/{dedup,erase,transactions}.test.ts',
  'server/features/leads/submit/submit.test.ts',
  'server/features/quotations/quotations.test.ts',
  'server/platform/content/preview/preview.test.ts',
  'server/platform/content/publishing/{publish,schedule,trash}.test.ts',
  'server/platform/outbox/outbox.test.ts',
  'server/platform/retention/retention.test.ts',
  // Sorting, collation, full text, filters of lists
  'server/features/catalogue/catalogue.test.ts',
  'server/features/leads/leads.test.ts',
  'server/features/search/*.test.ts',
  'server/platform/content/content.test.ts',
  'server/platform/tables/lists.test.ts',
  // SQL that a visitor sends
  'server/security/sql-injection.test.ts',
]

/** Not even in a full run: commands that read the files of SQLite, processes without a database, steps that are timed between its queries. */
const onSqliteOnly = [
  'ops/**/*.test.ts',
  'server/platform/process/*.test.ts',
  'server/features/site/cache/page-cache.test.ts',
  'server/features/site/og-images/og-images.test.ts',
]

/** Node runs TypeScript itself, in less time than Vite transforms it. Not for JSX. */
const nodeRunner = { viteModuleRunner: false, nodeLoader: false }

const serverTests = ['{server,ops}/**/*.test.ts']

const server = (database: 'sqlite' | 'postgres', include: string[], excluded: string[] = []) => ({
  test: {
    name: database,
    include,
    exclude: [...configDefaults.exclude, ...excluded],
    globalSetup: `server/testing/seeded-${database}.ts`,
    // A test that hangs fails; one that only waits for a busy machine does not.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Nothing here lives in a module: the server's code is read once per worker instead of once per file.
    isolate: false,
    experimental: nodeRunner,
    // The commands that tests start read the same sources again and again.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'house-compile-cache') },
  },
})

const maxWorkers = 3

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      server('sqlite', serverTests),
      server('postgres', isFullRun ? serverTests : onBothDatabases, onSqliteOnly),
      {
        test: {
          name: 'logic',
          include: ['{contract,demo,fenestration,web,admin}/**/*.test.ts'],
          testTimeout: 120_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'html',
          include: ['e2e/html/**/*.test.ts'],
          globalSetup: ['e2e/html/build-site.ts', 'server/testing/seeded-sqlite.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
          experimental: nodeRunner,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/{app,testing}/**/*.test.tsx'],
          exclude: ['**/*.server.test.tsx'],
          environment: 'jsdom',
          setupFiles: 'web/testing/setup.ts',
          testTimeout: 120_000,
          isolate: false,
        },
      },
      // React's server renderer leaves its contexts behind when a component throws, so these do not share a process with others.
      { test: { name: 'web-server', include: ['web/app/**/*.server.test.tsx'] } },
      {
        extends: 'admin/vite.config.ts',
        root: 'admin',
        test: {
          name: 'admin',
          maxWorkers,
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          setupFiles: [fileURLToPath(new URL('admin/testing/setup.ts', import.meta.url))],
          testTimeout: 120_000,
          isolate: false,
          // Installed several times; only Vite's own resolution honours `dedupe`.
          server: { deps: { inline: [/react-admin/, /\/ra-/, /react-router/, /@mui\/x-charts/] } },
        },
      },
    ],
  },
})

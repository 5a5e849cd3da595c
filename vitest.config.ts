import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

/** Tests whose queries other tests run on both databases: HTTP, caching, rendering, files, sign-in. They run on SQLite only. */
const databaseIndependent = [
  'server/config.test.ts',
  'server/platform/{api,cache,http,jobs,pdf,process,workers}/**/*.test.ts',
  'server/platform/auth/{password-reset,session,two-factor}.test.ts',
  'server/platform/company/brand/*.test.ts',
  'server/platform/company/settings/{contact-fields,links}.test.ts',
  'server/platform/content/archive/invalid-archives.test.ts',
  'server/platform/media/{byte-range,documents,library,routes}.test.ts',
  'server/platform/media/storage/*.test.ts',
  'server/platform/metrics/{metrics,route-group}.test.ts',
  'server/platform/outbox/{layout,staff-api}.test.ts',
  'server/platform/staff-api/permissions.test.ts',
  'server/platform/tables/parse-{csv,table}.test.ts',
  'server/features/{data-sheets,plans,quotations}/pdf/**/*.test.ts',
  'server/features/catalogue/{filter,finder}/*.test.ts',
  'server/features/catalogue/product-csv/product-csv.test.ts',
  'server/features/leads/submit/{acknowledgement,spam}.test.ts',
  'server/features/planner-parts/catalogue.test.ts',
  'server/features/plans/{code,figures,files,lead-plan,limits}.test.ts',
  'server/features/prices/estimate.test.ts',
  'server/features/quotations/costs.test.ts',
  'server/features/setup/seed/neutral-pages.test.ts',
  'server/features/setup/{closed-site,setup}.test.ts',
  'server/features/site/**/*.test.ts',
  'server/security/{api-input,bodies,forged-hosts,other-origins,paths,slow-patterns,uploads}.test.ts',
  'ops/**/*.test.ts',
]

/** Node runs TypeScript itself, in less time than Vite transforms it. Not for JSX. */
const nodeRunner = { viteModuleRunner: false, nodeLoader: false }

const server = (database: 'sqlite' | 'postgres', excluded: string[] = []) => ({
  test: {
    name: database,
    include: ['{server,ops}/**/*.test.ts'],
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
      server('sqlite'),
      server('postgres', databaseIndependent),
      {
        test: {
          name: 'logic',
          include: ['{contract,content,fenestration,web,admin}/**/*.test.ts'],
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

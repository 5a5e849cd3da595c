import { configDefaults, defineConfig } from 'vitest/config'

/** About pictures, files, memory and sockets: they ask a database nothing that others do not ask of both kinds. */
const once = [
  'server/site/{brochure,og-images}/*.test.ts',
  'server/site/page-cache-eviction.test.ts',
  'server/media/routes.test.ts',
  'server/http/umask.test.ts',
  'server/cache/versioned-cache.test.ts',
  'server/jobs/scheduler.test.ts',
  'ops/start-command.test.ts',
]

const server = (database: 'sqlite' | 'postgres', without: string[] = []) => ({
  test: {
    name: database,
    include: ['{server,ops}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...without],
    globalSetup: `server/testing/seeded-${database}.ts`,
    // A test that hangs fails; one that only waits for a busy machine does not.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Nothing here lives in a module: the server's code is read once per worker instead of once per file.
    isolate: false,
  },
})

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      server('sqlite'),
      server('postgres', once),
      { test: { name: 'contract', include: ['contract/**/*.test.ts'] } },
      {
        test: {
          name: 'web',
          include: ['web/{app,testing}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: 'web/testing/setup.ts',
        },
      },
      {
        extends: 'admin/vite.config.ts',
        root: 'admin',
        test: {
          name: 'admin',
          environment: 'jsdom',
          include: ['**/*.test.{ts,tsx}'],
          setupFiles: ['testing/setup.ts'],
          testTimeout: 30_000,
          isolate: false,
          // Installed several times; only Vite's own resolution honours `dedupe`.
          server: { deps: { inline: [/react-admin/, /\/ra-/, /react-router/, /@mui\/x-charts/] } },
        },
      },
    ],
  },
})

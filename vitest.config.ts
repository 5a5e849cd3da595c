import { configDefaults, defineConfig } from 'vitest/config'

/** About pictures, files, memory and sockets: they ask a database nothing that others do not ask of both kinds. */
const once = [
  'server/pages/{brochure,cards}/*.test.ts',
  'server/pages/made-up-searches.test.ts',
  'server/{media,own-files,quick-way}.test.ts',
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
    ],
  },
})

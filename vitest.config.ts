import { defineConfig } from 'vitest/config'

const server = (database: 'sqlite' | 'postgres') => ({
  test: {
    name: database,
    include: ['{server,ops}/**/*.test.ts'],
    globalSetup: `server/testing/seeded-${database}.ts`,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Nothing here lives in a module: the server's code is read once per worker instead of once per file.
    isolate: false,
  },
})

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      server('sqlite'),
      server('postgres'),
      { test: { name: 'contract', include: ['contract/**/*.test.ts'] } },
    ],
  },
})

import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { asOwner } from './e2e/back-office.ts'
import { chromiumFlags } from './ops/chromium-flags.ts'
import { findChromium } from './ops/find-chromium.ts'

const port = Number(process.env.E2E_PORT ?? 3107)

// For all processes of this run: what e2e/serve.ts starts first stores the demonstration company there, and the others take a copy.
process.env.E2E_SEEDED ??= join(tmpdir(), `house-e2e-seeded-${randomUUID()}`)

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 3,
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Two cores make pictures, render and browse at once here, and other machines may take most of them. How long something takes is
  // for the benchmarks to say: a journey that hangs fails, one that only waits for a busy machine does not.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumFlags,
    },
  },
  webServer: {
    command: 'node e2e/serve.ts',
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port), LOG_LEVEL: 'warn', ...asOwner },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})

import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { ownerEnv } from './e2e/fixtures/back-office.ts'
import { ports } from './e2e/fixtures/ports.ts'
import { chromiumFlags } from './ops/browser/chromium-flags.ts'
import { findChromium } from './ops/browser/find-chromium.ts'

// Shared by all servers of this run: the first one seeds a database there, the others copy it.
process.env.E2E_SEEDED ??= join(tmpdir(), `house-e2e-seeded-${randomUUID()}`)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 3,
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A test that hangs fails; one that only waits for a busy machine does not.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    // Films and animations take a third of the processor's time. Tests of motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: `http://localhost:${ports.shared}`,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...chromiumFlags,
        // Draws in software instead of with an emulated graphics card, which seemed slower.
        '--disable-software-rasterizer',
        // Without it, about one page in 200 was never drawn again after scrolling: see e2e/fixtures/test.ts.
        '--disable-checker-imaging',
      ],
    },
  },
  webServer: {
    command: 'node e2e/fixtures/serve.ts',
    url: `http://localhost:${ports.shared}/readyz`,
    // All tests send from one address: together they are more than one visitor may send.
    env: { PORT: String(ports.shared), LOG_LEVEL: 'warn', ENQUIRY_LIMIT_PER_MINUTE: '0', ...ownerEnv },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})

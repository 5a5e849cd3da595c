import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { untilReady } from './until-started.ts'

/**
 * A site whose own source of answers is down, so that its pages come with nothing but skeletons. In the browser each call
 * fails until the test lets it be answered, with what the site under test says or with what the test gives.
 */
export async function startSiteWithUnresponsiveApi(page: Page, answering: string) {
  const [port, closed] = [await freePort(), await freePort()]
  const address = `http://localhost:${port}`
  const site = spawn('node', ['e2e/serve.ts'], {
    env: { ...process.env, PORT: `${port}`, LOG_LEVEL: 'silent', API_BASE_URL: `http://localhost:${closed}` },
    stdio: 'ignore',
  })
  const answers = new Map<string, unknown>()
  await page.route(`${address}/api/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!answers.has(pathname)) return route.fulfill({ status: 503, json: { success: '0', message: 'Down' } })
    const json = answers.get(pathname)
    return json
      ? route.fulfill({ json })
      : route.fulfill({ response: await route.fetch({ url: answering + pathname }) })
  })
  await untilReady(address, '/healthz')
  return {
    address,
    answer: (path: string, json?: object) => answers.set(path, json),
    async [Symbol.asyncDispose]() {
      site.kill('SIGTERM')
      await once(site, 'exit')
    },
  }
}

async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { freePort } from '../../server/testing/processes/free-port.ts'
import { type Browser, dragActions, typeActions } from './browser.ts'

/** Debian's WebKitGTK over WebDriver, on a virtual screen. */
export async function startWebKit(): Promise<Browser> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (!binary) throw new Error('WebKit needs the Debian package webkit2gtk-driver')
  const port = await freePort()
  const driver = spawn(
    'xvfb-run',
    ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    { stdio: 'ignore', detached: true },
  )
  const driverUrl = `http://127.0.0.1:${port}`
  const options = { binary, args: ['--automation'] }
  const { sessionId } = (await callWhenReady(driverUrl, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string }
  const session = `${driverUrl}/session/${sessionId}`
  const evaluate = (expression: string) =>
    call('POST', `${session}/execute/async`, {
      script: `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(value ?? null))`,
      args: [],
    })
  return {
    name: 'webkit',
    async open(url) {
      await call('POST', `${session}/url`, { url })
    },
    async resize(width, height) {
      await call('POST', `${session}/window/rect`, { width, height })
      // The window has a toolbar: what is missing is added.
      const [innerWidth, innerHeight] = (await evaluate('[innerWidth, innerHeight]')) as [number, number]
      await call('POST', `${session}/window/rect`, { width: 2 * width - innerWidth, height: 2 * height - innerHeight })
    },
    evaluate,
    async drag(points) {
      await call('POST', `${session}/actions`, { actions: dragActions(points) })
    },
    async type(text) {
      await call('POST', `${session}/actions`, { actions: typeActions(text) })
    },
    async screenshot() {
      return Buffer.from(String(await call('GET', `${session}/screenshot`)), 'base64')
    },
    async close() {
      await call('DELETE', session)
      if (driver.pid) process.kill(-driver.pid)
    },
  }
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: { message?: string } }
  if (!response.ok) throw new Error(`${url}: ${value.message}`)
  return value
}

/** The driver takes a moment to listen. */
async function callWhenReady(driverUrl: string, body: object) {
  const end = Date.now() + 20_000
  for (;;) {
    try {
      return await call('POST', `${driverUrl}/session`, body)
    } catch (error) {
      if (Date.now() > end || !(error instanceof TypeError)) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

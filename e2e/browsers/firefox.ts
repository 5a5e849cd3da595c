import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, dragActions, typeActions } from './browser.ts'

type Message = { id?: number; type?: string; result?: Record<string, unknown>; message?: string }

/** Debian's Firefox over WebDriver BiDi, which it speaks without a driver program. */
export async function startFirefox(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'house-firefox-'))
  const firefox = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    firefox.once('error', reject)
    firefox.once('exit', () => reject(new Error(`Firefox ended: ${output}`)))
    firefox.stderr.on('data', (data) => {
      output += data
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
  })
  const { send, close } = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  const tree = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  const context = tree.contexts[0]?.context
  return {
    name: 'firefox',
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    async evaluate(expression) {
      // Values other than text would come back in the protocol's own notation.
      const answer = (await send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      })) as { type: string; result?: { value: string }; exceptionDetails?: { text: string } }
      if (!answer.result) throw new Error(answer.exceptionDetails?.text ?? 'the expression failed')
      return JSON.parse(answer.result.value)
    },
    async drag(points) {
      await send('input.performActions', { context, actions: dragActions(points) })
    },
    async type(text) {
      await send('input.performActions', { context, actions: typeActions(text) })
    },
    async screenshot() {
      const { data } = await send('browsingContext.captureScreenshot', { context })
      return Buffer.from(String(data), 'base64')
    },
    async close() {
      await send('browser.close', {})
      close()
      await new Promise((resolve) => (firefox.exitCode === null ? firefox.once('exit', resolve) : resolve(undefined)))
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function connect(url: string) {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error(`No connection to ${url}`)), { once: true })
  })
  const waiting = new Map<number, (message: Message) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.id !== undefined) waiting.get(message.id)?.(message)
  })
  async function send(method: string, params: object): Promise<Record<string, unknown>> {
    last += 1
    const id = last
    const { promise, resolve } = Promise.withResolvers<Message>()
    waiting.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params }))
    const { type, result, message } = await promise
    waiting.delete(id)
    if (type !== 'success' || !result) throw new Error(`${method}: ${message}`)
    return result
  }
  return { send, close: () => socket.close() }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect } from 'vitest'

const program = resolve(import.meta.dirname, 'start-stub-site.ts')

/** The server in a process of its own, with stub pages, on a free port. */
export function startServerProcess(env: Record<string, string | undefined>) {
  const child = spawn(process.execPath, [program], { env: { ...process.env, PORT: '0', ...env } })
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  child.stderr.on('data', (data) => (output += data))
  const exited = once(child, 'close').then(([code]) => ({ code, output }))
  return {
    output: () => output,
    exited,
    async port() {
      await expect.poll(() => output).toMatch(/Listening on http:\/\/localhost:\d+/)
      return Number(/localhost:(\d+)/.exec(output)?.[1])
    },
    stop() {
      child.kill('SIGTERM')
      return exited
    },
    kill: () => child.kill('SIGKILL'),
  }
}

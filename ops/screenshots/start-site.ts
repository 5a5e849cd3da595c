import { spawn } from 'node:child_process'

/** The site with the demonstration company, unless `env` says otherwise, in a temporary data folder. */
export async function startSite(port: number, env: Record<string, string> = {}) {
  const address = `http://localhost:${port}`
  const server = spawn(process.execPath, ['e2e/fixtures/serve.ts'], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  server.stdout.on('data', (text) => {
    output += text
    process.stdout.write(text)
  })
  await waitUntilReady(address)
  return { address, output: () => output, stop: () => void server.kill('SIGTERM') }
}

async function waitUntilReady(address: string): Promise<void> {
  const isUp = await fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isUp) return
  await new Promise((resolve) => setTimeout(resolve, 200))
  return waitUntilReady(address)
}

import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { untilListening } from './until-started.ts'

export type Fault = 'no connection' | { status: number; body: string }

/** A server that keeps the contract by asking another one, but for the calls that a test breaks. */
export async function startFaultyServer(base: string) {
  const faults = new Map<string, Fault>()
  const server = createServer((request, response) => {
    const fault = faults.get(request.url ?? '')
    if (!fault) return forward(base, request, response)
    if (fault === 'no connection') return request.socket.destroy()
    response.writeHead(fault.status, { 'content-type': 'application/json' }).end(fault.body)
  })
  const url = await listen(server)
  return {
    url,
    breakCall: (call: string, fault: Fault) => faults.set(`/api/${call}`, fault),
    mend: () => faults.clear(),
    stop: () => server.close(),
  }
}

/** The site, in a process of its own, reading from that server. */
export async function startSiteOn(apiBaseUrl: string) {
  const site: ChildProcess = spawn('node', [resolve('e2e/serve.ts')], {
    env: { ...process.env, PORT: '0', API_BASE_URL: apiBaseUrl },
  })
  let output = ''
  site.stdout?.on('data', (data) => (output += data))
  site.stderr?.on('data', (data) => (output += data))
  const port = await untilListening(() => output)
  return {
    url: `http://localhost:${port}`,
    log: () => output,
    stop: () => site.kill('SIGTERM'),
  }
}

async function forward(base: string, request: IncomingMessage, response: ServerResponse) {
  const body: Buffer[] = []
  for await (const part of request) body.push(part)
  const type = request.headers['content-type']
  const answer = await fetch(base + request.url, {
    method: request.method ?? 'GET',
    ...(body.length > 0 && { body: Buffer.concat(body) }),
    ...(type && { headers: { 'content-type': type } }),
  })
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
  response.end(Buffer.from(await answer.arrayBuffer()))
}

async function listen(server: Server) {
  await new Promise<void>((listening) => server.listen(0, listening))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

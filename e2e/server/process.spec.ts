import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startArguments } from '../../ops/start-command.ts'
import { startPostgres } from '../../server/testing/peers/postgres-server.ts'
import { waitForPort } from '../fixtures/site-process.ts'
import { expect, test } from '../fixtures/test.ts'

const started: ChildProcess[] = []
let folder = ''
test.describe.configure({ mode: 'serial' })
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'house-process-'))
})
test.afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function startServer(variables: Record<string, string>) {
  const child = spawn('node', startArguments, {
    cwd: folder,
    env: { ...process.env, DATA_DIR: folder, PORT: '0', ...variables },
  })
  started.push(child)
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  child.stderr.on('data', (data) => (output += data))
  const exited = once(child, 'close').then(([code]) => ({ code, output }))
  return { child, exited, listening: () => waitForPort(() => output), output: () => output }
}

test('a fresh start fills the database, says where it listens, and is alive and ready', async () => {
  const server = startServer({})
  const port = await server.listening()
  expect(server.output()).toContain('Filled the empty database with the demonstration company.')
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200)
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)
  server.child.kill('SIGTERM')
  expect((await server.exited).code).toBe(0)
})

test('a fresh start on PostgreSQL fills that one', async () => {
  const postgres = await startPostgres({ isDurable: false })
  try {
    const server = startServer({ DATABASE_URL: await postgres.createDatabase('house') })
    const port = await server.listening()
    expect(server.output()).toContain('Filled the empty database with the demonstration company.')
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)
    server.child.kill('SIGTERM')
    expect((await server.exited).code).toBe(0)
  } finally {
    await postgres.stop()
  }
})

test('each request is one line of JSON with an id that the reply carries too', async () => {
  const server = startServer({})
  const port = await server.listening()
  const response = await fetch(`http://localhost:${port}/api/category`)
  const id = response.headers.get('x-request-id')
  await expect.poll(() => server.output()).toContain(`"id":"${id}"`)
  const line = server
    .output()
    .split('\n')
    .find((each) => each.includes(`${id}`))
  expect(JSON.parse(line ?? '')).toMatchObject({
    id,
    method: 'GET',
    path: '/api/category',
    status: 200,
    msg: 'request',
  })
  server.child.kill('SIGTERM')
  await server.exited
})

test('a page says what it takes when it is sent something else, and the log has one line of it', async () => {
  const server = startServer({})
  const origin = `http://localhost:${await server.listening()}`
  for (const [method, path, allow] of [
    ['POST', '/', 'GET, HEAD'],
    ['OPTIONS', '/about-us/', 'GET, HEAD'],
    ['DELETE', '/never-was', 'GET, HEAD'],
    ['POST', '/%zz', 'GET, HEAD'],
    ['PUT', '/locate-us', 'GET, HEAD, POST'],
  ] as const) {
    const answer = await fetch(origin + path, { method })
    expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, allow])
    expect(await answer.text()).toBe(`This address takes ${allow}.`)
  }
  server.child.kill('SIGTERM')
  const { output } = await server.exited
  const requests = output.split('\n').filter((line) => line.includes('"msg":"request"'))
  expect(requests.map((line) => JSON.parse(line).status)).toEqual([405, 405, 405, 405, 405])
  expect(output).not.toMatch(/ErrorResponse|malformed/)
})

test('a port in use is said in one sentence with what to do', async () => {
  const first = startServer({})
  const port = await first.listening()
  const second = startServer({ PORT: String(port) })
  const { code, output } = await second.exited
  expect(code).toBe(1)
  expect(output).toContain(`Not started: port ${port} is in use by another program.`)
  expect(output).not.toContain('    at ')
  first.child.kill('SIGTERM')
  await first.exited
})

test('a setting that cannot be used is named', async () => {
  const { code, output } = await startServer({ DATABASE_URL: 'mysql://x' }).exited
  expect(code).toBe(1)
  expect(output).toContain('DATABASE_URL: must begin with postgres://')
})

test('a HOST that is not of this machine is said in one sentence', async () => {
  const { code, output } = await startServer({ HOST: '203.0.113.9' }).exited
  expect(code).toBe(1)
  expect(output).toContain('Not started: HOST is not an address of this machine')
  expect(output).not.toContain('    at ')
})

test('a database that cannot be reached is said in one sentence', async () => {
  const { code, output } = await startServer({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }).exited
  expect(code).toBe(1)
  expect(output).toContain('Not started: the database in the PostgreSQL server named by DATABASE_URL cannot be opened')
})

test('a stop answers the request under way, takes no new ones, and ends well', async () => {
  const server = startServer({})
  const port = await server.listening()
  const body = JSON.stringify({ customer_name: 'Asha', phone_number: '9812345678' })
  const socket = connect(port, 'localhost')
  let reply = ''
  socket.on('data', (data) => (reply += data))
  socket.write(
    `POST /api/contact-us HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  )
  await expect.poll(() => fetch(`http://localhost:${port}/healthz`).then(({ status }) => status)).toBe(200)
  server.child.kill('SIGTERM')
  await expect.poll(() => server.output()).toContain('"msg":"shutting down"')
  await expect
    .poll(() =>
      fetch(`http://localhost:${port}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  socket.write(body.slice(10))
  expect((await server.exited).code).toBe(0)
  expect(reply).toContain('"success":"1"')
})

test('a body of 100 MB is refused without being read, declared or in chunks', async () => {
  const server = startServer({})
  const port = await server.listening()
  for (const declared of [true, false]) {
    const megabyte = new Uint8Array(1024 * 1024).fill(120)
    let sent = 0
    const stream = new ReadableStream({
      pull(controller) {
        if (sent === (declared ? 0 : 100)) return controller.close()
        sent += 1
        controller.enqueue(megabyte)
      },
    })
    const reply = await statusOf(port, declared, stream)
    expect(reply).toContain('413')
    // What is under way on the line is sent before the answer is there; of what was declared nothing was needed.
    expect(sent).toBeLessThan(16)
  }
  expect((await fetch(`http://localhost:${port}/api/category`)).status).toBe(200)
  server.child.kill('SIGTERM')
  await server.exited
})

/** Writes until the server answers or hangs up, and gives the first line of its answer. */
async function statusOf(port: number, declared: boolean, body: ReadableStream<Uint8Array>) {
  const socket = connect(port, 'localhost')
  let reply = ''
  let isOver = false
  socket.on('data', (data) => (reply += data))
  socket.on('error', () => (isOver = true))
  socket.on('close', () => (isOver = true))
  const length = declared ? `content-length: ${100 * 1024 * 1024}` : 'transfer-encoding: chunked'
  socket.write(
    `POST /api/search HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\n${length}\r\n\r\n`,
  )
  for await (const chunk of body) {
    if (isOver || reply) break
    if (!declared) socket.write(`${chunk.length.toString(16)}\r\n`)
    const flushed = socket.write(chunk)
    if (!declared) socket.write('\r\n')
    if (!flushed)
      await Promise.race([once(socket, 'drain'), once(socket, 'data'), once(socket, 'close')]).catch(() => {})
  }
  await expect.poll(() => reply).not.toBe('')
  socket.destroy()
  return reply.split('\r\n')[0]
}

import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect as connectTo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { queueDeliveries } from './features/leads/deliveries.ts'
import { connect } from './platform/db/open.ts'
import { openTestApp } from './testing/open-test-app.ts'
import { startServerProcess } from './testing/processes/server-process.ts'
import { startSmtpServer } from './testing/processes/smtp-server.ts'

const { databaseUrl } = inject('seeded')
let opened = {} as Awaited<ReturnType<typeof openTestApp>>
let folder = ''
let server: ReturnType<typeof start>
beforeAll(async () => {
  opened = await openTestApp()
  folder = await mkdtemp(join(tmpdir(), 'house-bootstrap-'))
  server = start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(importLog)}` })
})
afterAll(async () => {
  server.kill()
  await server.exited
  await opened.close()
  await rm(folder, { recursive: true })
})

/** Prints the packages of staff authentication when they are imported. */
const importLog = `import { registerHooks } from 'node:module'
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('better-auth')) console.log('imported ' + specifier)
    return next(specifier, context)
  },
})`

/** A server on the database that this run is for. */
function start(env: Record<string, string> = {}) {
  return startServerProcess({ DATABASE_URL: '', DATA_DIR: folder, ...opened.env, ...env })
}

test('the server is alive and ready, and logs each request with the id of its reply (§7)', async () => {
  const url = `http://localhost:${await server.port()}`
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const response = await fetch(`${url}/api/category`)
  const id = response.headers.get('x-request-id')
  await expect.poll(() => server.output()).toContain(`"id":"${id}"`)
  const lines = server.output().split('\n')
  const line = lines.find((each) => each.includes(`"id":"${id}"`)) ?? ''
  const request = { id, method: 'GET', path: '/api/category', status: 200, msg: 'request' }
  expect(JSON.parse(line)).toMatchObject(request)
})

test('a BACKUP_DIR that cannot be created and a passphrase without a bucket are warnings in the log at start', async () => {
  const site = start({ BACKUP_DIR: '/dev/null/backups', BACKUP_PASSPHRASE: 'correct horse battery' })
  await expect.poll(site.output).toContain('set BACKUP_DIR to a folder that it may write to')
  expect(site.output()).toContain('BACKUP_PASSPHRASE is set without S3_BUCKET')
  site.kill()
  await site.exited
})

test('staff authentication is loaded before the server listens', async () => {
  await server.port()
  const [beforeListening] = server.output().split('Listening on')
  expect(beforeListening).toContain('imported better-auth')
})

test('metrics are off by default, and never served on the public port', async () => {
  const response = await fetch(`http://localhost:${await server.port()}/metrics`)
  expect(response.headers.get('content-type')).toBe('text/html')
  expect(server.output()).not.toContain('Metrics on')
})

test('METRICS_ADDRESS serves the metrics of one instance until it stops', async () => {
  const first = start({ METRICS_ADDRESS: '127.0.0.1:0' })
  await expect.poll(first.output).toContain('Metrics on')
  const url = /Metrics on (.*)$/m.exec(first.output())?.[1] ?? ''
  const metrics = await (await fetch(url)).text()
  expect(metrics).toContain('database_up 1')
  expect(/^database_pool_connections \d+$/m.test(metrics)).toBe(Boolean(databaseUrl))

  const { host, port } = new URL(url)
  const second = await start({ METRICS_ADDRESS: host }).exited
  expect(second.output).toContain(`Not started: port ${port} is in use by another program.`)
  expect(second.code).toBe(1)

  expect((await first.stop()).code).toBe(0)
  await expect(fetch(url)).rejects.toThrow()
})

test('a graceful shutdown completes the request in progress, accepts no new ones and exits with code 0 (§7)', async () => {
  const port = await server.port()
  const body = JSON.stringify({ customer_name: 'Asha', phone_number: '9812345678' })
  const socket = connectTo(port, 'localhost')
  let reply = ''
  socket.on('data', (data) => (reply += data))
  socket.write(
    `POST /api/contact-us HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  )
  await expect.poll(() => reply).toContain('100 Continue')
  const exited = server.stop()
  await expect.poll(() => server.output()).toContain('"msg":"shutting down"')
  const isOpen = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      () => true,
      () => false,
    )
  await expect.poll(isOpen).toBe(false)
  socket.write(body.slice(10))
  expect((await exited).code).toBe(0)
  expect(reply).toContain('"success":"1"')
})

test.runIf(!databaseUrl)(
  'with SETUP=wizard an empty database gets a setup code, and a new one with each start',
  async () => {
    const env = { SETUP: 'wizard', DATA_DIR: join(folder, 'new') }
    const codes: string[] = []
    for (let start = 0; start < 2; start += 1) {
      const server = startServerProcess({ DATABASE_URL: '', ...env })
      const state = await (await fetch(`http://localhost:${await server.port()}/admin/api/setup`)).json()
      expect(state.data).toEqual({ state: 'pending' })
      codes.push(/^Setup: open \/admin .* code (.{23})$/m.exec(server.output())?.[1] ?? '')
      expect(server.output()).not.toContain('Back office:')
      await server.stop()
    }
    expect(new Set(codes.filter(Boolean)).size).toBe(2)
  },
)

test.runIf(!databaseUrl)(
  'a second server on one SQLite folder warns, names PostgreSQL and mails nothing twice',
  async () => {
    const smtp = await startSmtpServer()
    const DATA_DIR = join(folder, 'shared')
    await cp(inject('seeded').dataDir, DATA_DIR, { recursive: true })
    const config = { DATA_DIR, SMTP_URL: smtp.url, ENQUIRY_TO: 'sales@jharokha.example', ENQUIRY_LIMIT_PER_MINUTE: '0' }
    const first = start(config)
    const ports = [await first.port()]
    const second = start(config)
    ports.push(await second.port())
    const warning = /"level":40.*another process uses this SQLite database.*PostgreSQL \(DATABASE_URL\)/
    await expect.poll(second.output).toMatch(warning)
    expect(first.output()).not.toMatch(warning)
    const db = connect({ dataDir: DATA_DIR })
    const numbers = Array.from({ length: 20 }, (_, number) => number)
    await Promise.all(
      numbers.map(async (number) => {
        const body = JSON.stringify({ customer_name: `Asha ${number}`, phone_number: `98123${45_600 + number}` })
        const headers = { 'content-type': 'application/json' }
        const url = `http://localhost:${ports[number % 2]}/api/contact-us`
        expect(await (await fetch(url, { method: 'POST', headers, body })).json()).toMatchObject({ success: '1' })
      }),
    )
    // Without a form token they are in quarantine: released, they are mailed.
    const enquiries = await db.selectFrom('enquiry').select('id').execute()
    await Promise.all(
      enquiries.map((enquiry) => queueDeliveries(db, { ...enquiry, email: '' }, ['mail-to-staff'], new Date())),
    )
    const waiting = () => db.selectFrom('outbox').select('id').where('state', '!=', 'delivered').execute()
    await expect.poll(waiting).toEqual([])
    const ofLeads = smtp.mails.filter(({ text }) => text?.includes('Asha'))
    expect(new Set(ofLeads.map(({ messageId }) => messageId)).size).toBe(20)
    expect(ofLeads).toHaveLength(20)
    await Promise.all([first.stop(), second.stop()])
    await smtp.stop()
    await db.destroy()
  },
)

test.runIf(databaseUrl)(
  'the password of PostgreSQL can be in PGPASSWORD, where no character needs encoding',
  async () => {
    const url = new URL(opened.env.DATABASE_URL ?? '')
    const password = 'p@ss:w/rd#?%'
    await sql`create role compose with login superuser password ${sql.lit(password)}`.execute(opened.db)
    const env = { DATABASE_URL: `postgres://${url.host}${url.pathname}`, PGUSER: 'compose', PGPASSWORD: password }
    const server = start(env)
    expect((await fetch(`http://localhost:${await server.port()}/readyz`)).status).toBe(200)
    await server.stop()
  },
)

test('a database of a newer version is named as such, with the two ways on', async () => {
  const newer = await openTestApp()
  await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '')`.execute(newer.db)
  const { code, output } = await start(newer.env).exited
  expect(code).toBe(1)
  expect(output).toMatch(
    /^Not started: the database was written by a newer version of the site \(it knows 9999-future\)/,
  )
  expect(output).toMatch(/Start that version again, or restore an archive from before the update/)
  await newer.close()
})

test.runIf(!databaseUrl)(
  'a port in use, an invalid HOST, an unreachable database and a folder that cannot be created are each reported in one sentence',
  async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const unreachable = 'postgres://nobody@127.0.0.1:1/none'
    const results = await Promise.all([
      start({ PORT: String(port) }).exited,
      start({ HOST: '203.0.113.9' }).exited,
      start({ DATABASE_URL: unreachable }).exited,
      start({ DATA_DIR: '/dev/null/house' }).exited,
    ])
    other.close()
    const sentences = results.map(({ output }) => /^Not started: .*$/m.exec(output)?.[0])
    expect(sentences).toEqual([
      expect.stringContaining(`port ${port} is in use by another program.`),
      expect.stringContaining('HOST is not an address of this machine'),
      expect.stringContaining('the PostgreSQL server named by DATABASE_URL cannot be opened'),
      'Not started: the folder /dev/null/house of DATA_DIR cannot be created (not a directory). Create it for this account, or set DATA_DIR to a folder that it may write to.',
    ])
    for (const { code, output } of results) expect([code, output.includes('    at ')]).toEqual([1, false])
  },
)

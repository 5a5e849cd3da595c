import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { type Connection, openConnection } from '../../server/testing/http-connection.ts'
import { type PageAnswer, readRepeatedly } from '../load/page-load.ts'
import { quantile } from '../load/quantile.ts'
import { installedProxies } from '../processes/proxies.ts'
import { pause, portOf } from '../processes/site-process.ts'
import { type FaultTest, type Finding, rounded } from './finding.ts'
import { withSite } from './temporary-site.ts'

const routes = [
  ...['POST /locate-us/', 'POST /no/such/page', 'PUT /healthz', 'POST /visit'],
  ...['POST /api/search', 'POST /api/no-such-call', 'PUT /api/app-setting'],
  ...['POST /admin/api/media', 'POST /admin/api/session', 'PUT /admin/api/no-such-call'],
  ...['POST /media/0123456789ab/door.png', 'POST /assets/no-such-file.js'],
]
const sizes = [1, 1000, 100_000, 1024 * 1024, 20 * 1024 * 1024]
const speeds = ['fast', 'dripping'] as const
type Speed = (typeof speeds)[number]

const drips = 20
const dripMs = 20

/** Bodies that no route wants: each gets its reply, and others on the connections of a proxy do not suffer. */
export const refusedBodies: FaultTest = async ({ isShort }) =>
  withSite(
    async (site, folder) => {
      const tried = isShort ? sizes.slice(0, 4) : sizes
      const findings = [await refuseAll('directly', site.address, tried)]
      for (const [name, start] of installedProxies()) {
        const instance = portOf(site)
        const proxy = await start(await mkdtemp(join(folder, name)), [instance, instance], { isKeepAlive: true })
        findings.push(await refuseAll(`through ${name}`, proxy.address, tried).finally(proxy.stop))
      }
      return findings
    },
    { TRUST_PROXY: '1' },
  )

async function refuseAll(way: string, address: string, tried: number[]): Promise<Finding> {
  const port = Number(new URL(address).port)
  const wrong: string[] = []
  let sent = 0
  let isOver = false
  const others: PageAnswer[] = []
  const reading = (async () => {
    while (!isOver) others.push(...(await readRepeatedly(address, 4, 500, () => '/healthz')))
  })()
  for (const speed of speeds)
    for (const bytes of tried)
      await Promise.all(
        routes.map(async (route) => {
          sent += 1
          const status = await refuse(port, route, bytes, speed)
          if (status < 400 || status > 499) wrong.push(`${route} ${bytes} bytes ${speed}: ${status}`)
        }),
      )
  isOver = true
  await reading
  const failed = others.filter(({ status }) => status !== 200).length
  const times = others.map(({ ms }) => ms)
  return {
    fault: `refused bodies ${way}`,
    how: `bodies of ${tried.join(', ')} bytes, fast and dripping, to ${routes.length} addresses at once; 4 read /healthz all the time`,
    expected: 'every one gets its 4xx; not one other request fails, with a p99 ≤ 100 ms',
    measured: `${sent - wrong.length} of ${sent} refused as they should be${wrong.length > 0 ? ` (not: ${wrong.join('; ')})` : ''}; ${failed} of ${others.length} others failed, p99 ${rounded(quantile(times, 0.99))} ms`,
    isGood: wrong.length === 0 && failed === 0 && quantile(times, 0.99) <= 100,
  }
}

/** The status; 0 without a whole reply. */
async function refuse(port: number, route: string, bytes: number, speed: Speed) {
  const connection = openConnection(port)
  const method = route.split(' ')[0] ?? ''
  const head = `${route} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\nsec-fetch-site: same-origin\r\ncontent-length: ${bytes}\r\n\r\n`
  const sending = send(connection, head, Buffer.alloc(bytes, 'x'), speed)
  const reply = await connection.readReply(method)
  await sending
  connection.destroy()
  return reply?.status ?? 0
}

async function send(connection: Connection, head: string, body: Buffer, speed: Speed) {
  await connection.write(head)
  const size = speed === 'fast' ? body.length : Math.ceil(body.length / drips)
  for (let at = 0; at < body.length; at += size) {
    if (speed === 'dripping') await pause(dripMs)
    await connection.write(body.subarray(at, at + size))
  }
}

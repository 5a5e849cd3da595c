import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { makeEnquiries, type Post, send } from '../load/enquiry-load.ts'
import { type PageAnswer, readAtRate, readRepeatedly, uncachedSearch } from '../load/page-load.ts'
import { quantile } from '../load/quantile.ts'
import { pause, type SiteProcess } from '../processes/site-process.ts'
import { type FaultTest, rounded } from './finding.ts'
import { withSite } from './temporary-site.ts'

/** All requests come from one IP. Without this they would share one visitor's connection limit. */
const manyVisitors = { TRUST_PROXY: '1' }

/** Slowloris: sockets that send half a request. Others are served as before, and the slow ones are cut off. */
export const slowSockets: FaultTest = async ({ isShort }) =>
  withSite(async (site) => {
    const count = isShort ? 300 : 2000
    await readRepeatedly(site.address, 4, 2000)
    const before = timesOf(await readRepeatedly(site.address, 4, 3000))
    const sockets = await openSlowly(Number(new URL(site.address).port), count)
    const meanwhile = await readRepeatedly(site.address, 4, 3000)
    const start = performance.now()
    while (sockets.some((socket) => !socket.destroyed) && performance.now() - start < 30_000) await pause(100)
    const left = sockets.filter((socket) => !socket.destroyed).length
    for (const socket of sockets) socket.destroy()
    const failed = meanwhile.filter(({ status }) => status !== 200).length
    return [
      {
        fault: `${count} slow sockets`,
        how: 'each sends half of its headers and then nothing',
        expected: 'no page fails; every slow socket is cut off within 30 s',
        measured: `p99 of pages ${rounded(quantile(before, 0.99))} ms before, ${rounded(quantile(timesOf(meanwhile), 0.99))} ms meanwhile, ${failed} failed; ${left} slow sockets left after ${Math.round((performance.now() - start) / 1000)} s`,
        isGood: failed === 0 && left === 0,
      },
    ]
  }, manyVisitors)

/** Three times as many uncached pages as can be rendered: served requests stay fast, cached pages and enquiries are unaffected. */
export const overload: FaultTest = async ({ isShort }) =>
  withSite(async (site, dataDir) => {
    const ms = isShort ? 4000 : 20_000
    await readRepeatedly(site.address, 8, 3000, uncachedSearch)
    await readRepeatedly(site.address, 8, 1000)
    const posts = await makeEnquiries({ dataDir }, 200)
    // The same load of cached pages and enquiries during both, so that the two search rates are comparable.
    const withOtherLoad = (searches: Promise<PageAnswer[]>) =>
      Promise.all([searches, readAtRate(site.address, 20, ms), sendSteadily(site, posts, ms)])
    const [atPeak] = await withOtherLoad(readRepeatedly(site.address, 8, ms, uncachedSearch))
    const peak = goodput(atPeak, ms)
    const [answers, known, enquiries] = await withOtherLoad(readAtRate(site.address, peak * 3, ms, uncachedSearch))
    const served = answers.filter(({ status }) => status === 200)
    const p99 = quantile(timesOf(served), 0.99)
    const share = goodput(answers, ms) / peak
    const odd = answers.filter(({ status }) => status !== 200 && status !== 503).length
    const taken = enquiries.filter(({ status }) => status === 200)
    const shown = known.filter(({ status }) => status === 200)
    return [
      {
        fault: 'three times the load it can serve',
        how: `${rounded(peak * 3)} searches a second for ${ms / 1000} s, each requested once; 20 cached pages and 5 enquiries a second at the peak and then`,
        expected:
          'p99 of what is served ≤ 3 s, ≥ 90 % of the peak is served, the rest is 503; cached pages and enquiries are all answered, enquiries with a p99 ≤ 500 ms',
        measured: `peak ${rounded(peak)} searches/s; ${rounded(share * 100)} % of it under overload, p99 ${rounded(p99)} ms, ${answers.length - served.length - odd} times 503, ${odd} without answer; ${shown.length} of ${known.length} cached pages sent; ${taken.length} of ${enquiries.length} enquiries taken, p99 ${rounded(quantile(timesOf(taken), 0.99))} ms`,
        isGood:
          p99 <= 3000 &&
          share >= 0.9 &&
          odd === 0 &&
          shown.length === known.length &&
          taken.length === enquiries.length &&
          quantile(timesOf(taken), 0.99) <= 500,
      },
    ]
  })

/** Steady load for a long time: memory does not grow. */
export const soak: FaultTest = async ({ isShort, minutes }) =>
  withSite(async (site, dataDir) => {
    const ms = (isShort ? 0.5 : minutes) * 60_000
    const samples: number[] = []
    const sampling = setInterval(() => samples.push(residentMegabytes(site.pid)), Math.max(250, ms / 400))
    const posts = await makeEnquiries({ dataDir }, Math.ceil(ms / 200) + 1)
    const [answers, enquiries] = await Promise.all([readRepeatedly(site.address, 4, ms), sendSteadily(site, posts, ms)])
    clearInterval(sampling)
    const quarter = Math.floor(samples.length / 4)
    const early = quantile(samples.slice(quarter, 2 * quarter), 0.5)
    const late = quantile(samples.slice(3 * quarter), 0.5)
    const failed = [...answers, ...enquiries].filter(({ status }) => status !== 200).length
    return [
      {
        fault: `${ms / 60_000} minutes of steady load`,
        how: '4 continuous readers, 5 enquiries per second; memory is read from /proc',
        expected: 'memory in the last quarter ≤ 1.15 × the second quarter; nothing fails',
        measured: `${answers.length} pages and ${enquiries.length} enquiries, ${failed} failed; ${rounded(early)} MB in the second quarter, ${rounded(late)} MB in the last`,
        isGood: failed === 0 && (isShort || late <= early * 1.15),
      },
    ]
  })

function timesOf(answers: PageAnswer[]) {
  return answers.map(({ ms }) => ms)
}

function goodput(answers: PageAnswer[], ms: number) {
  return answers.filter(({ status }) => status === 200).length / (ms / 1000)
}

async function sendSteadily({ address }: SiteProcess, posts: Post[], ms: number) {
  const until = performance.now() + ms
  const sent: Promise<PageAnswer>[] = []
  while (performance.now() < until) {
    const post = posts.shift()
    if (!post) throw new Error('too few enquiries were made')
    const start = performance.now()
    sent.push(send(address, post).catch(() => ({ status: 0, ms: performance.now() - start })))
    await pause(200)
  }
  return Promise.all(sent)
}

async function openSlowly(port: number, count: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'))
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((opened) => {
          socket.on('error', () => opened())
          socket.on('connect', () => {
            socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
            opened()
          })
          socket.resume()
        }),
    ),
  )
  return sockets
}

function residentMegabytes(pid: number) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

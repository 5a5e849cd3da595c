import { spawn } from 'node:child_process'
import { openDatabase } from '../../server/database.ts'
import { makeEnquiries, type Post, send, visitorName } from '../load/enquiry-load.ts'
import { read } from '../load/page-load.ts'
import { type FaultTest, skipped } from './finding.ts'
import { withSite } from './temporary-site.ts'

const fault = 'a disk that fails to sync'
const how = 'strace answers every fsync and fdatasync of the server with EIO'

/** What cannot be synced to disk is not acknowledged. */
export const fsync: FaultTest = async () =>
  withSite(async (site, dataDir) => {
    const [first, second, third] = (await makeEnquiries({ dataDir }, 3)) as [Post, Post, Post]
    const { status: before } = await send(site.address, first)
    const strace = spawn('strace', [
      '-f',
      '-p',
      String(site.pid),
      '-e',
      'trace=fsync,fdatasync',
      '-e',
      'inject=fsync,fdatasync:error=EIO',
    ])
    const ended = new Promise<false>((resolve) =>
      strace.once('close', () => resolve(false)).once('error', () => resolve(false)),
    )
    if (!(await Promise.race([waitForAttach(strace.stderr), ended])))
      return skipped(fault, how, 'strace is not installed or may not attach')
    const { status: meanwhile } = await send(site.address, second)
    const { status: page } = await read(site.address, '/about-us')
    strace.kill('SIGINT')
    await ended
    const { status: after } = await send(site.address, third)
    const db = await openDatabase({ dataDir })
    const stored = (await db.selectFrom('enquiry').select('customer_name').execute()).map((row) => row.customer_name)
    await db.destroy()
    const lost = [visitorName(1), visitorName(3)].filter((name) => !stored.includes(name)).length
    return [
      {
        fault,
        how,
        expected: 'an enquiry is 200 before, 503 meanwhile, 200 after; a page is 200; none acknowledged is lost',
        measured: `enquiry ${before}, ${meanwhile}, ${after}; page ${page}; ${lost} lost`,
        isGood: `${before} ${meanwhile} ${after} ${page} ${lost}` === '200 503 200 200 0',
      },
    ]
  })

function waitForAttach(output: NodeJS.ReadableStream) {
  return new Promise<true>((resolve) => {
    output.on('data', (text) => /attached/.test(String(text)) && resolve(true))
  })
}

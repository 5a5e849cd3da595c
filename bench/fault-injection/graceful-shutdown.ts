import { openDatabase } from '../../server/database.ts'
import { makeEnquiries, type Post, send } from '../load/enquiry-load.ts'
import { read } from '../load/page-load.ts'
import { pause, portOf, type SiteProcess, startSite } from '../processes/site-process.ts'
import type { FaultTest } from './finding.ts'
import { withTemporaryFolder } from './temporary-site.ts'

/** The server shuts down under load: requests in flight are answered. */
export const sigterm: FaultTest = async ({ isShort }) =>
  withTemporaryFolder(async (dataDir) => {
    const stops = isShort ? 3 : 10
    const environment = { DATA_DIR: dataDir, DATABASE_URL: '', ENQUIRY_LIMIT_PER_MINUTE: '0' }
    let site: SiteProcess = await startSite(environment)
    const { address } = site
    const posts = await makeEnquiries({ dataDir }, stops * 400)
    const acknowledged: Post[] = []
    const codes: (number | null)[] = []
    let isOver = false
    let retries = 0
    const senders = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        const post = posts.pop()
        if (!post) return
        const answer = await sendUntilAnswered(post)
        if (answer === 200) acknowledged.push(post)
      }
    })
    async function sendUntilAnswered(post: Post) {
      while (!isOver) {
        const answer = await send(address, post).catch(() => undefined)
        if (answer?.status === 200) return 200
        retries += 1
        await pause(10)
      }
    }
    const broken = { pages: 0 }
    const readers = Array.from({ length: 4 }, async () => {
      while (!isOver) if ((await read(address, '/api/category')).status >= 500) broken.pages += 1
    })
    for (let stop = 0; stop < stops; stop += 1) {
      await pause(500)
      codes.push(await site.end('SIGTERM'))
      site = await startSite(environment, portOf(site))
    }
    await pause(200)
    isOver = true
    await Promise.all([...senders, ...readers])
    await site.end('SIGTERM')
    const db = await openDatabase({ dataDir })
    const rows = await db.selectFrom('enquiry').select('customer_name').execute()
    await db.destroy()
    const names = rows.map((row) => row.customer_name)
    const lost = acknowledged.filter(({ body }) => !names.includes(JSON.parse(body).customer_name)).length
    const twice = names.length - new Set(names).size
    return [
      {
        fault: 'graceful shutdown under load',
        how: `SIGTERM ${stops} times while 8 send enquiries and 4 read`,
        expected: 'ends with 0 each time, none lost or duplicated, no HTTP 500',
        measured: `ended with ${[...new Set(codes)]}, ${acknowledged.length} acknowledged after ${retries} retries, ${lost} lost, ${twice} duplicated, ${broken.pages} HTTP 500`,
        isGood: codes.every((code) => code === 0) && lost === 0 && twice === 0 && broken.pages === 0,
      },
    ]
  })

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeEnquiries, type Post, send } from '../load/enquiry-load.ts'
import { read } from '../load/page-load.ts'
import { pause, startSite } from '../processes/site-process.ts'
import type { FaultTest } from './finding.ts'
import { withTemporaryFolder } from './temporary-site.ts'

const dayMs = 86_400_000
const credentials = { email: 'owner@jharokha.example', password: 'a password of the drill' }
/** Longer than the site takes to read the offset. */
const noticedMs = 200

/** Loaded before the site: shifts its clock by the milliseconds in a file. */
const shiftedClock = (offsetFile: string) => `import { readFileSync } from 'node:fs'
const RealDate = Date
let offset = 0
setInterval(() => { offset = Number(readFileSync(${JSON.stringify(offsetFile)}, 'utf8')) }, 20).unref()
globalThis.Date = class extends RealDate {
  constructor(...given) { given.length === 0 ? super(RealDate.now() + offset) : super(...given) }
  static now() { return RealDate.now() + offset }
}
`

/** The clock of the server jumps back and forth: nobody is locked out, and enquiries are taken. */
export const clockJumps: FaultTest = async () =>
  withTemporaryFolder(async (dataDir) => {
    const offsetFile = join(dataDir, 'clock-offset')
    const preload = join(dataDir, 'shifted-clock.mjs')
    writeFileSync(preload, shiftedClock(offsetFile))
    const jumpTo = async (days: number) => {
      writeFileSync(offsetFile, String(days * dayMs))
      await pause(noticedMs)
    }
    await jumpTo(0)
    const site = await startSite({
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      NODE_OPTIONS: `--import=${pathToFileURL(preload)}`,
      ADMIN_EMAIL: credentials.email,
      ADMIN_PASSWORD: credentials.password,
      ENQUIRY_LIMIT_PER_MINUTE: '1',
    })
    try {
      const signIn = async (password: string) => {
        const headers = { 'content-type': 'application/json', origin: site.address }
        const body = JSON.stringify({ ...credentials, password })
        const response = await fetch(`${site.address}/admin/api/session`, { method: 'POST', headers, body })
        return response.status
      }
      const posts = await makeEnquiries({ dataDir }, 4)
      const enquire = async () => (await send(site.address, posts.pop() as Post)).status
      for (let count = 0; count < 5; count += 1) await signIn('a wrong password')
      const now = [await signIn(credentials.password), await enquire()]
      await jumpTo(-138)
      const back = [await signIn(credentials.password), await enquire()]
      await jumpTo(1)
      const forth = [await signIn(credentials.password), await enquire()]
      await jumpTo(0)
      const again = [await enquire(), (await read(site.address, '/')).status]
      return [
        {
          fault: 'a clock that jumps',
          how: 'after five wrong passwords and one enquiry (one a minute is allowed) the clock goes back 138 days, one day ahead, and is right again',
          expected:
            'the right password and an enquiry: 429 and 200, then 200 and 200 after either jump; at the end 429 (the minute is not over) and a page 200',
          measured: `${now}; back ${back}; ahead ${forth}; right again ${again}`,
          isGood: `${now};${back};${forth};${again}` === '429,200;200,200;200,200;429,200',
        },
      ]
    } finally {
      await site.end('SIGTERM')
    }
  })

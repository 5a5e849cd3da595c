import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { imageFormats, variantUrl, widthsOf } from '@house/contract/image-variants'
import { urls } from '@house/contract/urls'
import { openDatabase } from '../../server/database.ts'
import { type PageAnswer, read } from '../load/page-load.ts'
import { quantile } from '../load/quantile.ts'
import { issueQuotations } from '../load/quotation-load.ts'
import { pause, type SiteProcess } from '../processes/site-process.ts'
import { type FaultTest, type Finding, rounded } from './finding.ts'
import { withSite } from './temporary-site.ts'

const maxHealthMs = 100

type Attack = { fault: string; how: string; pathsOf: (dataDir: string) => Promise<string[]> }

const attacks: Attack[] = [
  {
    fault: '600 abandoned pictures while quotations are opened',
    how: 'a client requests 600 variants that are not made yet and hangs up after a second, again and again',
    pathsOf: findVariants,
  },
  {
    fault: '80 made-up link previews while quotations are opened',
    how: 'a client requests 80 addresses of link previews that do not exist, again and again',
    pathsOf: makeUpLinkPreviews,
  },
]

/** One visitor asks for work that nobody needs. A customer's quotation is shown as on an idle site. */
export const starvation: FaultTest = async ({ isShort }) => {
  const findings: Finding[] = []
  for (const attack of attacks) findings.push(await measure(attack, isShort ? 5 : 40))
  return findings
}

function measure({ fault, how, pathsOf }: Attack, count: number): Promise<Finding> {
  return withSite(
    async (site, dataDir) => {
      const quotations = await issueQuotations(site.address, { dataDir }, 2 * count)
      const paths = await pathsOf(dataDir)
      const idle = await openAll(site, quotations.slice(0, count))
      const stopAttack = startAttack(site, paths)
      const meanwhile = await openAll(site, quotations.slice(count))
      const requests = await stopAttack()
      const failed = [...idle.opened, ...meanwhile.opened].filter(({ status }) => status !== 200).length
      const [before, then] = [idle, meanwhile].map(({ opened, health }) => ({
        opened: p99(opened),
        health: p99(health),
      }))
      if (!before || !then) throw new Error('nothing was measured')
      return {
        fault,
        how,
        expected: `every quotation, page and PDF, is shown; p99 within 2 × that of the idle site; /healthz within ${maxHealthMs} ms, or on a busy machine within 2 × that of the idle site`,
        measured: `${requests} requests; ${failed} of ${2 * count} quotations failed, p99 ${rounded(before.opened)} ms idle, ${rounded(then.opened)} ms meanwhile; p99 of /healthz ${rounded(before.health)} ms idle, ${rounded(then.health)} ms meanwhile`,
        isGood:
          failed === 0 && then.opened <= 2 * before.opened && then.health <= Math.max(maxHealthMs, 2 * before.health),
      }
    },
    // The visitor and the customer have IPs of their own.
    { TRUST_PROXY: '1' },
  )
}

function p99(answers: PageAnswer[]) {
  return quantile(
    answers.map(({ ms }) => ms),
    0.99,
  )
}

/** The page and then its PDF, one quotation after the other, with /healthz meanwhile. */
async function openAll({ address }: SiteProcess, paths: string[]) {
  const opened: PageAnswer[] = []
  const health = sampleHealth(address, () => opened.length === paths.length)
  for (const path of paths) {
    const page = await read(address, path)
    const pdf = await read(address, `${path}/quotation.pdf`)
    opened.push({ status: page.status === 200 ? pdf.status : page.status, ms: page.ms + pdf.ms })
  }
  return { opened, health: await health }
}

async function sampleHealth(address: string, isDone: () => boolean) {
  const answers: PageAnswer[] = []
  while (!isDone()) {
    answers.push(await read(address, '/healthz'))
    await pause(50)
  }
  return answers
}

/** Returns the function that ends it, with the number of requests. */
function startAttack({ address }: SiteProcess, paths: string[]) {
  const attacker = fork(join(import.meta.dirname, '../load/abandoned-requests.ts'), [address])
  attacker.send(paths)
  return async () => {
    attacker.send('stop')
    const [requests] = await once(attacker, 'message')
    attacker.disconnect()
    return Number(requests)
  }
}

async function findVariants(dataDir: string) {
  const db = await openDatabase({ dataDir })
  const pictures = await db.selectFrom('media').select(['url', 'width']).where('url', 'like', '%.jpg').execute()
  await db.destroy()
  const variants = pictures.flatMap(({ url, width }) =>
    imageFormats.flatMap((format) => widthsOf(width).map((each) => variantUrl(url, each, format))),
  )
  return variants.slice(-600)
}

async function makeUpLinkPreviews(dataDir: string) {
  const db = await openDatabase({ dataDir })
  const products = await db.selectFrom('product').select('slug').limit(80).execute()
  await db.destroy()
  return products.map(({ slug }, index) => `/cards${urls.product(slug)}/${String(index).padStart(16, '0')}.jpg`)
}

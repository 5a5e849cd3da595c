import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayOf } from '@house/contract/time-zone'
import { urls } from '@house/contract/urls'
import { openDatabase } from '../../server/database.ts'
import { createQuotation, issueQuotation } from '../../server/features/quotations/commands.ts'
import { readQuotation } from '../../server/features/quotations/queries.ts'
import { sampleQuotation } from '../../server/testing/fixtures/quotation.ts'
import { makeEnquiries, type Post, send, visitorName } from '../load/enquiry-load.ts'
import { type SiteProcess, startSite } from '../processes/site-process.ts'
import { type FaultTest, type Finding, skipped } from './finding.ts'

const size = '300m'

/** A full disk and unwritable files: pages are served, what would be stored is rejected, and everything recovers. */
export const disk: FaultTest = async () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return skipped('a full disk', 'a small disk of its own', 'needs root on Linux')
  const folder = await mkdtemp(join(tmpdir(), 'house-disk-'))
  const findings = [
    await injectFault('a full disk', `a disk of ${size}, filled to the last byte`, fullDisk(folder)),
    await injectFault('files that cannot be written', 'chattr +i on the database', lockedFiles(folder)),
  ]
  await rm(folder, { recursive: true })
  return findings
}

type Fault = { dataDir: string; begin: () => void; end: () => void; cleanUp: () => void }

async function injectFault(fault: string, how: string, { dataDir, begin, end, cleanUp }: Fault): Promise<Finding> {
  const site = await startSite({ DATA_DIR: dataDir, DATABASE_URL: '' })
  try {
    const [first, second, third] = (await makeEnquiries({ dataDir }, 3)) as [Post, Post, Post]
    const { status: before } = await send(site.address, first)
    const quotationPage = site.address + urls.quotation(await issueSample(dataDir))
    begin()
    const { status: meanwhile, body } = await send(site.address, second)
    const pages = await worstPage(site)
    const refusals = await refusedForms(site, quotationPage)
    end()
    const { status: after } = await send(site.address, third)
    const { status: accepted } = await submit(quotationPage, acceptance)
    const stored = (await storedNames(dataDir)).join(', ')
    const statuses = `${before} ${meanwhile} ${pages} ${after}`
    return {
      fault,
      how,
      expected:
        'an enquiry is 200 before, 503 with the phone number meanwhile, 200 after; pages are 200; only what was acknowledged is stored; accepting a quotation, asking and signing in are 503, forms come back filled in, and the acceptance is stored afterwards',
      measured: `enquiry ${before}, ${meanwhile}, ${after}; worst page ${pages}; stored: ${stored}; ${refusals.map(({ what, status, isKept }) => `${what} ${status}${isKept ? '' : ' (what was entered is lost)'}`).join(', ')}; accepted afterwards: ${accepted}`,
      isGood:
        statuses === '200 503 200 200' &&
        refusals.every(({ status, isKept }) => status === 503 && isKept) &&
        accepted === 302 &&
        /cannot take your enquiry .* call us/.test(JSON.parse(body).message) &&
        stored === [visitorName(1), visitorName(3)].join(', '),
    }
  } finally {
    await site.end('SIGTERM')
    cleanUp()
  }
}

const acceptance = { intent: 'accept', name: 'Meera of Jaipur', consent: 'yes' }

/** What visitors and staff try meanwhile: the status, and whether a page came back with what was entered. */
async function refusedForms({ address }: SiteProcess, quotationPage: string) {
  const question = { intent: 'ask', text: 'Is the mesh included?' }
  const enquiry = { customer_name: 'Asha of Udaipur', phone_number: '9812345678', required_service: 'uPVC' }
  const forms = [
    ['accepting', await submit(quotationPage, acceptance), acceptance.name],
    ['asking', await submit(quotationPage, question), question.text],
    ['the enquiry form', await submit(address + urls.locate, enquiry), enquiry.customer_name],
  ] as const
  const signingIn = await fetch(`${address}/admin/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: 'admin@jharokha.example', password: 'not this one' }),
  })
  return [
    ...forms.map(([what, { status, text }, entered]) => ({ what, status, isKept: text.includes(entered) })),
    { what: 'signing in', status: signingIn.status, isKept: signingIn.headers.has('retry-after') },
  ]
}

/** As a browser without JavaScript does. */
async function submit(url: string, fields: Record<string, string>) {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}

/** The token of a quotation for the first enquiry. */
async function issueSample(dataDir: string) {
  const db = await openDatabase({ dataDir })
  const { id: enquiry } = await db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
  const now = new Date()
  const author = { staffId: null, now }
  const validUntil = dayOf(new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000))
  const id = await createQuotation(db, enquiry, { ...sampleQuotation, valid_until: validUntil }, author)
  const contact = { name: 'Ravi', email: '' }
  await issueQuotation(db, id, { prefix: 'JH', maxDiscount: 500, isMailed: false, contact }, author)
  const { token } = await readQuotation(db, id)
  await db.destroy()
  return token ?? ''
}

async function storedNames(dataDir: string) {
  const db = await openDatabase({ dataDir })
  const rows = await db.selectFrom('enquiry').select('customer_name').orderBy('id').execute()
  await db.destroy()
  return rows.map(({ customer_name }) => customer_name)
}

async function worstPage({ address }: SiteProcess) {
  const paths = ['/', '/upvc-door-and-window/window', '/blogs/', '/api/category', '/readyz']
  const answers = await Promise.all(paths.map((path) => fetch(address + path)))
  return Math.max(...answers.map(({ status }) => status))
}

function fullDisk(folder: string): Fault {
  const dataDir = join(folder, 'small')
  const ballast = join(dataDir, 'ballast')
  execFileSync('mkdir', [dataDir])
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', dataDir])
  return {
    dataDir,
    begin() {
      for (let bytes = 2 ** 24; bytes >= 1; bytes = Math.floor(bytes / 2)) fillWith(ballast, bytes)
    },
    end: () => rmSync(ballast),
    cleanUp: () => execFileSync('umount', [dataDir]),
  }
}

/** Appends blocks of this size until none fits. */
function fillWith(file: string, bytes: number) {
  for (;;)
    try {
      writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
    } catch {
      return
    }
}

function lockedFiles(folder: string): Fault {
  const dataDir = join(folder, 'locked')
  execFileSync('mkdir', [dataDir])
  const change = (flag: string) => {
    const files = readdirSync(dataDir).filter((name) => /^site\.db(-wal)?$/.test(name))
    execFileSync('chattr', [flag, ...files.map((name) => join(dataDir, name))])
  }
  return { dataDir, begin: () => change('+i'), end: () => change('-i'), cleanUp: () => {} }
}

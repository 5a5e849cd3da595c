import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LeadStatus, suspectStatuses } from '@house/contract/staff/lead-status'
import { createApp } from '../server/app.ts'
import { openDatabase } from '../server/database.ts'
import { exportCsv } from '../server/features/leads/export.ts'
import { listQuotationLines } from '../server/features/quotations/queries.ts'
import { analyse } from '../server/platform/db/dialect.ts'
import type { Db } from '../server/platform/db/schema.ts'
import { folderStorage } from '../server/platform/media/storage/folder-storage.ts'
import { createLog } from '../server/platform/process/log.ts'
import { signInAs } from '../server/testing/as-staff.ts'
import { startPostgres } from '../server/testing/processes/postgres-server.ts'
import { generateCatalogue } from './generate-catalogue.ts'

// Latency of the staff lists with the products, leads and quotations of a large company.
const [products, leads, quotations, rounds] = [10_000, 100_000, 10_000, 30]
const maxP95Ms = 300
const batch = 500
/** Visitors; further leads repeat them. */
const people = 85_000
const statuses: LeadStatus[] = [
  'won',
  'lost',
  'open',
  'lost',
  'quoted',
  'won',
  'spam',
  'new',
  'quarantine',
  'visited',
  'accepted',
]

const calls: [what: string, path: string, filter?: object][] = [
  ['products, first page', '/products'],
  ['products, by title', '/products?sort=title&order=ASC'],
  ['products, page 2000 by title', '/products?sort=title&order=DESC&page=2000'],
  ['products, text in titles', '/products', { q: 'golden oak arched' }],
  ['products, no match', '/products', { q: 'zzzz' }],
  ['products, one list by position', '/products?sort=position', { sub_item_id: 1 }],
  ['products, page 4000', '/products?page=4000'],
  ['products, one by its slug', '/products', { slug: 'product-77777' }],
  ['leads, newest', '/leads'],
  ['inbox, one row for each person', '/leads?sort=created_at&order=DESC', { joined: true }],
  ['inbox, new ones', '/leads?sort=created_at&order=DESC', { joined: true, status: 'new' }],
  ['inbox, text of a person', '/leads?sort=created_at&order=DESC', { joined: true, q: 'gita 7' }],
  ['inbox, no match', '/leads?sort=created_at&order=DESC', { joined: true, q: 'zzzz' }],
  ['inbox, won ones by name', '/leads?sort=customer_name&order=ASC', { joined: true, status: 'won' }],
  ['leads, page 4000', '/leads?page=4000'],
  ['leads, by name', '/leads?sort=customer_name&order=ASC'],
  ['leads, by city', '/leads?sort=city&order=ASC'],
  ['leads, new ones', '/leads', { status: 'new' }],
  ['leads, of a phone number', '/leads', { q: '98000' }],
  ['leads, no match', '/leads', { q: 'zzzz' }],
  ['leads, of a week', '/leads', { from: '2026-11-01', to: '2026-11-07' }],
  ['leads, of a service', '/leads', { service: 'uPVC' }],
  ['leads, to be called today', '/leads', { due_until: '2026-11-15' }],
  ['one lead', '/leads/50000'],
  ['board', '/leads/board'],
  ['quotations, newest', '/quotations'],
  ['quotations, page 400', '/quotations?page=400'],
  ['quotations, issued ones by total', '/quotations?sort=total&order=DESC', { status: 'issued' }],
  ['quotations, part of a number', '/quotations', { q: '0042' }],
  ['quotations, of a lead', '/quotations', { enquiry_id: 50_001 }],
  ['dashboard, 30 days', '/dashboard'],
  ['dashboard, 90 days', '/dashboard?days=90'],
  ['dashboard, quotations', '/dashboard/sales'],
  ['visits, 90 days', '/visits?days=90'],
]

const folder = await mkdtemp(join(tmpdir(), 'house-backoffice-'))
const postgres = await startPostgres()
try {
  for (const database of ['SQLite', 'PostgreSQL'] as const) {
    const databaseUrl = database === 'PostgreSQL' ? await postgres.createDatabase('backoffice') : undefined
    const db = await openDatabase({ dataDir: join(folder, database), databaseUrl })
    await generateCatalogue(db, products)
    await generateLeads(db, leads)
    await generateQuotations(db, quotations)
    await generateCounts(db)
    await analyse(db)
    console.log(
      `\n${database}, ${products} products, ${leads} leads and ${quotations} quotations, ${rounds} calls each`,
    )
    const rows = await measure(db)
    console.table(rows)
    await exportAll(db)
    if (Object.values(rows).some(({ 'p95 ms': p95 }) => p95 > maxP95Ms)) process.exitCode = 1
    await db.destroy()
  }
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true })
}

async function measure(db: Db) {
  const { app } = createApp({
    db,
    media: folderStorage(folder),
    clock: () => new Date('2026-11-15T10:00:00Z'),
    log: createLog('error'),
    corsOrigins: [],
    enquiries: { limitPerMinute: 0, channels: [] },
    trustedProxies: 0,
  })
  const { call } = await signInAs(app, db, 'administrator')
  const rows: Record<string, { 'median ms': number; 'p95 ms': number; found: number }> = {}
  for (const [what, path, filter] of calls) {
    const query = filter ? `${path.includes('?') ? '&' : '?'}filter=${encodeURIComponent(JSON.stringify(filter))}` : ''
    const times: number[] = []
    let found = 0
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now()
      const { status, body } = await call('GET', path + query)
      times.push(performance.now() - start)
      if (status !== 200) throw new Error(`${path}: ${status} ${body?.message}`)
      found = body.total
    }
    times.sort((one, other) => one - other)
    rows[what] = { 'median ms': at(times, 0.5), 'p95 ms': at(times, 0.95), found }
  }
  return rows
}

/** All leads as CSV. It is streamed, so memory must not grow with their number. */
async function exportAll(db: Db) {
  const [start, before] = [performance.now(), process.memoryUsage().heapUsed]
  let [characters, most] = [0, 0]
  for await (const lines of await exportCsv(db, listQuotationLines, {}, { staffId: null, now: new Date() })) {
    characters += lines.length
    most = Math.max(most, process.memoryUsage().heapUsed - before)
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `${leads} leads as CSV: ${inMegabytes(characters)} in ${seconds} s, at most ${inMegabytes(most)} of memory`,
  )
}

function inMegabytes(bytes: number) {
  return `${Math.round(bytes / 1024 / 1024)} MB`
}

function at(times: number[], share: number) {
  return Math.round((times[Math.floor((times.length - 1) * share)] ?? 0) * 10) / 10
}

function phoneOf(index: number) {
  return String(9_800_000_000 + (((index % people) * 7919) % 100_000_000))
}

/** Ids count from 1 in insertion order; spam is not linked. */
function isSuperseded(index: number) {
  const isReal = (each: number) => !suspectStatuses.includes(statuses[each % statuses.length] ?? 'new')
  return index + people < leads && isReal(index) && isReal(index + people)
}

/** Three months of a busy site. */
async function generateCounts(db: Db) {
  for (let day = 0; day < 90; day += 1) {
    const name = new Date(Date.parse('2026-11-15') - day * 86_400_000).toISOString().slice(0, 10)
    const counted = Array.from({ length: 500 }, (_, index) => index)
    await db
      .insertInto('page_count')
      .values(counted.map((index) => ({ day: name, path: `/products/product-${index}`, views: index })))
      .execute()
    await db
      .insertInto('search_count')
      .values(counted.map((index) => ({ day: name, words: `word ${index}`, searches: index, unanswered: index % 3 })))
      .execute()
    await db
      .insertInto('vital_count')
      .values(counted.slice(0, 100).map((bucket) => ({ day: name, screen: 'phone', metric: 'LCP', bucket, visits: 5 })))
      .execute()
  }
}

/** Ten thousand a month, most of them answered. */
async function generateLeads(db: Db, count: number) {
  const [names, cities] = [
    ['Asha', 'Bina', 'Chetan', 'Deepak', 'Esha', 'Farid', 'Gita'],
    ['Faridabad', 'Jaipur', 'Gurugram', 'Noida', 'Delhi'],
  ]
  const pick = <T>(list: T[], index: number) => list[index % list.length] as T
  const last = Date.parse('2026-11-15T09:00:00Z')
  for (let start = 0; start < count; start += batch)
    await db
      .insertInto('enquiry')
      .values(
        Array.from({ length: Math.min(batch, count - start) }, (_, offset) => {
          const index = start + offset
          const created = last - (count - index) * 259_000
          return {
            kind: index % 20 === 0 ? 'dealer' : 'enquiry',
            customer_name: `${pick(names, index)} ${index}`,
            phone_number: phoneOf(index),
            person: phoneOf(index),
            superseded_by: isSuperseded(index) ? index + people + 1 : null,
            email: `person-${index}@example.in`,
            required_service: pick(['uPVC', 'ALU Home Interior', 'Commercial partition system'], index),
            otherdescription: '',
            state: '',
            city: pick(cities, index),
            comment: 'Please call in the evening.',
            page: `/products/model-${index % 300}`,
            referrer: index % 3 === 0 ? 'https://search.example/' : '',
            status: pick(statuses, index),
            next_action_at: index % 40 === 2 ? new Date(created + 604_800_000).toISOString() : null,
            created_at: new Date(created).toISOString(),
            first_response_at: new Date(created + (index % 50) * 600_000).toISOString(),
          }
        }),
      )
      .execute()
}

/** One for every tenth lead, two days after it came. Their documents are as long as those of eight openings. */
async function generateQuotations(db: Db, count: number) {
  const states = ['issued', 'accepted', 'declined', 'replaced', 'draft'] as const
  const document = JSON.stringify({ v: 1, lines: [], filler: 'x'.repeat(12_000) })
  const last = Date.parse('2026-11-15T09:00:00Z')
  for (let start = 0; start < count; start += batch)
    await db
      .insertInto('quotation')
      .values(
        Array.from({ length: Math.min(batch, count - start) }, (_, offset) => {
          const index = start + offset
          const status = states[index % states.length] ?? 'issued'
          const at = new Date(last - (count - index) * 2_590_000 + 172_800_000).toISOString()
          const isDraft = status === 'draft'
          return {
            enquiry_id: index * 10 + 1,
            revision: 0,
            status,
            document,
            total: 50_000_00 + index * 100_00,
            ...{
              number: isDraft ? null : `JH/2026-27/${String(index).padStart(5, '0')}`,
              valid_until: at.slice(0, 10),
            },
            ...{
              issued: isDraft ? null : '{}',
              issued_at: isDraft ? null : at,
              token: isDraft ? null : `token-${index}`,
            },
            opened_at: null,
            answered_at: null,
            staff_id: null,
            created_at: at,
            updated_at: at,
          }
        }),
      )
      .execute()
}

import { chmodSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type LeadStatus, leadStatuses } from '@house/contract/staff/lead-status'
import type { Config } from '../server/config.ts'
import { releaseLead } from '../server/features/leads/commands.ts'
import { eraseLead } from '../server/features/leads/erase.ts'
import { toCsv, toJsonRecord } from '../server/features/leads/export.ts'
import {
  countLeads,
  countUndelivered,
  findLead,
  type LeadFilter,
  listLeads,
  withDetails,
} from '../server/features/leads/queries.ts'
import { listQuotationLines } from '../server/features/quotations/queries.ts'
import { erasers } from '../server/features.ts'
import type { Db } from '../server/platform/db/schema.ts'
import { RequestError } from '../server/platform/http/errors.ts'
import { channelsOf } from '../server/platform/outbox/channels.ts'
import { retryDead } from '../server/platform/outbox/queue.ts'
import { type Command, type CommandContext, runAsScript, UsageError } from './command.ts'
import { openExistingDatabase } from './open-database.ts'

const usage = `npm run leads                              the newest leads
npm run leads -- list --status quarantine  leads that look like spam (--limit 50)
npm run leads -- list --undelivered        leads with failed deliveries
npm run leads -- find 98123                search by name, phone number or e-mail
npm run leads -- show 12                   one lead and the state of its deliveries
npm run leads -- export --out leads.csv    all leads as CSV; --out leads.json as JSON
npm run leads -- release 12                release from quarantine and deliver
npm run leads -- retry                     retry failed deliveries
npm run leads -- erase 12                  delete permanently, with related data (--reason "asked by e-mail")`

type Print = CommandContext['print']

export const leadsCommand: Command = { usage, run }

if (import.meta.main) await runAsScript(leadsCommand)

async function run(args: string[], { loadConfig, print }: CommandContext) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      status: { type: 'string' },
      undelivered: { type: 'boolean' },
      limit: { type: 'string' },
      out: { type: 'string' },
      reason: { type: 'string' },
    },
  })
  const [command = 'list', id = ''] = positionals
  const commands: Record<string, (db: Db, config: Config) => Promise<void>> = {
    list: (db) =>
      list(db, print, {
        status: toStatus(values.status),
        isUndelivered: values.undelivered ?? false,
        limit: toNumber(values.limit ?? '20', '--limit'),
      }),
    find: (db) => list(db, print, { search: toSearch(id), limit: toNumber(values.limit ?? '20', '--limit') }),
    erase: (db) => erase(db, print, toNumber(id, 'the number of a lead'), values.reason),
    show: (db) => show(db, print, toNumber(id, 'the number of a lead')),
    export: (db) => exportTo(db, print, values.out, toStatus(values.status)),
    release: (db, config) => release(db, print, config, toNumber(id, 'the number of a lead')),
    retry: (db) => retry(db, print),
  }
  const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined
  if (!chosen) throw new UsageError(`There is no command ${command}.`)
  const config = loadConfig()
  const db = await openExistingDatabase(config)
  await chosen(db, config).finally(() => db.destroy())
}

async function list(db: Db, print: Print, filter: LeadFilter) {
  const leads = await listLeads(db, filter)
  for (const { id, created_at, status, kind, customer_name, phone_number, required_service, city } of leads)
    print(
      [
        ...[String(id).padStart(6), created_at.slice(0, 16).replace('T', ' '), status.padEnd(10), kind.padEnd(7)],
        [customer_name, phone_number, required_service, city].filter(Boolean).map(oneLine).join(', '),
      ].join('  '),
    )
  if (leads.length === 0) print('Nothing found.')
  const counts = [...(await countLeads(db))].map(([status, count]) => `${count} ${status}`)
  print(counts.length > 0 ? `\nTotal: ${counts.join(', ')}. Times are UTC.` : 'No enquiries yet.')
  const undelivered = await countUndelivered(db)
  if (undelivered > 0) print(`${undelivered} deliveries failed: npm run leads -- list --undelivered`)
}

async function show(db: Db, print: Print, id: number) {
  const found = await findLead(db, id)
  if (!found) throw new Error(`There is no lead ${id}.`)
  const [lead] = await withDetails(db, listQuotationLines, [found.lead])
  for (const [name, value] of Object.entries({ ...(lead && toJsonRecord(lead)), utm: found.lead.utm }))
    if (value !== '' && value !== null) print(`${name.padEnd(18)}${oneLine(String(value))}`)
  for (const { kind, state, attempts, delivered_at, last_error, next_attempt_at } of found.deliveries)
    print(
      `${kind.padEnd(18)}${state === 'delivered' ? `delivered ${delivered_at}` : `${state}, tried ${attempts} times`}` +
        `${state === 'waiting' ? `, next ${next_attempt_at}` : ''}${last_error ? `: ${oneLine(last_error)}` : ''}`,
    )
}

async function exportTo(db: Db, print: Print, file: string | undefined, status: LeadStatus | undefined) {
  if (!file || !/\.(csv|json)$/i.test(file)) throw new UsageError('Name the file with --out, ending in .csv or .json.')
  const leads = await withDetails(db, listQuotationLines, await listLeads(db, { status }))
  const text = /csv$/i.test(file) ? toCsv(leads) : `${JSON.stringify(leads.map(toJsonRecord), null, 2)}\n`
  writeFileSync(file, text, { mode: 0o600 })
  chmodSync(file, 0o600)
  print(`${leads.length} leads written to ${file}.`)
}

async function release(db: Db, print: Print, config: Config, id: number) {
  const author = { staffId: null, now: new Date() }
  await releaseLead(db, id, channelsOf(config), author).catch(explain(`There is no lead ${id} in quarantine.`))
  print(`Lead ${id} is released from quarantine.`)
}

async function erase(db: Db, print: Print, id: number, reason = '') {
  if (!(await findLead(db, id))) throw new Error(`There is no lead ${id}.`)
  const isPurged = await eraseLead(db, erasers, id, { staffId: null, now: new Date() }, reason)
  print(`Lead ${id} is erased.`)
  if (!isPurged)
    print(
      'A long read, like a backup, keeps the data in the write-ahead log. The running site removes it within ten minutes after that.',
    )
}

async function retry(db: Db, print: Print) {
  print(`${await retryDead(db, new Date())} deliveries will be tried again.`)
}

/** The commands' own errors are worded for the back office. */
function explain(message: string) {
  return (error: unknown): never => {
    throw error instanceof RequestError ? new Error(message) : error
  }
}

function toStatus(text: string | undefined): LeadStatus | undefined {
  const status = leadStatuses.find((each) => each === text)
  if (text !== undefined && !status) throw new UsageError(`--status is one of: ${leadStatuses.join(', ')}.`)
  return status
}

function toSearch(text: string) {
  if (text === '') throw new UsageError('Give a search term.')
  return text
}

function toNumber(text: string, what: string) {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`Give ${what} as a whole number.`)
  return Number(text)
}

/** Strips control characters, so that a name cannot send escape sequences to the terminal. */
function oneLine(text: string) {
  return text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')
}

import { createHash } from 'node:crypto'
import type { Settings } from '@house/contract/entities'
import { maxContentLength as max } from '@house/contract/validation-limits'
import { z } from 'zod'
import { type Author, findAuditEntries } from '../audit/audit-log.ts'
import { requireMedia } from '../content/constraints.ts'
import { fillEmpty } from '../content/parse-fields.ts'
import type { Db } from '../db/schema.ts'
import { conflictError, notFoundError, RequestError } from '../http/errors.ts'
import { parseInput, requiredText, text } from '../staff-api/validation.ts'
import { chatNumber, externalLink, link, mailAddress, phone, website } from './contact-fields.ts'
import { updateSettings } from './store.ts'

const line = text(max.title)
const counter = z.object({ target: z.int().min(0).max(1_000_000_000), suffix: text(max.suffix), label: line })

export const settingsFields = z.object({
  company_name: requiredText(max.title),
  tagline: line,
  phone: phone(max.title),
  whatsapp: chatNumber(max.title),
  email: mailAddress(max.staffEmail),
  website: website(max.address),
  linkedin: externalLink(max.address),
  instagram: externalLink(max.address),
  facebook: externalLink(max.address),
  developer: line,
  brochure: link(max.address),
  video: text(max.path),
  video_webm: text(max.path),
  video_poster: text(max.path),
  counters: z.array(counter).max(20),
  privacy_version: requiredText(max.version),
  meta_title: line,
  meta_description: text(max.metaDescription),
  meta_keywords: text(max.line),
} satisfies Record<keyof Settings, z.ZodType>)

const mediaFields = ['video', 'video_webm', 'video_poster']

/** The single settings record, as staff see it. */
export async function findSettings(db: Db) {
  const { document } = await db.selectFrom('settings').select('document').executeTakeFirstOrThrow()
  const settings: Settings = JSON.parse(document)
  return { id: 1, ...settings, version: versionOf(settings) }
}

export async function changeSettings(db: Db, input: { [field: string]: unknown }, author: Author) {
  const entries = Object.entries(settingsFields.shape).filter(([name]) => Object.hasOwn(input, name))
  const fields = z.object(Object.fromEntries(entries))
  await apply(db, parseInput(fields, fillEmpty(fields, input)), author, input.version)
  return findSettings(db)
}

/** Restores the values from before an entry of the history. */
export async function restoreSettings(db: Db, auditId: number, author: Author) {
  const [entry] = await findAuditEntries(db, [auditId])
  if (entry?.entity !== 'settings') throw notFoundError()
  if (!entry.before) throw new RequestError('There is no earlier version to restore.', 409)
  await apply(db, parseInput(settingsFields.partial(), entry.before), author)
  return findSettings(db)
}

async function apply(db: Db, values: object, author: Author, version?: unknown) {
  const { id, version: current, ...before } = await findSettings(db)
  const changes = Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Settings]),
    ),
  )
  if (Object.keys(changes).length === 0) return
  await requireMedia(db, { media: mediaFields }, changes)
  await updateSettings(db, changes, author, (stored) => {
    if (version !== undefined && version !== versionOf(stored)) throw conflictError()
  })
}

function versionOf(settings: Settings) {
  return createHash('sha256').update(JSON.stringify(settings)).digest('base64url').slice(0, 16)
}

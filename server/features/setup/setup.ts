import { createHash } from 'node:crypto'
import type { SetupInput, SetupState } from '@house/contract/staff/setup'
import { neutralSettings } from '@house/demo/neutral/settings'
import { recordAudit } from '../../platform/audit/audit-log.ts'
import { generatePassword, insertStaff } from '../../platform/auth/accounts.ts'
import type { PasswordHashing } from '../../platform/auth/password-hashing.ts'
import { bumpContentVersion } from '../../platform/cache/content-version.ts'
import { readDocument } from '../../platform/company/settings/queries.ts'
import { timingSafeEqualText } from '../../platform/crypto/timing-safe.ts'
import type { Db } from '../../platform/db/schema.ts'
import { RequestError } from '../../platform/http/errors.ts'
import type { MediaStorage } from '../../platform/media/storage/storage.ts'
import type { Author } from '../../platform/staff-api/permissions.ts'
import { isSeeded, lockFirstContent, seedContent } from './seed/seed.ts'

export async function findSetupState(db: Db): Promise<SetupState> {
  const row = await db.selectFrom('setup').select(['code_hash', 'opened_at']).executeTakeFirst()
  if (!row || row.opened_at !== null) return 'open'
  return row.code_hash === null ? 'closed' : 'pending'
}

/** Prepares an empty database for the wizard; returns whether it did. */
export async function beginSetupIfEmpty(db: Db): Promise<boolean> {
  if (await isSeeded(db)) return false
  const { seedEmptySettings } = await import('./seed/neutral-company.ts')
  return db.transaction().execute(async (trx) => {
    await lockFirstContent(trx)
    if (await isSeeded(trx)) return false
    await seedEmptySettings(trx)
    await trx.insertInto('setup').values({ id: 1, code_hash: '', opened_at: null }).execute()
    return true
  })
}

/** A new code for the wizard. Only its hash is stored: whoever reads the server's log may set up the site, nobody else. */
export async function renewSetupCode(db: Db): Promise<string> {
  const code = generatePassword()
  await db
    .updateTable('setup')
    .set({ code_hash: hashOf(code) })
    .where('code_hash', 'is not', null)
    .execute()
  return code
}

/** Throws unless the wizard is waiting for this code. */
export async function requireSetupCode(db: Db, code: string) {
  const row = await db.selectFrom('setup').select('code_hash').executeTakeFirst()
  if (!row || row.code_hash === null) throw new RequestError('This site is already set up. Sign in instead.', 409)
  if (!timingSafeEqualText(hashOf(code), row.code_hash))
    throw new RequestError(
      'This is not the setup code. The server prints it when it starts; the newest one counts.',
      422,
      {
        field: 'setup_code',
      },
    )
}

/** Content, company and administrator in one transaction. The site stays closed for visitors. */
export async function finishSetup(
  db: Db,
  { setup_code, admin_email: email, password, start, ...company }: SetupInput,
  { media, hashing, now }: { media: MediaStorage; hashing: PasswordHashing; now: Date },
) {
  // A guess does not cost us a password hash.
  await requireSetupCode(db, setup_code)
  const hash = await hashing.hash(password)
  const author = { staffId: null, now }
  await db.transaction().execute(async (trx) => {
    await lockFirstContent(trx)
    await requireSetupCode(trx, setup_code)
    await trx.deleteFrom('settings').execute()
    await seedContent(trx, start, media, now)
    await storeCompany(trx, company)
    await insertStaff(
      trx,
      { name: 'Administrator', email, role: 'administrator' },
      { hash, isTemporary: false },
      author,
    )
    await trx.updateTable('setup').set({ code_hash: null }).execute()
    await recordAudit(trx, { action: 'set up', entity: 'site', entity_id: '', after: { start, ...company } }, author)
  })
}

type Company = Omit<SetupInput, 'setup_code' | 'admin_email' | 'password' | 'start'>

/** Replaces what the seed says about the company. */
export async function storeCompany(trx: Db, company: Company) {
  const { website, linkedin, instagram, facebook, developer, founding_year, copyright_year, brand } = neutralSettings
  const after = {
    ...(await readDocument(trx)),
    website,
    linkedin,
    instagram,
    facebook,
    developer,
    founding_year,
    copyright_year,
    brand,
    ...company,
    plan_code_prefix: prefixOf(company),
  }
  await trx
    .updateTable('settings')
    .set({ document: JSON.stringify(after) })
    .execute()
}

/** Opening is final: a site that people know is not taken away again. */
export async function openSite(db: Db, author: Author) {
  await db.transaction().execute(async (trx) => {
    const opened = await trx
      .updateTable('setup')
      .set({ opened_at: author.now.toISOString() })
      .where('code_hash', 'is', null)
      .where('opened_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!opened) throw new RequestError('The site is already open.', 409)
    await recordAudit(trx, { action: 'open', entity: 'site', entity_id: '' }, author)
    await bumpContentVersion(trx)
  })
}

/** Plan codes begin with letters of the company's name, such as "WW" for "Window Works". */
function prefixOf({ short_name, company_name }: Company) {
  const words = (short_name || company_name).toUpperCase().match(/[A-Z]+/g) ?? []
  const initials = words.map((word) => word.charAt(0)).join('')
  const letters = initials.length > 1 ? initials.slice(0, 4) : words.join('').slice(0, 2)
  return letters.length > 1 ? letters : 'PL'
}

function hashOf(code: string) {
  return createHash('sha256').update(code.trim().toLowerCase()).digest('hex')
}

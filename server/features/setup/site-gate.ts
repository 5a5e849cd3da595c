import type { SetupState } from '@house/contract/staff/setup'
import { parse, serialize } from 'hono/utils/cookie'
import { findKey, hmac } from '../../platform/crypto/secrets.ts'
import { timingSafeEqualText } from '../../platform/crypto/timing-safe.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { SiteGate } from '../site/routes.ts'
import { findSetupState } from './setup.ts'

const cookieName = 'house.view'
const maxAgeSeconds = 12 * 60 * 60

export const alwaysOpen: SiteGate = { isOpen: async () => true, admits: async () => true }

/** Queries the database until the site is open. Opening is final, so from then on it costs nothing. */
export function createSiteGate(db: Db, clock: () => Date): SiteGate {
  let known: SetupState | undefined
  const isOpen = async () => {
    // A database that fails does not open a site that we know as closed: caches may still have its content.
    if (known !== 'open') known = await findSetupState(db).catch(() => known)
    return known === 'open' || known === undefined
  }
  return { isOpen, admits: async (cookies) => (await isOpen()) || isStaffView(db, cookies, clock()) }
}

/** The session's cookie is only sent to the back office; this one lets staff see the pages of a closed site. */
export async function viewCookie(db: Db, now: Date, isSecure: boolean) {
  const until = String(now.getTime() + maxAgeSeconds * 1000)
  return serialize(cookieName, `${until}.${await sign(db, until)}`, {
    path: '/',
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
  })
}

async function isStaffView(db: Db, cookies: string, now: Date) {
  const [until = '', signature = ''] = parse(cookies, cookieName)[cookieName]?.split('.') ?? []
  return Number(until) > now.getTime() && timingSafeEqualText(signature, await sign(db, until))
}

async function sign(db: Db, until: string) {
  return hmac(await findKey(db, 'closed-site'), until)
}

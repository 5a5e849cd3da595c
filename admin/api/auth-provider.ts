import type { StaffSession } from '@house/contract/staff/entities'
import { type AuthProvider, HttpError } from 'react-admin'
import { call } from './client.ts'
import { isAllowed } from './permissions.ts'

let cachedSession: Promise<StaffSession> | undefined

/** Requested once, and again after an error, a sign-in or a sign-out. */
function session() {
  cachedSession ??= call('showSession', {}).then(({ data }) => data)
  cachedSession.catch(() => clearSessionCache())
  return cachedSession
}

export function clearSessionCache() {
  cachedSession = undefined
}

export const authProvider: AuthProvider = {
  login: async (credentials) => {
    await call('signIn', {}, credentials)
    clearSessionCache()
  },
  logout: async () => {
    const wasSignedIn = cachedSession !== undefined
    clearSessionCache()
    if (wasSignedIn) await call('signOut', {}).catch(ignoreExpired)
  },
  checkAuth: async () => {
    await session()
  },
  checkError: async ({ status }) => {
    if (status !== 401) return
    clearSessionCache()
    throw new Error('Please sign in.')
  },
  getIdentity: async () => {
    const { id, name, has_temporary_password } = await session()
    return { id, fullName: name, hasTemporaryPassword: has_temporary_password }
  },
  getPermissions: async () => (await session()).permissions,
  canAccess: async ({ resource, action }) => isAllowed((await session()).permissions, resource, action),
}

function ignoreExpired(error: unknown) {
  if (!(error instanceof HttpError) || error.status !== 401) throw error
}

import { type AuthProvider, HttpError } from 'react-admin'
import { request } from './client.ts'
import { isAllowed } from './permissions.ts'

type Session = {
  id: string
  name: string
  email: string
  role: string
  /** Someone else has seen the password. */
  has_given_password: boolean
  permissions: string[]
}

let known: Promise<Session> | undefined

/** Asked once, and again after it failed or someone signed in or out. */
function session() {
  known ??= request<{ data: Session }>('GET', 'session').then(({ data }) => data)
  known.catch(() => forget())
  return known
}

export function forget() {
  known = undefined
}

export const authProvider: AuthProvider = {
  login: async (credentials) => {
    await request('POST', 'session', credentials)
    forget()
  },
  logout: async () => {
    const wasSignedIn = known
    forget()
    if (wasSignedIn) await request('DELETE', 'session').catch(ignoreEnded)
  },
  checkAuth: async () => {
    await session()
  },
  checkError: async ({ status }) => {
    if (status !== 401) return
    forget()
    throw new Error('Please sign in.')
  },
  getIdentity: async () => {
    const { id, name, has_given_password } = await session()
    return { id, fullName: name, hasGivenPassword: has_given_password }
  },
  getPermissions: async () => (await session()).permissions,
  canAccess: async ({ resource, action }) => isAllowed((await session()).permissions, resource, action),
}

/** A session that is over needs no ending. */
function ignoreEnded(error: unknown) {
  if (!(error instanceof HttpError) || error.status !== 401) throw error
}

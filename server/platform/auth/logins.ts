import type { Db } from '../db/schema.ts'
import type { PasswordHashing } from './password-hashing.ts'
import { type Login, openLogin } from './sign-in.ts'

/** The login for HTTPS and the one for plain HTTP, whose cookies differ. */
export type LoginOf = (isSecure: boolean) => Promise<Login>

/** Opened on first use, and again after a failure. */
export function openLogins(db: Db, hashing: PasswordHashing): LoginOf {
  const open = (isSecure: boolean) => lazy(() => openLogin(db, { isSecure, hashing }))
  const [plain, secure] = [open(false), open(true)]
  return (isSecure) => (isSecure ? secure : plain)()
}

function lazy<T>(open: () => Promise<T>) {
  let opened: Promise<T> | undefined
  return () => {
    opened ??= open().catch((cause) => {
      opened = undefined
      throw cause
    })
    return opened
  }
}

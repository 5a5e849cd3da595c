import { RequestError } from '../http/errors.ts'
import type { StaffRequest } from '../staff-api/handler-types.ts'
import { findKnownDevice } from './known-device.ts'
import { clearAttempts, recordAttempt } from './sign-in-attempts.ts'

/** For changes that take the caller's password again; `action` is undefined if it is wrong. That counts towards the sign-in rate limit. */
export async function withPassword<T>(
  { db, now, caller, clientInfo }: StaffRequest,
  password: string,
  action: (password: string) => Promise<T | undefined>,
): Promise<T> {
  const device = await findKnownDevice(db, clientInfo.cookie, caller.email)
  const attempt = { kind: 'sign-in', email: caller.email, client: clientInfo.client, device, now } as const
  await recordAttempt(db, attempt)
  const result = await action(password)
  if (result === undefined) throw new RequestError('The password is wrong', 422, { field: 'password' })
  await clearAttempts(db, attempt)
  return result
}

import { useEffect, useState } from 'react'
import { setup } from '../api/staff-api.ts'
import { SignIn } from '../auth/sign-in.tsx'
import { SetupWizard } from './setup-wizard.tsx'

/** The wizard on a new site, which has no accounts yet; otherwise the sign-in screen. */
export function SignInOrSetup() {
  const [isPending, setIsPending] = useState<boolean>()
  useEffect(() => {
    // If the server cannot be reached, the sign-in form will say so.
    setup.isPending().then(setIsPending, () => setIsPending(false))
  }, [])
  if (isPending === undefined) return null
  return isPending ? <SetupWizard /> : <SignIn />
}

import type { SetupInput } from '@house/contract/staff/setup'
import { Alert, Button, LinearProgress, Stack } from '@mui/material'
import { useState } from 'react'
import { type HttpError, useLogin } from 'react-admin'
import { setup } from '../api/staff-api.ts'
import { AuthLayout } from '../auth/auth-layout.tsx'
import { useSubmit } from '../auth/use-submit.ts'
import { setupSteps } from './setup-steps.tsx'

const noInput: SetupInput = {
  setup_code: '',
  company_name: '',
  short_name: '',
  visit_promise: '',
  phone: '',
  whatsapp: '',
  email: '',
  admin_email: '',
  password: '',
  start: 'empty',
}

/** Asks for everything in small steps and sends it at once; then the new administrator is signed in. */
export function SetupWizard() {
  const login = useLogin()
  const [values, setValues] = useState(noInput)
  const [index, setIndex] = useState(0)
  const isLast = index === setupSteps.length - 1
  const { onSubmit, error, isSubmitting } = useSubmit(async (entered) => {
    const input: SetupInput = { ...values, ...entered }
    setValues(input)
    if (index === 0) await setup.checkCode(input.setup_code)
    if (!isLast) return setIndex(index + 1)
    await setup.finish(input).catch(showStepOf)
    await login({ email: input.admin_email, password: input.password }, '/')
  })

  /** Goes back to the field that the server rejects. */
  function showStepOf(rejection: HttpError): never {
    const rejected = setupSteps.findIndex(({ fields }) => fields.some((name) => name === rejection.body?.field))
    if (rejected !== -1) setIndex(rejected)
    throw rejection
  }

  const step = setupSteps[index]
  if (!step) return null
  return (
    <AuthLayout title={step.title} subtitle={step.hint}>
      <LinearProgress
        variant="determinate"
        value={((index + 1) / setupSteps.length) * 100}
        aria-label={`Step ${index + 1} of ${setupSteps.length}`}
        sx={{ mb: 3 }}
      />
      <form key={index} onSubmit={onSubmit} aria-label={step.title}>
        <Stack sx={{ gap: 2 }}>
          {error && <Alert severity="error">{error.message}</Alert>}
          <step.Fields values={values} />
          <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
            {!isLast ? 'Continue' : isSubmitting ? 'Setting up…' : 'Set up the site'}
          </Button>
          {index > 0 && !isSubmitting && <Button onClick={() => setIndex(index - 1)}>Back</Button>}
        </Stack>
      </form>
    </AuthLayout>
  )
}

import type { TwoFactorSetup } from '@house/contract/staff/entities'
import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { StaffApi } from '../api/data-provider.ts'
import { useSubmit } from '../auth/use-submit.ts'
import { BackupCodes } from './backup-codes.tsx'
import { QrCode } from './qr-code.tsx'

/** Off, being set up, or on; and the backup codes, which are shown once. */
export function TwoFactorCard() {
  const api = useDataProvider<StaffApi>()
  const notify = useNotify()
  const { data: status, refetch } = useQuery({
    queryKey: ['two-factor'],
    queryFn: api.getTwoFactor,
    throwOnError: true,
  })
  const [setup, setSetup] = useState<TwoFactorSetup>()
  const [codes, setCodes] = useState<string[]>()

  const onConfirmed = (backupCodes: string[]) => {
    setSetup(undefined)
    setCodes(backupCodes)
    return refetch()
  }
  if (!status) return null
  if (codes) return <BackupCodes codes={codes} onSaved={() => setCodes(undefined)} />
  if (setup) return <Confirm setup={setup} onConfirmed={onConfirmed} onCancel={() => setSetup(undefined)} />
  if (!status.is_on)
    return (
      <Stack sx={{ gap: 2 }}>
        <Typography>
          Signing in then takes your password and a code from an authenticator app on your phone. A stolen password
          alone is not enough.
        </Typography>
        <PasswordForm
          action="Set up"
          submit={async (password) => setSetup(await api.startTwoFactor(password))}
          isPrimary
        />
      </Stack>
    )
  return (
    <Stack sx={{ gap: 3 }}>
      <Alert severity={status.backup_codes < 3 ? 'warning' : 'success'}>
        Two-factor authentication is on. {status.backup_codes}{' '}
        {status.backup_codes === 1 ? 'backup code' : 'backup codes'} left.
      </Alert>
      <PasswordForm
        action="Generate new backup codes"
        submit={async (password) => {
          setCodes((await api.regenerateBackupCodes(password)).backup_codes)
          await refetch()
        }}
      />
      <PasswordForm
        action="Turn off"
        submit={async (password) => {
          await api.disableTwoFactor(password)
          notify('Two-factor authentication is off.', { type: 'success' })
          await refetch()
        }}
      />
    </Stack>
  )
}

function Confirm({
  setup: { address, secret, backup_codes },
  onConfirmed,
  onCancel,
}: {
  setup: TwoFactorSetup
  onConfirmed: (backupCodes: string[]) => Promise<unknown>
  onCancel: () => void
}) {
  const api = useDataProvider<StaffApi>()
  const { onSubmit, error, isSubmitting } = useSubmit(async ({ code = '' }) => {
    await api.confirmTwoFactor(code)
    await onConfirmed(backup_codes)
  })
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>
        1. Scan this code with an authenticator app, for example Google Authenticator, Microsoft Authenticator or Aegis.
      </Typography>
      <QrCode text={address} label="QR code for the authenticator app" />
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Or enter this key in the app:
        <Typography component="code" sx={{ display: 'block', fontFamily: 'monospace', fontSize: '1.05rem' }}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Typography>
      </Typography>
      <Typography>2. Enter the code that the app shows.</Typography>
      <form onSubmit={onSubmit} aria-label="Confirm two-factor authentication">
        <Stack sx={{ gap: 2 }}>
          {error && <Alert severity="error">{error.message}</Alert>}
          <TextField
            name="code"
            label="Code"
            autoComplete="one-time-code"
            required
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
          />
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              Turn on
            </Button>
            <Button onClick={onCancel}>Cancel</Button>
          </Stack>
        </Stack>
      </form>
    </Stack>
  )
}

/** Changes to two-factor authentication take the password again, not just an open session. */
function PasswordForm({
  action,
  submit,
  isPrimary = false,
}: {
  action: string
  submit: (password: string) => Promise<unknown>
  isPrimary?: boolean
}) {
  const { onSubmit, error, isSubmitting } = useSubmit(({ password = '' }) => submit(password))
  return (
    <form onSubmit={onSubmit} aria-label={action}>
      <Stack sx={{ gap: 1, alignItems: 'start' }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        <TextField name="password" label="Your password" type="password" autoComplete="current-password" required />
        <Button type="submit" variant={isPrimary ? 'contained' : 'outlined'} disabled={isSubmitting}>
          {action}
        </Button>
      </Stack>
    </form>
  )
}

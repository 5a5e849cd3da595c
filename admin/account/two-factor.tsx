import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { StaffCalls } from '../api/data-provider.ts'
import type { BegunSecondFactor } from '../api/types.ts'
import { useSending } from '../auth/use-submit.ts'
import { BackupCodes } from './backup-codes.tsx'
import { QrCode } from './qr-code.tsx'

/** Off, being switched on, or on; and the backup codes, which are shown once. */
export function SecondFactorCard() {
  const calls = useDataProvider<StaffCalls>()
  const notify = useNotify()
  const { data: factor, refetch } = useQuery({ queryKey: ['second-factor'], queryFn: calls.showSecondFactor })
  const [begun, setBegun] = useState<BegunSecondFactor>()
  const [codes, setCodes] = useState<string[]>()

  const confirmed = (backupCodes: string[]) => {
    setBegun(undefined)
    setCodes(backupCodes)
    return refetch()
  }
  if (!factor) return null
  if (codes) return <BackupCodes codes={codes} onKept={() => setCodes(undefined)} />
  if (begun) return <Confirm begun={begun} onConfirmed={confirmed} onCancel={() => setBegun(undefined)} />
  if (!factor.is_on)
    return (
      <Stack sx={{ gap: 2 }}>
        <Typography>
          With a second factor, nobody gets in with your password alone: signing in also takes a code from an
          authenticator app on your phone.
        </Typography>
        <WithPassword
          action="Set it up"
          send={async (password) => setBegun(await calls.beginSecondFactor(password))}
          isMain
        />
      </Stack>
    )
  return (
    <Stack sx={{ gap: 3 }}>
      <Alert severity={factor.backup_codes < 3 ? 'warning' : 'success'}>
        It is on. {factor.backup_codes === 1 ? '1 backup code is' : `${factor.backup_codes} backup codes are`} left.
      </Alert>
      <WithPassword
        action="Make new backup codes"
        send={async (password) => {
          setCodes((await calls.renewBackupCodes(password)).backup_codes)
          await refetch()
        }}
      />
      <WithPassword
        action="Switch it off"
        send={async (password) => {
          await calls.endSecondFactor(password)
          notify('Your second factor is off.', { type: 'success' })
          await refetch()
        }}
      />
    </Stack>
  )
}

function Confirm({
  begun: { address, secret, backup_codes },
  onConfirmed,
  onCancel,
}: {
  begun: BegunSecondFactor
  onConfirmed: (backupCodes: string[]) => Promise<unknown>
  onCancel: () => void
}) {
  const calls = useDataProvider<StaffCalls>()
  const { onSubmit, refusal, isSending } = useSending(async ({ code = '' }) => {
    await calls.confirmSecondFactor(code)
    await onConfirmed(backup_codes)
  })
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>
        1. Scan this with an authenticator app, for example Google Authenticator, Microsoft Authenticator or Aegis.
      </Typography>
      <QrCode text={address} label="QR code for the authenticator app" />
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Or type this key into the app:
        <Typography component="code" sx={{ display: 'block', fontFamily: 'monospace', fontSize: '1.05rem' }}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Typography>
      </Typography>
      <Typography>2. Type the code that the app shows.</Typography>
      <form onSubmit={onSubmit} aria-label="Confirm the second factor">
        <Stack sx={{ gap: 2 }}>
          {refusal && <Alert severity="error">{refusal.message}</Alert>}
          <TextField
            name="code"
            label="Code"
            autoComplete="one-time-code"
            required
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
          />
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button type="submit" variant="contained" disabled={isSending}>
              Switch it on
            </Button>
            <Button onClick={onCancel}>Not now</Button>
          </Stack>
        </Stack>
      </form>
    </Stack>
  )
}

/** An open session is not enough for this. */
function WithPassword({
  action,
  send,
  isMain = false,
}: {
  action: string
  send: (password: string) => Promise<unknown>
  isMain?: boolean
}) {
  const { onSubmit, refusal, isSending } = useSending(({ password = '' }) => send(password))
  return (
    <form onSubmit={onSubmit} aria-label={action}>
      <Stack sx={{ gap: 1, alignItems: 'start' }}>
        {refusal && <Alert severity="error">{refusal.message}</Alert>}
        <TextField name="password" label="Your password" type="password" autoComplete="current-password" required />
        <Button type="submit" variant={isMain ? 'contained' : 'outlined'} disabled={isSending}>
          {action}
        </Button>
      </Stack>
    </form>
  )
}

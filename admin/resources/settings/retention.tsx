import type { SettingsRecord } from '@house/contract/staff/entities'
import { labelOf } from '@house/contract/staff/field-labels'
import {
  type RetainedType,
  type RetentionField,
  type RetentionPeriods,
  retainedTypes,
  retentionField,
  retentionMonths,
  retentionNoticeHours,
} from '@house/contract/staff/retention'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  InputAdornment,
  Link,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { NumberInput, useDataProvider, useNotify, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { StaffApi } from '../../api/data-provider.ts'
import { formatDateTime } from '../../format/datetime.ts'

const { min, max } = retentionMonths
const invalidPeriod = `Enter ${min} to ${max} months, or leave it empty to keep the records for ever.`

const hints: Record<RetainedType, string> = {
  enquiries:
    'All leads that are neither won nor spam, after their last activity: the enquiry, a note, a contact, a change or a planned next action',
  won: 'Leads that became orders, after their last activity. Your privacy policy says how long you keep orders',
  spam: 'Leads that are marked as spam or in quarantine',
  audit: 'Who changed what and when. The revision history of every record ends here too',
}

/** The retention period of each type of record with personal data. */
export function RetentionInputs() {
  const { retention_effective_at } = useRecordContext<SettingsRecord>() ?? {}
  const isPending = retention_effective_at && Date.parse(retention_effective_at) > Date.now()
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Typography sx={{ mb: 1 }}>
        Records are deleted permanently after these periods. Leave a period empty to keep its records for ever. The
        periods should agree with your privacy policy.
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        The{' '}
        <Link component={RouterLink} to={`/audit?filter=${encodeURIComponent('{"action":"expire"}')}`}>
          audit log
        </Link>{' '}
        lists how many records were deleted and when.
      </Typography>
      {isPending && (
        <Alert severity="info" variant="outlined" sx={{ mb: 3 }}>
          The last change takes effect on {formatDateTime(retention_effective_at)}. Before that, a changed period
          deletes nothing.
        </Alert>
      )}
      {retainedTypes.map((type) => (
        <NumberInput
          key={type}
          source={retentionField(type)}
          helperText={hints[type]}
          // Without `min` and `max`, whose messages of the browser would come first.
          validate={checkPeriod}
          placeholder="For ever"
          slotProps={{
            input: { endAdornment: <InputAdornment position="end">months</InputAdornment> },
            inputLabel: { shrink: true },
          }}
        />
      ))}
    </Box>
  )
}

function checkPeriod(months: number | null | undefined | '') {
  if (months === null || months === undefined || months === '') return undefined
  return Number.isInteger(months) && months >= min && months <= max ? undefined : invalidPeriod
}

type Question = {
  shortened: { type: RetainedType; from: number | null; to: number }[]
  counts: Record<RetainedType, number>
  answer: (isConfirmed: boolean) => void
}

/** Asks before a shorter period is saved, and says how many records it deletes. */
export function useRetentionConfirmation() {
  const api = useDataProvider<StaffApi>()
  const notify = useNotify()
  const record = useRecordContext<SettingsRecord>()
  const [question, setQuestion] = useState<Question>()

  async function confirmShorterPeriods(values: Partial<RetentionPeriods>): Promise<boolean> {
    const shortened = retainedTypes.flatMap((type) => {
      const from = record?.[retentionField(type)] ?? null
      const to = values[retentionField(type)] ?? null
      return to !== null && (from === null || to < from) ? [{ type, from, to }] : []
    })
    if (shortened.length === 0) return true
    try {
      const changes = shortened.map(({ type, to }): [RetentionField, number] => [retentionField(type), to])
      const counts = await api.countExpired(Object.fromEntries(changes))
      return await new Promise<boolean>((answer) => setQuestion({ shortened, counts, answer }))
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
      return false
    } finally {
      setQuestion(undefined)
    }
  }

  return { confirmShorterPeriods, dialog: question && <ShorterPeriodDialog {...question} /> }
}

function ShorterPeriodDialog({ shortened, counts, answer }: Question) {
  const total = shortened.reduce((sum, { type }) => sum + counts[type], 0)
  return (
    <Dialog open onClose={() => answer(false)} aria-labelledby="shorter-period" maxWidth="sm" fullWidth>
      <DialogTitle id="shorter-period">Shorten the retention period?</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ m: 0, mb: 2, pl: 2.5 }}>
          {shortened.map(({ type, from, to }) => (
            <li key={type}>
              {labelOf(retentionField(type))}: {from === null ? 'for ever' : formatMonths(from)} → {formatMonths(to)},{' '}
              <strong>{formatRecords(counts[type])}</strong>
            </li>
          ))}
        </Box>
        <Typography>
          {total === 0
            ? `No record is that old today. The change takes effect ${retentionNoticeHours} hours after you save.`
            : `${formatRecords(total)} will be deleted permanently at the next run, ${retentionNoticeHours} hours after you save. Until then you can change the period back.`}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => answer(false)}>Cancel</Button>
        <Button variant="contained" color="error" onClick={() => answer(true)}>
          Save shorter period
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function formatMonths(months: number) {
  return months === 1 ? '1 month' : `${months} months`
}

function formatRecords(count: number) {
  return count === 1 ? '1 record' : `${count.toLocaleString('en-IN')} records`
}

import { Button, Card, CardContent, Typography } from '@mui/material'
import { useDataProvider } from 'react-admin'
import type { StaffCalls } from '../../api/data-provider.ts'
import type { Delivery, LeadRecord } from '../../api/types.ts'
import { shownMoment } from '../../format/datetime.ts'
import { useLeadChange } from './use-lead-change.ts'

const names: Record<string, string> = {
  'mail-to-staff': 'Mail to the staff',
  'mail-to-visitor': 'Mail to the sender',
  webhook: 'Other system',
}

export function Deliveries({ id, deliveries, can_mail = true }: LeadRecord) {
  const calls = useDataProvider<StaffCalls>()
  const { mutate: retry } = useLeadChange(() => calls.retryLead(id), 'It will be tried again.')
  if (deliveries.length === 0) return null
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2">
          Deliveries
        </Typography>
        <ul>
          {deliveries.map((delivery) => (
            <li key={delivery.id}>
              {names[delivery.kind] ?? delivery.kind}: {stateOf(delivery, can_mail)}
            </li>
          ))}
        </ul>
        {deliveries.some(({ state }) => state === 'dead') && (
          <Button onClick={() => retry(undefined)}>Try again</Button>
        )}
      </CardContent>
    </Card>
  )
}

function stateOf({ kind, state, attempts, next_attempt_at, delivered_at, last_error }: Delivery, canMail: boolean) {
  if (delivered_at) return `delivered ${shownMoment(delivered_at)}`
  const why = last_error ? ` (${last_error})` : ''
  if (state === 'dead') return `given up after ${attempts} attempts${why}`
  if (kind.startsWith('mail-') && !canMail)
    return 'it waits: no mail is sent from here yet. It goes out as soon as an administrator has that set up'
  const isDue = Date.parse(next_attempt_at) <= Date.now()
  return `waiting, next attempt ${isDue ? 'in a moment' : shownMoment(next_attempt_at)}${why}`
}

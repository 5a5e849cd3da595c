import { deliveryNames } from '@house/contract/staff/deliveries'
import type { Delivery, LeadRecord } from '@house/contract/staff/entities'
import { Button } from '@mui/material'
import { useDataProvider } from 'react-admin'
import type { StaffApi } from '../../api/data-provider.ts'
import { SectionCard } from '../../components/panels/section-card.tsx'
import { formatDateTime } from '../../format/datetime.ts'
import { useLeadMutation } from './use-lead-mutation.ts'

export function Deliveries({ id, deliveries, can_mail = true }: LeadRecord) {
  const api = useDataProvider<StaffApi>()
  const { mutate: retry } = useLeadMutation(() => api.retryDeliveries(id), 'Delivery will be retried.')
  if (deliveries.length === 0) return null
  return (
    <SectionCard title="Deliveries">
      <ul>
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            {deliveryNames[delivery.kind]}: {stateOf(delivery, can_mail)}
          </li>
        ))}
      </ul>
      {deliveries.some(({ state }) => state === 'dead') && <Button onClick={() => retry(undefined)}>Retry</Button>}
    </SectionCard>
  )
}

function stateOf({ kind, state, attempts, next_attempt_at, delivered_at, last_error }: Delivery, canMail: boolean) {
  if (delivered_at) return `delivered ${formatDateTime(delivered_at)}`
  const reason = last_error ? ` (${last_error})` : ''
  if (state === 'dead') return `failed after ${attempts} attempts${reason}`
  if (kind !== 'webhook' && !canMail)
    return 'pending. E-mail is not configured: it is sent when an administrator sets up SMTP'
  const isDue = Date.parse(next_attempt_at) <= Date.now()
  return `pending, next attempt ${isDue ? 'shortly' : formatDateTime(next_attempt_at)}${reason}`
}

import { useRecordContext } from 'react-admin'

const names: Record<string, string> = {
  create: 'Created',
  revise: 'Updated',
  publish: 'Published',
  draft: 'Draft saved',
  schedule: 'Scheduled',
  discard: 'Draft discarded',
  unpublish: 'Unpublished',
  // Written before version 0.2.
  withdraw: 'Unpublished',
  delete: 'Deleted',
  restore: 'Restored',
  erase: 'Deleted permanently',
  expire: 'Deleted after retention period',
  move: 'Reordered',
  contact: 'Contacted',
  note: 'Note added',
  release: 'Released from quarantine',
  retry: 'Delivery retried',
  export: 'Exported',
  import: 'Imported',
  'put in force': 'Put in force',
  retire: 'Retired',
  issue: 'Issued',
  accepted: 'Accepted by the customer',
  declined: 'Declined by the customer',
  withdrawn: 'Withdrawn',
  'set up': 'Set up',
  open: 'Opened for visitors',
  'reset password': 'Password reset',
  'reset password by mail': 'Password reset by e-mail',
  'second factor on': 'Two-factor authentication turned on',
  'second factor off': 'Two-factor authentication turned off',
  'reset second factor': 'Two-factor authentication reset',
}

export const actionChoices = Object.entries(names).map(([id, name]) => ({ id, name }))

export function ActionField({ source }: { source: string; label?: string }) {
  const action: string = useRecordContext()?.[source] ?? ''
  return names[action] ?? action
}

import { useRecordContext } from 'react-admin'

/** What was done, in the words of whoever did it. */
const names: Record<string, string> = {
  create: 'added',
  revise: 'changed',
  publish: 'published',
  draft: 'draft saved',
  schedule: 'time set',
  discard: 'draft discarded',
  withdraw: 'taken off the site',
  delete: 'deleted',
  restore: 'restored',
  erase: 'deleted for good',
  move: 'moved in its list',
  contact: 'answered',
  note: 'note written',
  release: 'released from quarantine',
  retry: 'sent again',
  export: 'exported',
  import: 'imported',
  'reset password': 'password reset',
  'reset password by mail': 'password reset by mail',
  'second factor on': 'second factor on',
  'second factor off': 'second factor off',
  'reset second factor': 'second factor reset',
}

export const actionChoices = Object.entries(names).map(([id, name]) => ({ id, name }))

export function ActionField({ source }: { source: string; label?: string }) {
  const action: string = useRecordContext()?.[source] ?? ''
  return names[action] ?? action
}

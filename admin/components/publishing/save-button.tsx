import type { ComponentProps } from 'react'
import { type RaRecord, SaveButton, useNotify, useRecordContext, useRedirect, useResourceContext } from 'react-admin'
import { type Saving, savingAs } from '../../api/data-provider.ts'

type SaveAsProps = ComponentProps<typeof SaveButton> & {
  saving: Saving
  message?: string
  onSaved?: (record: RaRecord) => void
}

/** Saves the form in one of several ways, and says what came of it. */
export function SaveAs({ saving, message, onSaved, ...props }: SaveAsProps) {
  const resource = useResourceContext()
  const isStored = useRecordContext()?.id !== undefined
  const notify = useNotify()
  const redirect = useRedirect()
  const onSuccess = (record: RaRecord) => {
    if (message) notify(message, { type: 'success' })
    onSaved?.(record)
    if (!isStored) redirect('edit', resource, record.id, record)
  }
  return (
    <SaveButton type="button" alwaysEnable transform={savingAs(saving)} mutationOptions={{ onSuccess }} {...props} />
  )
}

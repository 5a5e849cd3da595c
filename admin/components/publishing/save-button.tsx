import type { ComponentProps } from 'react'
import {
  type RaRecord,
  SaveButton as RaSaveButton,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin'
import { type SaveOptions, withSaveOptions } from '../../api/data-provider.ts'

type SaveButtonProps = ComponentProps<typeof RaSaveButton> & {
  saveOptions: SaveOptions
  /** The toast after a successful save. */
  message?: string
  onSaved?: (record: RaRecord) => void
}

/** Saves the form as a draft, published or scheduled. */
export function SaveButton({ saveOptions, message, onSaved, ...props }: SaveButtonProps) {
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
    <RaSaveButton
      type="button"
      alwaysEnable
      transform={withSaveOptions(saveOptions)}
      mutationOptions={{ onSuccess }}
      {...props}
    />
  )
}

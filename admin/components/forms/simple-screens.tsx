import type { ReactNode } from 'react'
import {
  Create,
  DeleteButton,
  Edit,
  type RaRecord,
  SaveButton,
  Toolbar,
  type UpdateParams,
  useRecordContext,
} from 'react-admin'
import { LoadError } from '../errors/load-error.tsx'
import { FocusFirstError } from './focus-first-error.tsx'

type SimpleEditProps<R extends RaRecord> = {
  /** Instead of the message "Saved." */
  onSuccess?: (record: R, change: Partial<UpdateParams<R>>) => void
  children: ReactNode
}

/** Waits for the server, whose validation errors appear at their fields. */
export function SimpleEdit<R extends RaRecord>({ onSuccess, children }: SimpleEditProps<R>) {
  return (
    <Edit<R>
      error={<LoadError />}
      mutationMode="pessimistic"
      redirect={false}
      actions={false}
      {...(onSuccess && { mutationOptions: { onSuccess } })}
    >
      {children}
    </Edit>
  )
}

export function SimpleCreate({ children }: { children: ReactNode }) {
  return <Create redirect="edit">{children}</Create>
}

export function SaveDeleteToolbar({ isFixed }: { isFixed?: boolean }) {
  const isStored = useRecordContext()?.id !== undefined
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <FocusFirstError />
      <SaveButton alwaysEnable />
      {isStored && !isFixed && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  )
}

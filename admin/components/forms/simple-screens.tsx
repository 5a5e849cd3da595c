import type { ReactNode } from 'react'
import { Create, DeleteButton, Edit, SaveButton, Toolbar, useRecordContext } from 'react-admin'
import { LoadError } from '../errors/load-error.tsx'
import { FocusFirstError } from './focus-first-error.tsx'

/** Waits for the server, whose validation errors appear at their fields. */
export function SimpleEdit({ children }: { children: ReactNode }) {
  return (
    <Edit error={<LoadError />} mutationMode="pessimistic" redirect={false} actions={false}>
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

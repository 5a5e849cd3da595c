import type { ReactNode } from 'react'
import { Create, DeleteButton, Edit, SaveButton, Toolbar, useRecordContext } from 'react-admin'
import { FirstMistake } from './focus-first-error.tsx'

/** Saved on the server before the person goes on; what it refuses stands at its field. */
export function ContentEdit({ children }: { children: ReactNode }) {
  return (
    <Edit mutationMode="pessimistic" redirect={false} actions={false}>
      {children}
    </Edit>
  )
}

export function ContentCreate({ children }: { children: ReactNode }) {
  return <Create redirect="edit">{children}</Create>
}

export function SaveOrDelete({ isFixed }: { isFixed?: boolean }) {
  const isStored = useRecordContext()?.id !== undefined
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <FirstMistake />
      <SaveButton alwaysEnable />
      {isStored && !isFixed && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  )
}

import { Link } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import {
  Create,
  CreateButton,
  Datagrid,
  DeleteButton,
  Edit,
  FunctionField,
  List,
  type ListProps,
  type RaRecord,
  SaveButton,
  SearchInput,
  Toolbar,
  TopToolbar,
  useRecordContext,
} from 'react-admin'
import { ArrangeButton, type Order } from './arrange.tsx'
import { plainText } from './plain-text.ts'

type ContentListProps = Pick<ListProps, 'sort'> & {
  filters?: ReactElement[]
  /** Where its records have an order of their own. */
  order?: Order
  isFixed?: boolean
  /** More to do with the list than the usual. */
  actions?: ReactNode
  children: ReactNode
}

/** A list with search, filters, columns to sort by, and rows that open. */
export function ContentList({ filters = [], order, isFixed, children, sort, actions: more }: ContentListProps) {
  const search = <SearchInput key="q" source="q" alwaysOn placeholder="Search" />
  const actions = (
    <TopToolbar>
      {more}
      {order && <ArrangeButton {...order} />}
      {!isFixed && <CreateButton label="Add" />}
    </TopToolbar>
  )
  const byOrder = order && { field: order.by, order: 'ASC' as const }
  return (
    <List
      filters={[search, ...filters]}
      actions={actions}
      sort={sort ?? byOrder}
      perPage={25}
      exporter={false}
      empty={false}
    >
      <Datagrid bulkActionButtons={false} rowClick="edit">
        {children}
      </Datagrid>
    </List>
  )
}

/** Saved on the server before the person goes on; what it refuses stands at its field. */
export function ContentEdit({ children, actions }: { children: ReactNode; actions?: ReactElement }) {
  return (
    <Edit mutationMode="pessimistic" redirect={false} actions={actions ?? false}>
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
      <SaveButton alwaysEnable />
      {isStored && !isFixed && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  )
}

/** The record's page on the site. */
export function OnTheSite({ address }: { address: (record: RaRecord) => string }) {
  const record = useRecordContext()
  return (
    <TopToolbar>
      {record && (
        <Link href={address(record)} target="_blank" rel="noreferrer">
          See it on the site
        </Link>
      )}
    </TopToolbar>
  )
}

/** A text whose markup does not matter in a list. */
export function PlainField({ source }: { source: string; label?: string }) {
  return <FunctionField source={source} render={(record) => plainText(record[source])} />
}

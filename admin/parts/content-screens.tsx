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
  SaveButton,
  SearchInput,
  Toolbar,
  TopToolbar,
  useRecordContext,
} from 'react-admin'
import { ArrangeButton, type Order } from './arrange.tsx'
import { BulkActions, type BulkSetting } from './bulk-actions.tsx'
import { FirstMistake } from './first-mistake.tsx'
import { plainText } from './plain-text.ts'
import { StateField, stateFilter } from './state.tsx'

type ContentListProps = Pick<ListProps, 'sort'> & {
  filters?: ReactElement[]
  /** Where its records have an order of their own. */
  order?: Order
  /** What can be set for several records at once. */
  settings?: BulkSetting[]
  isFixed?: boolean
  /** More to do with the list than the usual. */
  actions?: ReactNode
  children: ReactNode
}

/** A list with search, filters, state, columns to sort by, things to do with several at once, and rows that open. */
export function ContentList({
  filters = [],
  order,
  settings,
  isFixed,
  children,
  sort,
  actions: more,
}: ContentListProps) {
  const actions = (
    <TopToolbar>
      {more}
      {order && <ArrangeButton {...order} />}
      {!isFixed && <CreateButton label="Add" variant="contained" />}
    </TopToolbar>
  )
  const byOrder = order && { field: order.by, order: 'ASC' as const }
  return (
    <List
      filters={[search, ...filters, stateFilter]}
      actions={actions}
      sort={sort ?? byOrder}
      perPage={25}
      exporter={false}
      empty={false}
    >
      <Datagrid bulkActionButtons={isFixed ? false : <BulkActions settings={settings} />} rowClick="edit">
        {children}
        <StateField label="State" sortable={false} />
      </Datagrid>
    </List>
  )
}

const search = <SearchInput key="q" source="q" alwaysOn placeholder="Search" />

/** A list of what is used as soon as it is saved. */
export function PlainList({ children }: { children: ReactNode }) {
  const actions = (
    <TopToolbar>
      <CreateButton label="Add" />
    </TopToolbar>
  )
  return (
    <List filters={[search]} actions={actions} perPage={25} exporter={false} empty={false}>
      <Datagrid bulkActionButtons={false} rowClick="edit">
        {children}
      </Datagrid>
    </List>
  )
}

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

/** A text whose markup does not matter in a list. */
export function PlainField({ source }: { source: string; label?: string }) {
  return <FunctionField source={source} render={(record) => plainText(record[source])} />
}

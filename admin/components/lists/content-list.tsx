import AddIcon from '@mui/icons-material/Add'
import { Box, Button, type Theme, Typography, useMediaQuery } from '@mui/material'
import { cloneElement, type ReactElement, type ReactNode, useEffect } from 'react'
import {
  Datagrid,
  FilterButton,
  List,
  type ListProps,
  SearchInput,
  TopToolbar,
  useCanAccess,
  useCreatePath,
  useListContext,
  useResourceContext,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { StateField, stateFilter } from '../publishing/publication-status.tsx'
import { BulkActions, type BulkSetting } from './bulk-actions.tsx'
import { ArrangeButton, type Order } from './reorder-dialog.tsx'

type ContentListProps = Pick<ListProps, 'sort'> & {
  filters?: ReactElement<{ alwaysOn?: boolean }>[]
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
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const actions = (
    <TopToolbar>
      {isPhone && <PhoneFilters />}
      {more}
      {order && <ArrangeButton {...order} />}
      {!isFixed && <AddButton />}
    </TopToolbar>
  )
  const byOrder = order && { field: order.by, order: 'ASC' as const }
  // On a phone they would stand between the search and what is found: each comes when it is asked for.
  const chosen = [...filters, stateFilter].map((filter) => cloneElement(filter, { alwaysOn: !isPhone }))
  return (
    <List
      filters={[search, ...chosen]}
      actions={actions}
      sort={sort ?? byOrder}
      perPage={25}
      exporter={false}
      empty={false}
    >
      <Datagrid
        bulkActionButtons={isFixed ? false : <BulkActions settings={settings} />}
        rowClick="edit"
        empty={<Nothing />}
      >
        {children}
        <StateField label="State" sortable={false} />
      </Datagrid>
    </List>
  )
}

/** Filters are remembered: those that are set are ticked here, wherever they were set. */
function PhoneFilters() {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const unticked = Object.keys(filterValues).filter((name) => name !== 'q' && !displayedFilters[name])
  useEffect(() => {
    if (unticked.length === 0) return
    const ticked = Object.fromEntries(unticked.map((name) => [name, true]))
    setFilters(filterValues, { ...displayedFilters, ...ticked }, false)
  }, [unticked.join()])
  return <FilterButton disableSaveQuery />
}

/** They may have been set days ago, so the way out is beside the words. */
function Nothing() {
  const { filterValues, setFilters } = useListContext()
  const isFiltered = Object.keys(filterValues).length > 0
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 2 }}>
      <Typography variant="body2">{isFiltered ? 'Nothing fits these filters.' : 'Nothing here yet.'}</Typography>
      {isFiltered && <Button onClick={() => setFilters({}, {}, false)}>Clear filters</Button>}
    </Box>
  )
}

/** With its word on every screen; react-admin's own would lie over the list on a phone. */
function AddButton() {
  const resource = useResourceContext() ?? ''
  const { canAccess } = useCanAccess({ resource, action: 'create' })
  const createPath = useCreatePath()
  if (!canAccess) return null
  return (
    <Button component={Link} to={createPath({ resource, type: 'create' })} variant="contained" startIcon={<AddIcon />}>
      Add
    </Button>
  )
}

const search = <SearchInput key="q" source="q" alwaysOn placeholder="Search" />

/** A list of what is used as soon as it is saved. */
export function PlainList({ children }: { children: ReactNode }) {
  const actions = (
    <TopToolbar>
      <AddButton />
    </TopToolbar>
  )
  return (
    <List filters={[search]} actions={actions} perPage={25} exporter={false} empty={false}>
      <Datagrid bulkActionButtons={false} rowClick="edit" empty={<Nothing />}>
        {children}
      </Datagrid>
    </List>
  )
}

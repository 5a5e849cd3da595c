import AddIcon from '@mui/icons-material/Add'
import { Box, Button, type Theme, Typography, useMediaQuery } from '@mui/material'
import { cloneElement, type ReactElement, type ReactNode, useEffect } from 'react'
import {
  BulkDeleteButton,
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
import { LoadError } from '../errors/load-error.tsx'
import { PublicationStatusField, statusFilter } from '../publishing/publication-status.tsx'
import { BulkActions, type BulkSetting } from './bulk-actions.tsx'
import { ReorderButton, type ReorderOptions } from './reorder-dialog.tsx'

type ContentListProps = Pick<ListProps, 'sort'> & {
  filters?: ReactElement<{ alwaysOn?: boolean }>[]
  /** For records that users can reorder. */
  reorder?: ReorderOptions
  bulkSettings?: BulkSetting[]
  /** Records can be edited, but not added, deleted or unpublished. */
  isFixed?: boolean
  /** Additional buttons above the list. */
  moreActions?: ReactNode
  children: ReactNode
}

/** A list of publishable content with search, filters, publication status and bulk actions. */
export function ContentList({
  filters = [],
  reorder,
  bulkSettings,
  isFixed,
  children,
  sort,
  moreActions,
}: ContentListProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const actions = (
    <TopToolbar>
      {isPhone && <PhoneFilters />}
      {moreActions}
      {reorder && <ReorderButton {...reorder} />}
      {!isFixed && <AddButton />}
    </TopToolbar>
  )
  const byPosition = reorder && { field: reorder.by, order: 'ASC' as const }
  // On phones, filters are behind a button: they would push the results below the fold.
  const allFilters = [...filters, statusFilter].map((filter) => cloneElement(filter, { alwaysOn: !isPhone }))
  return (
    <List
      filters={[search, ...allFilters]}
      actions={actions}
      sort={sort ?? byPosition}
      perPage={25}
      exporter={false}
      empty={false}
      error={<LoadError />}
    >
      <Datagrid
        bulkActionButtons={isFixed ? false : <BulkActions settings={bulkSettings} />}
        rowClick="edit"
        empty={<NoRecords />}
      >
        {children}
        <PublicationStatusField label="Status" sortable={false} />
      </Datagrid>
    </List>
  )
}

/** react-admin stores filters; those that are set are shown, wherever they were set. */
function PhoneFilters() {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const hidden = Object.keys(filterValues).filter((name) => name !== 'q' && !displayedFilters[name])
  useEffect(() => {
    if (hidden.length === 0) return
    const shown = Object.fromEntries(hidden.map((name) => [name, true]))
    setFilters(filterValues, { ...displayedFilters, ...shown }, false)
  }, [hidden.join()])
  return <FilterButton disableSaveQuery />
}

function NoRecords() {
  const { filterValues, setFilters } = useListContext()
  const isFiltered = Object.keys(filterValues).length > 0
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 2 }}>
      <Typography variant="body2">{isFiltered ? 'No records match these filters.' : 'No records yet.'}</Typography>
      {isFiltered && <Button onClick={() => setFilters({}, {}, false)}>Clear filters</Button>}
    </Box>
  )
}

/** react-admin's own is a floating button on phones, which covers the list. */
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

type SimpleContentListProps = { canDeleteMany?: boolean; children: ReactNode }

/** A list of records without drafts. */
export function SimpleContentList({ canDeleteMany = false, children }: SimpleContentListProps) {
  const actions = (
    <TopToolbar>
      <AddButton />
    </TopToolbar>
  )
  return (
    <List filters={[search]} actions={actions} perPage={25} exporter={false} empty={false} error={<LoadError />}>
      <Datagrid
        bulkActionButtons={canDeleteMany && <BulkDeleteButton mutationMode="pessimistic" />}
        rowClick="edit"
        empty={<NoRecords />}
      >
        {children}
      </Datagrid>
    </List>
  )
}

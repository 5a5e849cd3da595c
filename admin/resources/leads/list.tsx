import type { LeadListItem } from '@house/contract/staff/entities'
import { type LeadStatus, leadStatuses } from '@house/contract/staff/lead-status'
import BoardIcon from '@mui/icons-material/ViewKanbanOutlined'
import {
  Box,
  Button,
  Chip,
  FormControlLabel,
  Switch,
  Tab,
  Tabs,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useEffect } from 'react'
import {
  CreateButton,
  Datagrid,
  DateInput,
  FilterButton,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  SimpleList,
  TextField,
  TopToolbar,
  useGetList,
  useListContext,
  useNotify,
  useRefresh,
} from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { subscribeToLeads } from '../../api/staff-api.ts'
import { LoadError } from '../../components/errors/load-error.tsx'
import { DateField, DateTimeField } from '../../components/fields/datetime-field.tsx'
import { formatDateTime } from '../../format/datetime.ts'
import { ExportMenu } from './export-menu.tsx'
import { OwnerInput } from './owner-input.tsx'
import { ServiceInput } from './service-input.tsx'
import { kinds, StatusChip } from './status.tsx'

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name, phone, e-mail, city" />,
  <SelectInput key="kind" source="kind" label="Type" choices={kinds} emptyText="All" />,
  <ServiceInput key="service" source="service" emptyText="All" />,
  <OwnerInput key="owner" source="owner_id" label="Owner" />,
  <DateInput key="from" source="from" />,
  <DateInput key="to" source="to" />,
  <DateInput key="due" source="due_until" label="Next action until" />,
]

export function LeadList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ status: 'new', joined: true }}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      exporter={false}
      actions={
        <TopToolbar sx={{ flexWrap: { xs: 'wrap', md: 'nowrap' }, whiteSpace: 'nowrap' }}>
          <CreateButton label="New lead" />
          <FilterButton />
          <Button component={RouterLink} to="/leads/board" size="small" startIcon={<BoardIcon />}>
            Board
          </Button>
          <GroupByPersonSwitch />
          <ExportMenu />
        </TopToolbar>
      }
      empty={false}
      error={<LoadError />}
    >
      <StatusTabs />
      <LiveLeads />
      <LeadRows />
    </List>
  )
}

/** A table on desktops, a list on narrow screens. */
function LeadRows() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  if (isNarrow)
    return (
      <SimpleList<LeadListItem>
        rowClick="show"
        empty={<NoLeads />}
        primaryText={(lead) => <Name {...lead} />}
        secondaryText={({ required_service, city, created_at }) =>
          [required_service, city, formatDateTime(created_at)].filter(Boolean).join(' · ')
        }
        tertiaryText={({ status }) => <StatusChip status={status} />}
      />
    )
  return (
    <Datagrid rowClick="show" bulkActionButtons={false} empty={<NoLeads />}>
      <DateTimeField source="created_at" label="Received" />
      <FunctionField<LeadListItem> source="customer_name" label="Name" render={(lead) => <Name {...lead} />} />
      <TextField source="phone_number" label="Phone" sortable={false} />
      <TextField source="required_service" label="Service" />
      <TextField source="city" />
      <TextField source="owner" sortable={false} emptyText="Unassigned" />
      <DateField source="next_action_at" label="Next action" />
      <FunctionField<LeadListItem> source="status" render={({ status }) => <StatusChip status={status} />} />
    </Datagrid>
  )
}

function NoLeads() {
  return (
    <Typography color="text.secondary" sx={{ p: 3 }}>
      No leads. New leads appear here automatically.
    </Typography>
  )
}

function Name({ customer_name, plan_code, earlier = 0 }: LeadListItem) {
  return (
    <>
      {customer_name}
      {plan_code && (
        <Chip component="span" size="small" variant="outlined" label="Plan" sx={{ ml: 1, cursor: 'inherit' }} />
      )}
      {earlier > 0 && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1, whiteSpace: 'nowrap' }}>
          + {earlier} earlier
        </Typography>
      )}
    </>
  )
}

function GroupByPersonSwitch() {
  const { filterValues, setFilters, displayedFilters } = useListContext()
  const { joined, ...others } = filterValues
  const change = (_: unknown, isOn: boolean) =>
    setFilters(isOn ? { ...others, joined: true } : others, displayedFilters)
  return (
    <FormControlLabel
      control={<Switch size="small" checked={joined === true} onChange={change} />}
      label="Group by person"
      sx={{ whiteSpace: 'nowrap', '& .MuiFormControlLabel-label': { fontSize: 14 } }}
    />
  )
}

function StatusTabs() {
  const { filterValues, setFilters, displayedFilters } = useListContext()
  const choose = (_: unknown, status: LeadStatus) => setFilters({ ...filterValues, status }, displayedFilters)
  return (
    <Tabs
      value={filterValues.status ?? false}
      onChange={choose}
      aria-label="Status"
      variant="scrollable"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {leadStatuses.map((status) => (
        <Tab
          key={status}
          value={status}
          label={<StatusTab status={status} isGrouped={filterValues.joined === true} />}
          sx={{ minWidth: 0, px: 1.25 }}
        />
      ))}
    </Tabs>
  )
}

function StatusTab({ status, isGrouped }: { status: LeadStatus; isGrouped: boolean }) {
  const filter = { status, ...(isGrouped && { joined: true }) }
  const { total } = useGetList('leads', { pagination: { page: 1, perPage: 1 }, filter })
  const needsAttention = status === 'new' && total
  return (
    <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center', textTransform: 'capitalize' }}>
      {status}
      {total !== undefined && (
        <Chip
          component="span"
          size="small"
          label={total.toLocaleString('en-IN')}
          color={needsAttention ? 'primary' : 'default'}
          sx={{ cursor: 'inherit', '& .MuiChip-label': { px: 0.75 } }}
        />
      )}
    </Box>
  )
}

/** Shows leads that arrive while the list is open. */
function LiveLeads() {
  const refresh = useRefresh()
  const notify = useNotify()
  useEffect(
    () =>
      subscribeToLeads(() => {
        notify('New lead received.', { type: 'info' })
        refresh()
      }),
    [refresh, notify],
  )
  return null
}

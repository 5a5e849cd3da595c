import { services } from '@house/contract/enquiry-options'
import { Box, Chip, FormControlLabel, Switch, Tab, Tabs, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useEffect } from 'react'
import {
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
import { type LeadRecord, type LeadStatus, leadStatuses } from '../../api/types.ts'
import { DayField, MomentField } from '../../components/fields/datetime-field.tsx'
import { shownMoment } from '../../format/datetime.ts'
import { ExportMenu } from './export-menu.tsx'
import { OwnerInput } from './owner-input.tsx'
import { kinds, StatusChip } from './status.tsx'

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name, phone, e-mail, city" />,
  <SelectInput key="kind" source="kind" label="Type" choices={kinds} emptyText="All" />,
  <SelectInput key="service" source="service" choices={services.map((name) => ({ id: name, name }))} emptyText="All" />,
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
          <FilterButton />
          <JoinedSwitch />
          <ExportMenu />
        </TopToolbar>
      }
      empty={false}
    >
      <StatusTabs />
      <NewsOfLeads />
      <Inbox />
    </List>
  )
}

/** Where a table does not fit, each lead is a line to tap. */
function Inbox() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  if (isNarrow)
    return (
      <SimpleList<LeadRecord>
        rowClick="show"
        empty={<NoLeads />}
        primaryText={(lead) => <Name {...lead} />}
        secondaryText={({ required_service, city, created_at }) =>
          [required_service, city, shownMoment(created_at)].filter(Boolean).join(' · ')
        }
        tertiaryText={({ status }) => <StatusChip status={status} />}
      />
    )
  return (
    <Datagrid rowClick="show" bulkActionButtons={false} empty={<NoLeads />}>
      <MomentField source="created_at" label="Received" />
      <FunctionField<LeadRecord> source="customer_name" label="Name" render={(lead) => <Name {...lead} />} />
      <TextField source="phone_number" label="Phone" sortable={false} />
      <TextField source="required_service" label="Service" />
      <TextField source="city" />
      <TextField source="owner" sortable={false} emptyText="nobody" />
      <DayField source="next_action_at" label="Next action" />
      <FunctionField<LeadRecord> source="status" render={({ status }) => <StatusChip status={status} />} />
    </Datagrid>
  )
}

function NoLeads() {
  return (
    <Typography color="text.secondary" sx={{ p: 3 }}>
      Nothing here. New leads appear by themselves.
    </Typography>
  )
}

/** One row stands for all that a person wrote. */
function Name({ customer_name, earlier = 0 }: LeadRecord) {
  return (
    <>
      {customer_name}
      {earlier > 0 && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1, whiteSpace: 'nowrap' }}>
          + {earlier} earlier
        </Typography>
      )}
    </>
  )
}

function JoinedSwitch() {
  const { filterValues, setFilters, displayedFilters } = useListContext()
  const { joined, ...others } = filterValues
  const change = (_: unknown, isOn: boolean) =>
    setFilters(isOn ? { ...others, joined: true } : others, displayedFilters)
  return (
    <FormControlLabel
      control={<Switch size="small" checked={joined === true} onChange={change} />}
      label="One row per person"
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
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {leadStatuses.map((status) => (
        <Tab
          key={status}
          value={status}
          label={<Counted status={status} isJoined={filterValues.joined === true} />}
          sx={{ minWidth: 0, px: 1.25 }}
        />
      ))}
    </Tabs>
  )
}

function Counted({ status, isJoined }: { status: LeadStatus; isJoined: boolean }) {
  const filter = { status, ...(isJoined && { joined: true }) }
  const { total } = useGetList('leads', { pagination: { page: 1, perPage: 1 }, filter })
  const isWaiting = status === 'new' && total
  return (
    <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center', textTransform: 'capitalize' }}>
      {status}
      {total !== undefined && (
        <Chip
          component="span"
          size="small"
          label={total.toLocaleString('en-IN')}
          color={isWaiting ? 'primary' : 'default'}
          sx={{ cursor: 'inherit', '& .MuiChip-label': { px: 0.75 } }}
        />
      )}
    </Box>
  )
}

/** A lead that arrives while the inbox is open is in it at once. */
function NewsOfLeads() {
  const refresh = useRefresh()
  const notify = useNotify()
  useEffect(() => {
    const changes = new EventSource('/admin/api/leads/changes')
    changes.addEventListener('lead', () => {
      notify('A new lead has come.', { type: 'info' })
      refresh()
    })
    return () => changes.close()
  }, [refresh, notify])
  return null
}

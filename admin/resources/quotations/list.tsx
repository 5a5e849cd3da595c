import { quotationStatuses } from '@house/contract/quotations/quotation-options'
import type { QuotationSummary } from '@house/contract/staff/entities'
import { dayOf } from '@house/contract/time-zone'
import { formatRupees } from '@house/fenestration/estimate/money'
import { Tab, Tabs, type Theme, Typography, useMediaQuery } from '@mui/material'
import { Datagrid, FunctionField, List, SearchInput, SimpleList, TextField, useListContext } from 'react-admin'
import { LoadError } from '../../components/errors/load-error.tsx'
import { formatDate, formatDateTime } from '../../format/datetime.ts'
import { QuotationChip, quotationName } from './status.tsx'

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Search by number or customer" />]

export function QuotationList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'updated_at', order: 'DESC' }}
      perPage={25}
      exporter={false}
      actions={false}
      empty={false}
      error={<LoadError />}
    >
      <StatusTabs />
      <Rows />
    </List>
  )
}

/** A table on desktops, a list on narrow screens. */
function Rows() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  if (isNarrow)
    return (
      <SimpleList<QuotationSummary>
        rowClick="show"
        empty={<NoQuotations />}
        primaryText={({ customer_name }) => customer_name}
        secondaryText={(quotation) => `${quotationName(quotation)} · ${formatRupees(quotation.total)}`}
        tertiaryText={(quotation) => <QuotationChip {...quotation} />}
      />
    )
  return (
    <Datagrid rowClick="show" bulkActionButtons={false} empty={<NoQuotations />}>
      <FunctionField<QuotationSummary> source="number" render={quotationName} />
      <TextField source="customer_name" label="Customer" sortable={false} />
      <FunctionField<QuotationSummary> source="status" render={(quotation) => <QuotationChip {...quotation} />} />
      <FunctionField<QuotationSummary>
        source="total"
        textAlign="right"
        render={({ total }) => formatRupees(total)}
        sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      />
      <FunctionField<QuotationSummary> source="valid_until" render={({ valid_until }) => formatDate(valid_until)} />
      <FunctionField<QuotationSummary> label="Customer's answer" render={answerOf} />
      <FunctionField<QuotationSummary>
        source="updated_at"
        label="Changed"
        render={({ updated_at, staff }) => [formatDateTime(updated_at), staff].filter(Boolean).join(', ')}
      />
    </Datagrid>
  )
}

function answerOf({ status, opened_at, answered_at }: QuotationSummary) {
  if (answered_at) return `Answered ${formatDate(answered_at)}`
  if (opened_at) return `Opened ${formatDate(opened_at)}`
  return status === 'issued' ? 'Not opened yet' : '–'
}

function StatusTabs() {
  const { filterValues, setFilters, displayedFilters } = useListContext()
  const { status, valid_before, ...others } = filterValues
  const choose = (_: unknown, chosen: string) => setFilters({ ...others, ...filterOf(chosen) }, displayedFilters)
  return (
    <Tabs
      value={valid_before ? 'expired' : (status ?? 'all')}
      onChange={choose}
      aria-label="Status"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {['all', 'draft', 'issued', 'expired', ...quotationStatuses.slice(2)].map((name) => (
        <Tab key={name} value={name} label={name} sx={{ minWidth: 0, px: 1.5, textTransform: 'capitalize' }} />
      ))}
    </Tabs>
  )
}

/** Expired is no status of its own: it is issued, and its last day is over. */
function filterOf(chosen: string) {
  if (chosen === 'all') return {}
  return chosen === 'expired' ? { status: 'issued', valid_before: dayOf(Date.now()) } : { status: chosen }
}

function NoQuotations() {
  const { filterValues } = useListContext()
  return (
    <Typography color="textSecondary" sx={{ p: 3 }}>
      {Object.keys(filterValues).length > 0
        ? 'No quotation matches. Search by number or customer, or choose another status.'
        : 'No quotations. Open a lead and choose “New quotation”.'}
    </Typography>
  )
}

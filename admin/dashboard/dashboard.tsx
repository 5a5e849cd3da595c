import { dashboardPeriods, defaultPeriod, type ResponseTime } from '@house/contract/staff/dashboard'
import type { Count } from '@house/contract/staff/entities'
import type { LeadStatus } from '@house/contract/staff/lead-status'
import { Box, Link, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Title, useDataProvider } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { StaffApi } from '../api/data-provider.ts'
import { PanelErrorBoundary } from '../components/errors/panel-error-boundary.tsx'
import { Panel, PanelGrid, Stat } from '../components/panels/panel.tsx'
import { NextSteps } from '../setup/next-steps.tsx'
import { colors } from '../theme/tokens.ts'
import { RankedBars, type Segment, StackedBar } from './bar-lists.tsx'
import { DailyChart } from './daily-chart.tsx'
import { Problems } from './problems.tsx'
import { QuotationFigures } from './sales-figures.tsx'
import { WebVitals } from './web-vitals.tsx'

const twoThirds = { xs: '1fr', lg: '2fr 1fr' }
const halves = { xs: '1fr', md: '1fr 1fr' }
const noEnquiries = 'No enquiries in this period.'

export default function Dashboard() {
  const [days, setDays] = useState<number>(defaultPeriod)
  return (
    <Box sx={{ mt: 3, mb: 6, display: 'grid', gap: 5, minWidth: 0 }}>
      <Title title="Dashboard" />
      <Problems />
      <NextSteps />
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'end', gap: 2, flexWrap: 'wrap', mb: -2 }}
      >
        <Typography variant="h5" component="h2">
          Last {days} days
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={days}
          onChange={(_, chosen) => chosen && setDays(chosen)}
          aria-label="Period"
        >
          {dashboardPeriods.map((each) => (
            <ToggleButton key={each} value={each} sx={{ textTransform: 'none', px: 2 }}>
              {each} days
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <PanelErrorBoundary name="Sales">
        <Sales days={days} />
      </PanelErrorBoundary>
      <PanelErrorBoundary name="Quotations">
        <Section
          title="Quotations"
          note="Issued in the last twelve months; of several revisions the last. The value is what customers accepted, GST included."
        >
          <QuotationFigures />
        </Section>
      </PanelErrorBoundary>
      <PanelErrorBoundary name="Traffic">
        <Traffic days={days} />
      </PanelErrorBoundary>
    </Box>
  )
}

function useEnquiries(days: number) {
  const api = useDataProvider<StaffApi>()
  return useQuery({
    queryKey: ['dashboard', days],
    queryFn: () => api.dashboard(days),
    placeholderData: keepPreviousData,
    throwOnError: true,
  })
}

function useVisits(days: number, throwOnError: boolean) {
  const api = useDataProvider<StaffApi>()
  return useQuery({
    queryKey: ['visits', days],
    queryFn: () => api.visits(days),
    placeholderData: keepPreviousData,
    throwOnError,
  })
}

function Sales({ days }: { days: number }) {
  const { data } = useEnquiries(days)
  // Without them, only the number of page views is missing here.
  const { data: visits } = useVisits(days, false)
  if (!data) return null
  const enquiries = total(data.per_day)
  const spam = total(data.by_status.filter(({ name }) => !Object.hasOwn(statuses, name)))
  return (
    <PanelGrid columns="1fr">
      <PanelGrid columns={{ xs: '1fr 1fr', lg: 'repeat(4, 1fr)' }}>
        <Stat value={String(data.unseen)} label={data.unseen === 1 ? 'new lead' : 'new leads'}>
          <Link component={RouterLink} to="/leads">
            View leads
          </Link>
        </Stat>
        <Stat value={String(enquiries)} label={enquiries === 1 ? 'enquiry' : 'enquiries'} />
        <Stat value={formatHours(data.response_hours_median)} label="median first response time" />
        <Stat value={visits ? total(visits.views_per_day).toLocaleString('en-IN') : '–'} label="page views" />
      </PanelGrid>
      <PanelGrid columns={twoThirds}>
        <Panel title="Enquiries per day">
          <DailyChart title="Enquiries per day" days={data.per_day} />
        </Panel>
        <Panel title="First response time">
          <StackedBar segments={segmentsOf(data.response_times, responseTimes)} emptyText={noEnquiries} />
        </Panel>
      </PanelGrid>
      <PanelGrid columns={{ xs: '1fr', md: '1fr 1fr', xl: 'repeat(4, 1fr)' }}>
        <Panel title="Enquiries by status">
          <StackedBar segments={segmentsOf(data.by_status, statuses)} emptyText={noEnquiries} />
          {spam > 0 && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              Not included: {spam} in quarantine or spam.
            </Typography>
          )}
        </Panel>
        <Panel title="Enquiries by service">
          <RankedBars counts={data.by_service} emptyText={noEnquiries} />
        </Panel>
        <Panel title="Enquiries by source">
          <RankedBars counts={data.by_source} nameOf={sourceName} emptyText={noEnquiries} />
        </Panel>
        <Panel title="Enquiries by page">
          <RankedBars counts={data.by_page} emptyText={noEnquiries} />
        </Panel>
      </PanelGrid>
    </PanelGrid>
  )
}

function Traffic({ days }: { days: number }) {
  const { data } = useVisits(days, true)
  if (!data) return null
  const { views_per_day, top_pages, top_searches, unanswered_searches, vitals } = data
  return (
    <>
      <Section title="Traffic" note="Measured on our own server, without cookies. Known bots are excluded.">
        <PanelGrid columns="1fr">
          <PanelGrid columns={twoThirds}>
            <Panel title="Page views per day">
              <DailyChart title="Page views per day" days={views_per_day} />
            </Panel>
            <Panel title="Top pages">
              <RankedBars counts={top_pages} linkOf={(path) => path} emptyText="No page views in this period." />
            </Panel>
          </PanelGrid>
          <PanelGrid columns={halves}>
            <Panel title="Top searches">
              <RankedBars counts={top_searches} emptyText="No searches in this period." />
            </Panel>
            <Panel title="Searches without results">
              <RankedBars counts={unanswered_searches} emptyText="Every search found something." />
              {unanswered_searches.length > 0 && (
                <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
                  To give them results, add{' '}
                  <Link component={RouterLink} to="/synonyms">
                    synonyms
                  </Link>{' '}
                  or product keywords.
                </Typography>
              )}
            </Panel>
          </PanelGrid>
        </PanelGrid>
      </Section>
      <Section
        title="Core Web Vitals"
        note="Measured in visitors' browsers. Values are the 75th percentile: three of four visits are at least this fast."
      >
        <WebVitals vitals={vitals} />
      </Section>
    </>
  )
}

function Section({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {note}
      </Typography>
      {children}
    </Box>
  )
}

type Legend<Key extends string = string> = Record<Key, { name: string; color: string }>

const statuses: Legend<Exclude<LeadStatus, 'spam' | 'quarantine'>> = {
  new: { name: 'New', color: colors.brand },
  open: { name: 'Open', color: '#1D5A85' },
  visited: { name: 'Visited', color: '#5B8FB5' },
  quoted: { name: 'Quoted', color: '#C99A3B' },
  accepted: { name: 'Accepted', color: '#7BA05B' },
  won: { name: 'Won', color: '#1F6B3A' },
  lost: { name: 'Lost', color: '#52585E' },
}
const responseTimes: Legend<ResponseTime> = {
  'within an hour': { name: 'Within 1 hour', color: '#1F6B3A' },
  '1 to 4 hours': { name: '1 to 4 hours', color: '#7BA05B' },
  '4 to 24 hours': { name: '4 to 24 hours', color: '#C99A3B' },
  'more than a day': { name: 'More than 1 day', color: '#B3261E' },
  'not yet': { name: 'No response yet', color: '#B9B3A9' },
}

/** In the order of the legend. */
function segmentsOf(counts: Count[], legend: Legend): Segment[] {
  return Object.entries(legend).flatMap(([key, { name, color }]) => {
    const found = counts.find((each) => each.name === key)
    return found ? [{ name, color, count: found.count }] : []
  })
}

function sourceName(name: string) {
  return name === 'direct' ? 'Direct or unknown' : name
}

function total(counts: Count[]) {
  return counts.reduce((sum, { count }) => sum + count, 0)
}

function formatHours(hours: number | null) {
  if (hours === null) return '–'
  if (hours < 1) return `${Math.round(hours * 60)} min`
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}

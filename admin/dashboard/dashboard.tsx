import { Box, Link, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Title, useDataProvider } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { StaffCalls } from '../api/data-provider.ts'
import type { Count, DashboardRecord, VisitsRecord } from '../api/types.ts'
import { Figure, Pane, Panes } from '../components/panels/panel.tsx'
import { Days, Parts, Shares } from './charts.tsx'
import { FieldData } from './web-vitals.tsx'

const periods = [7, 30, 90]
const third = { xs: '1fr', lg: '2fr 1fr' }
const halves = { xs: '1fr', md: '1fr 1fr' }

/** Whether the site brings business, what visitors look for in it, and how fast it is for them. */
export function Overview() {
  const calls = useDataProvider<StaffCalls>()
  const [days, setDays] = useState(30)
  const options = { placeholderData: keepPreviousData }
  const { data: business } = useQuery({
    queryKey: ['dashboard', days],
    queryFn: () => calls.dashboard(days),
    ...options,
  })
  const { data: visits } = useQuery({ queryKey: ['visits', days], queryFn: () => calls.visits(days), ...options })
  return (
    <Box sx={{ mt: 3, mb: 6, display: 'grid', gap: 5, minWidth: 0 }}>
      <Title title="Overview" />
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'end', gap: 2, flexWrap: 'wrap', mb: -2 }}
      >
        <Typography variant="h5" component="h2">
          The last {days} days
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={days}
          onChange={(_, chosen) => chosen && setDays(chosen)}
          aria-label="Period"
        >
          {periods.map((each) => (
            <ToggleButton key={each} value={each} sx={{ textTransform: 'none', px: 2 }}>
              {each} days
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {business && <Business {...business} views={visits?.views_per_day ?? []} />}
      {visits && <Visitors {...visits} />}
    </Box>
  )
}

function Business({ views, ...data }: DashboardRecord & { views: Count[] }) {
  const enquiries = total(data.per_day)
  const suspicious = total(data.by_status.filter(({ name }) => !Object.hasOwn(statusColours, name)))
  return (
    <Panes columns="1fr">
      <Panes columns={{ xs: '1fr 1fr', lg: 'repeat(4, 1fr)' }}>
        <Figure value={String(data.unseen)} label={data.unseen === 1 ? 'new lead waits' : 'new leads wait'}>
          <Link component={RouterLink} to="/leads">
            Open the inbox
          </Link>
        </Figure>
        <Figure value={String(enquiries)} label={enquiries === 1 ? 'enquiry' : 'enquiries'} />
        <Figure value={hoursOf(data.response_hours_median)} label="until the first answer, typically" />
        <Figure value={total(views).toLocaleString('en-IN')} label="pages looked at" />
      </Panes>
      <Panes columns={third}>
        <Pane title="Enquiries per day">
          <Days title="Enquiries per day" days={data.per_day} />
        </Pane>
        <Pane title="How long they waited for an answer">
          <Parts parts={coloured(data.response_times, waitColours)} empty="No enquiry in these days." />
        </Pane>
      </Panes>
      <Panes columns={{ xs: '1fr', md: '1fr 1fr', xl: 'repeat(4, 1fr)' }}>
        <Pane title="By state">
          <Parts parts={coloured(data.by_status, statusColours)} empty="No enquiry in these days." />
          {suspicious > 0 && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              {suspicious} more {suspicious === 1 ? 'is' : 'are'} in quarantine or spam, and counted nowhere here.
            </Typography>
          )}
        </Pane>
        <Pane title="By service">
          <Shares counts={data.by_service} empty="No enquiry in these days." />
        </Pane>
        <Pane title="By source">
          <Shares counts={data.by_source} nameOf={sourceName} empty="No enquiry in these days." />
        </Pane>
        <Pane title="By page">
          <Shares counts={data.by_page} empty="No enquiry in these days." />
        </Pane>
      </Panes>
    </Panes>
  )
}

function Visitors({ views_per_day, top_pages, top_searches, unanswered_searches, vitals }: VisitsRecord) {
  return (
    <>
      <Section
        title="Visitors"
        note="Counted on our own server, without cookies. Robots are left out as far as they show themselves."
      >
        <Panes columns="1fr">
          <Panes columns={third}>
            <Pane title="Pages per day">
              <Days title="Pages looked at per day" days={views_per_day} />
            </Pane>
            <Pane title="Most looked at">
              <Shares counts={top_pages} linkOf={(path) => path} empty="No page was looked at in these days." />
            </Pane>
          </Panes>
          <Panes columns={halves}>
            <Pane title="Searched for most">
              <Shares counts={top_searches} empty="Nobody searched in these days." />
            </Pane>
            <Pane title="Searched for and not found">
              <Shares counts={unanswered_searches} empty="Every search found something." />
              {unanswered_searches.length > 0 && (
                <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
                  Teach the search such a word under{' '}
                  <Link component={RouterLink} to="/synonyms">
                    Search words
                  </Link>
                  , or add it to the keywords of a product.
                </Typography>
              )}
            </Pane>
          </Panes>
        </Panes>
      </Section>
      <Section
        title="How fast it is for visitors"
        note="Measured by their own browsers: three of four visits stay below the number."
      >
        <FieldData vitals={vitals} />
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

/** What looks like spam is no business. */
const statusColours: Record<string, string> = {
  new: '#E8590C',
  open: '#1D5A85',
  won: '#1F6B3A',
  lost: '#52585E',
}
const waitColours: Record<string, string> = {
  'within an hour': '#1F6B3A',
  '1 to 4 hours': '#7BA05B',
  '4 to 24 hours': '#C99A3B',
  'more than a day': '#B3261E',
  'not yet': '#B9B3A9',
}

/** In the order of their colours. */
function coloured(counts: Count[], colours: Record<string, string>) {
  return Object.entries(colours).flatMap(([name, colour]) => {
    const found = counts.find((each) => each.name === name)
    return found ? [{ ...found, colour }] : []
  })
}

function sourceName(name: string) {
  return name === 'direct' ? 'Direct, or not said' : name
}

function total(counts: Count[]) {
  return counts.reduce((sum, { count }) => sum + count, 0)
}

function hoursOf(hours: number | null) {
  if (hours === null) return '–'
  if (hours < 1) return `${Math.round(hours * 60)} min`
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}

import { Box, Card, CardContent, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title, useDataProvider } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { StaffCalls } from '../calls/data-provider.ts'
import { Days, Shares } from './charts.tsx'

/** Whether the site brings business: the last thirty days. */
export function Overview() {
  const calls = useDataProvider<StaffCalls>()
  const { data } = useQuery({ queryKey: ['dashboard'], queryFn: calls.dashboard })
  if (!data) return <Title title="Overview" />
  const total = data.per_day.reduce((sum, { enquiries }) => sum + enquiries, 0)
  return (
    <Box sx={{ mt: 3 }}>
      <Title title="Overview" />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, mb: 2 }}>
        <Fact value={String(data.unseen)} label="new leads wait">
          <Link component={RouterLink} to="/leads">
            Open the inbox
          </Link>
        </Fact>
        <Fact value={String(total)} label="enquiries in thirty days" />
        <Fact value={hoursOf(data.response_hours_median)} label="until the first answer, in the middle" />
      </Box>
      <Card sx={{ mb: 2 }}>
        <CardContent>
          <Days title="Enquiries per day" days={data.per_day} />
        </CardContent>
      </Card>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <Shares title="By service" counts={data.by_service} />
        <Shares title="By state" counts={data.by_status} />
        <Shares title="By source" counts={data.by_source} />
        <Shares title="By page" counts={data.by_page} />
      </Box>
    </Box>
  )
}

function Fact({ value, label, children }: { value: string; label: string; children?: React.ReactNode }) {
  return (
    <Card>
      <CardContent>
        <Typography variant="h5" component="p" sx={{ fontSize: '2.75rem', lineHeight: 1 }}>
          {value}
        </Typography>
        <Typography color="text.secondary">{label}</Typography>
        {children}
      </CardContent>
    </Card>
  )
}

function hoursOf(hours: number | null) {
  return hours === null ? '–' : `${hours} h`
}

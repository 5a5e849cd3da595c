import type { VisitsRecord, VitalRecord } from '@house/contract/staff/entities'
import { Box, Typography } from '@mui/material'
import { Panel, PanelGrid } from '../components/panels/panel.tsx'
import { colors } from '../theme/tokens.ts'
import { percent, SegmentBar } from './bar-lists.tsx'

const metricNames: Record<VitalRecord['metric'], string> = {
  LCP: 'Main content visible',
  INP: 'Response to a tap',
  CLS: 'Layout shift',
  FCP: 'First content visible',
  TTFB: 'Server response',
}
const screenNames = { phone: 'Phones', tablet: 'Tablets', desktop: 'Desktops' }
const ratingNames = { good: 'Good', 'needs improvement': 'Needs improvement', poor: 'Poor' }
const ratingColors = { good: colors.success, 'needs improvement': colors.warning, poor: '#B3261E' } as const
/** Lighter than the text color, which needs more contrast. */
const fairBarColor = '#C98A1B'

/** Core Web Vitals, measured in visitors' browsers. */
export function WebVitals({ vitals }: Pick<VisitsRecord, 'vitals'>) {
  if (vitals.length === 0)
    return (
      <PanelGrid columns="1fr">
        <Panel title="No data yet">
          <Typography color="textSecondary">Browsers report when a visitor leaves a page.</Typography>
        </Panel>
      </PanelGrid>
    )
  return (
    <PanelGrid columns={{ xs: '1fr', lg: `repeat(${vitals.length}, 1fr)` }}>
      {vitals.map(({ screen, metrics }) => (
        <Panel key={screen} title={screenNames[screen]}>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2.5 }}>
            {metrics.map((vital) => (
              <Vital key={vital.metric} {...vital} />
            ))}
          </Box>
        </Panel>
      ))}
    </PanelGrid>
  )
}

function Vital({ metric, p75, rating, visits, good, fair, poor }: VitalRecord) {
  const segments = [
    { name: ratingNames.good, count: good, color: ratingColors.good },
    { name: ratingNames['needs improvement'], count: fair, color: fairBarColor },
    { name: ratingNames.poor, count: poor, color: ratingColors.poor },
  ]
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <span>
          {metricNames[metric]}{' '}
          <Typography component="abbr" variant="body2" color="textSecondary">
            {metric}
          </Typography>
        </span>
        <Typography component="strong" sx={{ typography: 'h6', whiteSpace: 'nowrap' }}>
          {formatMetric(metric, p75)}
        </Typography>
      </Box>
      <Box sx={{ my: 0.75 }}>
        <SegmentBar segments={segments} height={8} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        <Box component="strong" sx={{ color: ratingColors[rating] }}>
          {ratingNames[rating]}
        </Box>
        {` · ${percent(good, visits)} good, ${percent(poor, visits)} poor of ${visits} ${visits === 1 ? 'visit' : 'visits'}`}
      </Typography>
    </Box>
  )
}

function formatMetric(metric: VitalRecord['metric'], value: number) {
  if (metric === 'CLS') return value.toFixed(2)
  return value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${value} ms`
}

import { Box, Typography } from '@mui/material'
import type { VisitsRecord, VitalRecord } from '../api/types.ts'
import { Pane, Panes } from '../components/panels/panel.tsx'

const names: Record<VitalRecord['metric'], string> = {
  LCP: 'Until the main picture stands',
  INP: 'Until a tap is answered',
  CLS: 'How much the page jumps',
  FCP: 'Until something shows',
  TTFB: 'Until the server answers',
}
const screenNames = { phone: 'On phones', tablet: 'On tablets', desktop: 'On computers' }
/** The bars are lighter than the words, which must be read on white. */
const amber = '#C98A1B'
const colours = { good: '#1F6B3A', 'needs improvement': '#8A5300', poor: '#B3261E' } as const

/** What visitors' own browsers measured. */
export function FieldData({ vitals }: Pick<VisitsRecord, 'vitals'>) {
  if (vitals.length === 0)
    return (
      <Panes columns="1fr">
        <Pane>
          <Typography color="textSecondary">
            Nothing yet. Browsers tell how long a page took when a visitor leaves it.
          </Typography>
        </Pane>
      </Panes>
    )
  return (
    <Panes columns={{ xs: '1fr', lg: `repeat(${vitals.length}, 1fr)` }}>
      {vitals.map(({ screen, metrics }) => (
        <Pane key={screen} title={screenNames[screen]}>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2.5 }}>
            {metrics.map((vital) => (
              <Vital key={vital.metric} {...vital} />
            ))}
          </Box>
        </Pane>
      ))}
    </Panes>
  )
}

function Vital({ metric, p75, rating, visits, good, fair, poor }: VitalRecord) {
  const parts = [
    { name: 'good', count: good, colour: colours.good },
    { name: 'needs improvement', count: fair, colour: amber },
    { name: 'poor', count: poor, colour: colours.poor },
  ].filter(({ count }) => count > 0)
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <span>
          {names[metric]}{' '}
          <Typography component="abbr" variant="body2" color="textSecondary">
            {metric}
          </Typography>
        </span>
        <Typography component="strong" sx={{ typography: 'h6', whiteSpace: 'nowrap' }}>
          {shown(metric, p75)}
        </Typography>
      </Box>
      <Box aria-hidden sx={{ display: 'flex', gap: '2px', height: 8, my: 0.75 }}>
        {parts.map(({ name, count, colour }) => (
          <Box
            key={name}
            title={`${name}: ${count}`}
            sx={{ flexGrow: count, flexBasis: 0, minWidth: 3, bgcolor: colour }}
          />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        <Box
          component="strong"
          sx={{ color: colours[rating], '&::first-letter': { textTransform: 'uppercase' }, display: 'inline-block' }}
        >
          {rating}
        </Box>
        {` for three of four; ${share(good, visits)} good, ${share(poor, visits)} poor of ${visits} ${visits === 1 ? 'visit' : 'visits'}`}
      </Typography>
    </Box>
  )
}

function shown(metric: VitalRecord['metric'], value: number) {
  if (metric === 'CLS') return value.toFixed(2)
  return value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${value} ms`
}

function share(count: number, all: number) {
  return `${Math.round((count / all) * 100)}%`
}

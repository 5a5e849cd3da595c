import { Box, Card, CardContent, Typography } from '@mui/material'
import { shownDay } from '../parts/moment.ts'

type Day = { day: string; enquiries: number }
const height = 160
const step = 30

/** One bar for each day. */
export function Days({ title, days }: { title: string; days: Day[] }) {
  const highest = Math.max(1, ...days.map(({ enquiries }) => enquiries))
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure style={{ margin: 0 }}>
      <Typography variant="h6" component="figcaption" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <svg
        viewBox={`0 0 ${days.length * step} ${height + 20}`}
        role="img"
        aria-label={`${title}: ${days.map(({ day, enquiries }) => `${shownDay(day)} ${enquiries}`).join(', ')}`}
        style={{ width: '100%', height: 'auto', display: 'block' }}
      >
        {days.map(({ day, enquiries }, index) => {
          const tall = (enquiries / highest) * height
          return (
            <g key={day}>
              <title>{`${shownDay(day)}: ${enquiries}`}</title>
              <rect x={index * step} y={20} width={step - 4} height={height} fill="#F1EEE9" />
              <rect x={index * step} y={20 + height - tall} width={step - 4} height={tall} fill="#E8590C" />
              {enquiries > 0 && (
                <text x={index * step + (step - 4) / 2} y={14 + height - tall} textAnchor="middle" fontSize="12">
                  {enquiries}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary' }}>
        <span>{first && shownDay(first.day)}</span>
        <span>{last && shownDay(last.day)}</span>
      </Box>
    </figure>
  )
}

/** One line for each name, as long as its share. */
export function Shares({ title, counts }: { title: string; counts: { name: string; enquiries: number }[] }) {
  const highest = Math.max(1, ...counts.map(({ enquiries }) => enquiries))
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
          {title}
        </Typography>
        {counts.length === 0 && <Typography color="text.secondary">Nothing yet.</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {counts.map(({ name, enquiries }) => (
            <Box component="li" key={name} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                <span>{name || 'not said'}</span>
                <strong>{enquiries}</strong>
              </Box>
              <Box sx={{ height: 6, bgcolor: '#F1EEE9' }}>
                <Box sx={{ height: 6, width: `${(enquiries / highest) * 100}%`, bgcolor: '#E8590C' }} />
              </Box>
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  )
}

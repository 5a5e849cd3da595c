import type { Count } from '@house/contract/staff/entities'
import { Box } from '@mui/material'
import { BarChart } from '@mui/x-charts/BarChart'
import { formatShortDate } from '../format/datetime.ts'
import { colors } from '../theme/tokens.ts'

const height = 230
const visuallyHidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clip: 'rect(0 0 0 0)' } as const
/** Lower bound of the axis maximum, so that small counts have whole-number ticks. */
const minAxisMax = 4

/** One bar per day. Screen readers get the numbers as a table. */
export function DailyChart({ title, days }: { title: string; days: Count[] }) {
  const highest = Math.max(...days.map(({ count }) => count))
  return (
    <Box component="figure" sx={{ m: 0, position: 'relative' }}>
      <Box aria-hidden sx={{ mx: -1 }}>
        <BarChart
          height={height}
          xAxis={[
            {
              scaleType: 'band',
              data: days.map(({ name }) => name),
              valueFormatter: formatShortDate,
              categoryGapRatio: 0.3,
              tickInterval: (_, index) => isLabelled(index, days.length),
              tickLabelInterval: 'auto',
              disableTicks: true,
            },
          ]}
          yAxis={[
            {
              min: 0,
              tickNumber: 3,
              tickMinStep: 1,
              width: 36,
              disableLine: true,
              disableTicks: true,
              ...(highest < minAxisMax && { max: minAxisMax }),
            },
          ]}
          series={[{ data: days.map(({ count }) => count), color: colors.brand, label: title }]}
          grid={{ horizontal: true }}
          margin={{ top: 8, right: 24, bottom: 0, left: 0 }}
          hideLegend
          skipAnimation
          disableKeyboardNavigation
        />
      </Box>
      <Box component="table" sx={visuallyHidden}>
        <caption>{title}</caption>
        <tbody>
          {days.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{formatShortDate(name)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

/** First, middle and last day: more labels do not fit a phone. */
function isLabelled(index: number, length: number) {
  return index === 0 || index === Math.floor(length / 2) || index === length - 1
}

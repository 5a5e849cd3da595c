import { Box, Link, Typography } from '@mui/material'
import type { Count } from '../api/types.ts'
import { shownDay } from '../format/datetime.ts'
import { hairline } from '../theme/tokens.ts'

const mark = '#E8590C'
const stone = '#F1EEE9'
const [width, height] = [900, 200]

const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clip: 'rect(0 0 0 0)' } as const

/** One bar for each day, on lines to read it by. Who cannot see it reads its numbers as a table. */
export function Days({ title, days }: { title: string; days: Count[] }) {
  const highest = niceTop(Math.max(...days.map(({ count }) => count)))
  const step = width / days.length
  const [first, middle, last] = [days[0], days[Math.floor(days.length / 2)], days.at(-1)]
  const lines = [1, 0.5]
  return (
    <Box component="figure" sx={{ m: 0, position: 'relative' }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Box
          aria-hidden
          sx={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            color: 'text.secondary',
            fontSize: 13,
            textAlign: 'right',
          }}
        >
          {[...lines, 0].map((share) => (
            <span key={share}>{shortened(highest * share)}</span>
          ))}
        </Box>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden
          style={{ flex: 1, minWidth: 0, height, display: 'block' }}
        >
          {lines.map((share) => (
            <line
              key={share}
              x1={0}
              x2={width}
              y1={height * (1 - share) + 0.5}
              y2={height * (1 - share) + 0.5}
              stroke={hairline}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {days.map(({ name, count }, index) => (
            <g key={name}>
              <title>{`${shownDay(name)}: ${count}`}</title>
              <rect x={index * step} y={0} width={step} height={height} fill="transparent" />
              <rect
                x={index * step + step * 0.15}
                y={height * (1 - count / highest)}
                width={step * 0.7}
                height={height * (count / highest)}
                fill={mark}
              />
            </g>
          ))}
          <line
            x1={0}
            x2={width}
            y1={height - 0.5}
            y2={height - 0.5}
            stroke="#171B1F"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </Box>
      <Box
        aria-hidden
        sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary', fontSize: 13, mt: 0.5, pl: 4 }}
      >
        {[first, middle, last].map((day) => day && <span key={day.name}>{shownDay(day.name)}</span>)}
      </Box>
      <Box component="table" sx={unseen}>
        <caption>{title}</caption>
        <tbody>
          {days.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{shownDay(name)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

type SharesProps = {
  counts: Count[]
  /** Said where there is nothing to show. */
  empty: string
  nameOf?: (name: string) => string
  linkOf?: (name: string) => string
}

/** One line for each name, as long as its share of the longest. */
export function Shares({ counts, empty, nameOf = (name) => name, linkOf }: SharesProps) {
  if (counts.length === 0) return <Nothing>{empty}</Nothing>
  const highest = Math.max(...counts.map(({ count }) => count))
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.25 }}>
      {counts.map(({ name, count }) => (
        <Box component="li" key={name} sx={{ overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.5 }}>
            {linkOf ? (
              <Link href={linkOf(name)} target="_blank" rel="noreferrer" color="inherit" underline="hover">
                {nameOf(name)}
              </Link>
            ) : (
              <span>{nameOf(name) || 'not said'}</span>
            )}
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
              {count}
            </Box>
          </Box>
          <Box aria-hidden sx={{ height: 6, bgcolor: stone }}>
            <Box sx={{ height: 6, width: `${(count / highest) * 100}%`, bgcolor: mark }} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

export type Part = Count & { colour: string }

/** One bar of several parts, and what they are. */
export function Parts({ parts, empty }: { parts: Part[]; empty: string }) {
  const all = parts.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return <Nothing>{empty}</Nothing>
  return (
    <>
      <Box aria-hidden sx={{ display: 'flex', gap: '2px', height: 28, mb: 2 }}>
        {parts
          .filter(({ count }) => count > 0)
          .map(({ name, count, colour }) => (
            <Box
              key={name}
              title={`${name}: ${count}`}
              sx={{ flexGrow: count, flexBasis: 0, minWidth: 3, bgcolor: colour }}
            />
          ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.75 }}>
        {parts.map(({ name, count, colour }) => (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Box aria-hidden sx={{ width: 12, height: 12, bgcolor: colour, flexShrink: 0 }} />
            <Box component="span" sx={{ flex: 1, '&::first-letter': { textTransform: 'uppercase' } }}>
              {name}
            </Box>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              <strong>{count}</strong>{' '}
              <Typography component="span" color="textSecondary">
                ({percent(count, all)})
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
}

function Nothing({ children }: { children: string }) {
  return <Typography color="textSecondary">{children}</Typography>
}

/** A number above the highest that can be read at a glance, and halved. */
function niceTop(highest: number) {
  if (highest <= 4) return 4
  const unit = 10 ** Math.floor(Math.log10(highest))
  return ([1, 2, 4, 6, 8, 10].find((times) => times * unit >= highest) ?? 10) * unit
}

function shortened(value: number) {
  return value >= 10_000 ? `${value / 1000}k` : String(value)
}

function percent(count: number, all: number) {
  return `${Math.round((count / all) * 100)}%`
}

import type { Count } from '@house/contract/staff/entities'
import { Box, Link, Typography } from '@mui/material'
import { colors } from '../theme/tokens.ts'

type RankedBarsProps = {
  counts: Count[]
  emptyText: string
  nameOf?: (name: string) => string
  linkOf?: (name: string) => string
}

/** A ranking: each bar is relative to the highest count. */
export function RankedBars({ counts, emptyText, nameOf = (name) => name, linkOf }: RankedBarsProps) {
  if (counts.length === 0) return <Typography color="textSecondary">{emptyText}</Typography>
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
              <span>{nameOf(name) || 'Not specified'}</span>
            )}
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
              {count}
            </Box>
          </Box>
          <Box aria-hidden sx={{ height: 6, bgcolor: colors.stone }}>
            <Box sx={{ height: 6, width: `${(count / highest) * 100}%`, bgcolor: colors.brand }} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

export type Segment = Count & { color: string }

/** One bar of several segments, with a legend of counts and shares. */
export function StackedBar({ segments, emptyText }: { segments: Segment[]; emptyText: string }) {
  const total = segments.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return <Typography color="textSecondary">{emptyText}</Typography>
  return (
    <>
      <SegmentBar segments={segments} height={28} />
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, display: 'grid', gap: 0.75 }}>
        {segments.map(({ name, count, color }) => (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Box aria-hidden sx={{ width: 12, height: 12, bgcolor: color, flexShrink: 0 }} />
            <Box component="span" sx={{ flex: 1 }}>
              {name}
            </Box>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              <strong>{count}</strong>{' '}
              <Typography component="span" color="textSecondary">
                ({percent(count, total)})
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
}

/** The bar alone; the numbers are in the text beside it. */
export function SegmentBar({ segments, height }: { segments: Segment[]; height: number }) {
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: '2px', height }}>
      {segments
        .filter(({ count }) => count > 0)
        .map(({ name, count, color }) => (
          <Box
            key={name}
            title={`${name}: ${count}`}
            sx={{ flexGrow: count, flexBasis: 0, minWidth: 3, bgcolor: color }}
          />
        ))}
    </Box>
  )
}

export function percent(count: number, total: number) {
  return `${Math.round((count / total) * 100)}%`
}

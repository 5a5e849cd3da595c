import { Box, Typography } from '@mui/material'
import type { AuditRecord } from '../calls/records.ts'
import { labelOf, readable } from './readable.ts'
import { compareWords, type Part } from './word-diff.ts'

type Values = AuditRecord['before']
/** Kept for the site's sake, and follows from what people write. */
const derived = ['id', 'summary', 'version', 'state', 'problem', 'status', 'place', 'position', 'product_count']

export function changedFields(before: Values, after: Values): string[] {
  return Object.keys({ ...before, ...after }).filter(
    (name) => !derived.includes(name) && readable(before?.[name]) !== readable(after?.[name]),
  )
}

/** Field by field, what was there and what is there, with the words that differ marked in both. */
export function Differences({ before, after }: { before: Values; after: Values }) {
  const names = changedFields(before, after)
  if (names.length === 0) return <Typography color="text.secondary">Nothing that people write differs.</Typography>
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      {names.map((name) => (
        <Field key={name} name={name} before={readable(before?.[name])} after={readable(after?.[name])} />
      ))}
    </Box>
  )
}

function Field({ name, before, after }: { name: string; before: string; after: string }) {
  const parts = compareWords(before, after)
  return (
    <Box component="section" aria-label={labelOf(name)}>
      <Typography component="h3" variant="subtitle2">
        {labelOf(name)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Side title="Before" parts={parts.filter(({ kind }) => kind !== 'new')} />
        <Side title="After" parts={parts.filter(({ kind }) => kind !== 'gone')} />
      </Box>
    </Box>
  )
}

const marks = {
  gone: { bgcolor: '#FBE4E1', color: '#8C1D17', textDecoration: 'line-through' },
  new: { bgcolor: '#DFF0E4', color: '#14522B', textDecoration: 'none' },
}

function Side({ title, parts }: { title: string; parts: Part[] }) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', p: 1.5, minWidth: 0 }}>
      <Typography variant="caption" color="text.secondary">
        {title}
      </Typography>
      <Typography
        variant="body2"
        component="div"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 420, overflow: 'auto' }}
        {...(isLong(parts) && { tabIndex: 0, role: 'group', 'aria-label': title })}
      >
        {parts.length === 0 && <em>empty</em>}
        {parts.map(({ kind, text }, index) =>
          kind === 'same' ? (
            text
          ) : (
            <Box key={index} component={kind === 'gone' ? 'del' : 'ins'} sx={marks[kind]}>
              {text}
            </Box>
          ),
        )}
      </Typography>
    </Box>
  )
}

/** What may scroll can be reached by keyboard. */
function isLong(parts: Part[]) {
  return parts.reduce((length, { text }) => length + text.length, 0) > 600
}

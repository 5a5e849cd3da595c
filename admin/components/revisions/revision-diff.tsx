import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { AuditRecord } from '../../api/types.ts'
import { readable, storedLabel } from '../../format/format-value.ts'
import { Thumbnail } from '../media/thumbnail.tsx'
import { compareWords, type Part } from './word-diff.ts'

type Values = AuditRecord['before']
/** Kept for the site's sake, and follows from what people write. */
const derived = ['id', 'summary', 'version', 'state', 'problem', 'status', 'place', 'position', 'product_count']

export function changedFields(before: Values, after: Values): string[] {
  return Object.keys({ ...before, ...after }).filter(
    (name) => !derived.includes(name) && readable(before?.[name]) !== readable(after?.[name]),
  )
}

type DifferencesProps = {
  before: Values
  after: Values
  /** Whose form says what the fields are called. */
  resource?: string | undefined
}

/** Field by field, what was there and what is there, with the words that differ marked in both. */
export function Differences({ before, after, resource }: DifferencesProps) {
  const names = changedFields(before, after)
  if (names.length === 0) return <Typography color="text.secondary">Nothing that people write differs.</Typography>
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      {names.map((name) => (
        <Field key={name} label={storedLabel(name, resource)} before={before?.[name]} after={after?.[name]} />
      ))}
    </Box>
  )
}

function Field({ label, before, after }: { label: string; before: unknown; after: unknown }) {
  const [old, now] = [picturesIn(before), picturesIn(after)]
  const isPictures = old && now && old.length + now.length > 0
  return (
    <Box component="section" aria-label={label}>
      <Typography component="h3" variant="subtitle2">
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {isPictures ? (
          <>
            <Pictures title="Before" urls={old} />
            <Pictures title="After" urls={now} />
          </>
        ) : (
          <Words before={readable(before)} after={readable(after)} />
        )}
      </Box>
    </Box>
  )
}

/** The addresses that a field for pictures holds, or none if it is another's. */
function picturesIn(value: unknown): string[] | undefined {
  const listed = typeof value === 'string' && value.startsWith('[') ? parsed(value) : value
  const urls = [listed ?? ''].flat().filter((url) => url !== '')
  return urls.every((url) => typeof url === 'string' && url.startsWith('/media/')) ? (urls as string[]) : undefined
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}

function Pictures({ title, urls }: { title: string; urls: string[] }) {
  return (
    <Frame title={title}>
      {urls.length === 0 && <em>empty</em>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {urls.map((url) => (
          <Box key={url} sx={{ width: 160 }}>
            <Thumbnail url={url} width={160} height={108} />
            <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
              {url.split('/').at(-1)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Frame>
  )
}

function Words({ before, after }: { before: string; after: string }) {
  const parts = compareWords(before, after)
  return (
    <>
      <Side title="Before" parts={parts.filter(({ kind }) => kind !== 'new')} />
      <Side title="After" parts={parts.filter(({ kind }) => kind !== 'gone')} />
    </>
  )
}

const marks = {
  gone: { bgcolor: '#FBE4E1', color: '#8C1D17', textDecoration: 'line-through' },
  new: { bgcolor: '#DFF0E4', color: '#14522B', textDecoration: 'none' },
}

function Side({ title, parts }: { title: string; parts: Part[] }) {
  return (
    <Frame title={title}>
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
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', p: 1.5, minWidth: 0 }}>
      <Typography variant="caption" component="p" color="text.secondary">
        {title}
      </Typography>
      {children}
    </Box>
  )
}

/** What may scroll can be reached by keyboard. */
function isLong(parts: Part[]) {
  return parts.reduce((length, { text }) => length + text.length, 0) > 600
}

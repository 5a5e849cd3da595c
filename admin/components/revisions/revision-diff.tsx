import type { AuditRecord } from '@house/contract/staff/entities'
import { isMediaUrl, parseMediaUrl } from '@house/contract/urls'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { fieldLabel, formatValue } from '../../format/format-value.ts'
import { Thumbnail } from '../media/thumbnail.tsx'
import { diffText, type TextChange } from './text-diff.ts'

type Values = AuditRecord['before']
/** Set by the server, not by users. `place` is the position of a product in entries from before 1.0.0. */
const derivedFields = ['id', 'summary', 'version', 'state', 'problem', 'status', 'place', 'position', 'product_count']

export function changedFields(before: Values, after: Values): string[] {
  return Object.keys({ ...before, ...after }).filter(
    (name) => !derivedFields.includes(name) && formatValue(before?.[name]) !== formatValue(after?.[name]),
  )
}

type RevisionDiffProps = {
  before: Values
  after: Values
  /** For the field labels. */
  resource?: string | undefined
}

/** Every changed field before and after, with changed words highlighted. */
export function RevisionDiff({ before, after, resource }: RevisionDiffProps) {
  const names = changedFields(before, after)
  if (names.length === 0) return <Typography color="text.secondary">No field has changed.</Typography>
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      {names.map((name) => (
        <FieldDiff key={name} label={fieldLabel(name, resource)} before={before?.[name]} after={after?.[name]} />
      ))}
    </Box>
  )
}

function FieldDiff({ label, before, after }: { label: string; before: unknown; after: unknown }) {
  const [oldUrls, newUrls] = [mediaUrlsIn(before), mediaUrlsIn(after)]
  const isMedia = oldUrls && newUrls && oldUrls.length + newUrls.length > 0
  return (
    <Box component="section" aria-label={label}>
      <Typography component="h3" variant="subtitle2">
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {isMedia ? (
          <>
            <Images title="Before" urls={oldUrls} />
            <Images title="After" urls={newUrls} />
          </>
        ) : (
          <Texts before={formatValue(before)} after={formatValue(after)} />
        )}
      </Box>
    </Box>
  )
}

/** The media URLs of an image field, or undefined for other fields. */
function mediaUrlsIn(value: unknown): string[] | undefined {
  const list = typeof value === 'string' && value.startsWith('[') ? parseJson(value) : value
  const urls = [list ?? ''].flat().filter((url) => url !== '')
  return urls.every((url) => typeof url === 'string' && isMediaUrl(url)) ? (urls as string[]) : undefined
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}

function Images({ title, urls }: { title: string; urls: string[] }) {
  return (
    <Frame title={title}>
      {urls.length === 0 && <em>empty</em>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {urls.map((url) => (
          <Box key={url} sx={{ width: 160 }}>
            <Thumbnail url={url} width={160} height={108} />
            <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
              {parseMediaUrl(url).file}
            </Typography>
          </Box>
        ))}
      </Box>
    </Frame>
  )
}

function Texts({ before, after }: { before: string; after: string }) {
  const changes = diffText(before, after)
  return (
    <>
      <Side title="Before" changes={changes.filter(({ kind }) => kind !== 'added')} />
      <Side title="After" changes={changes.filter(({ kind }) => kind !== 'removed')} />
    </>
  )
}

const highlights = {
  removed: { bgcolor: '#FBE4E1', color: '#8C1D17', textDecoration: 'line-through' },
  added: { bgcolor: '#DFF0E4', color: '#14522B', textDecoration: 'none' },
}

function Side({ title, changes }: { title: string; changes: TextChange[] }) {
  return (
    <Frame title={title}>
      <Typography
        variant="body2"
        component="div"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 420, overflow: 'auto' }}
        {...(isLong(changes) && { tabIndex: 0, role: 'group', 'aria-label': title })}
      >
        {changes.length === 0 && <em>empty</em>}
        {changes.map(({ kind, text }, index) =>
          kind === 'same' ? (
            text
          ) : (
            <Box key={index} component={kind === 'removed' ? 'del' : 'ins'} sx={highlights[kind]}>
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

/** A text that scrolls must be focusable by keyboard. */
function isLong(changes: TextChange[]) {
  return changes.reduce((length, { text }) => length + text.length, 0) > 600
}

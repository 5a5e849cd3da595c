import type { MediaRecord } from '@house/contract/staff/entities'
import { maxContentLength } from '@house/contract/validation-limits'
import { Box, Link, Typography } from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'
import { SimpleForm, useCreatePath, useGetResourceLabel, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import { SaveDeleteToolbar, SimpleEdit } from '../../components/forms/simple-screens.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'
import { formatDateTime } from '../../format/datetime.ts'
import { plainText } from '../../format/plain-text.ts'
import { colors } from '../../theme/tokens.ts'

export function MediaEdit() {
  return (
    <SimpleEdit>
      <SimpleForm toolbar={<SaveDeleteToolbar />} warnWhenUnsavedChanges>
        <WhenLoaded>
          <FocalPoint />
          <TextInput
            source="alt"
            maxLength={maxContentLength.alt}
            helperText="Describes it for screen readers and search engines"
          />
          <FileDetails />
          <References />
        </WhenLoaded>
      </SimpleForm>
    </SimpleEdit>
  )
}

/** react-admin shows the list's record first; replacing it later would discard the user's input. */
function WhenLoaded({ children }: { children: ReactNode }) {
  const { uses } = useRecordContext<MediaRecord>() ?? {}
  return uses ? children : null
}

/** The point that stays visible when the image is cropped. */
function FocalPoint() {
  const record = useRecordContext<MediaRecord>()
  const { setValue } = useFormContext()
  const [x = 0.5, y = 0.5]: number[] = useWatch({ name: ['focus_x', 'focus_y'] })
  if (!record) return null
  if (record.mime === 'application/pdf')
    return (
      <Link href={record.url} target="_blank" rel="noreferrer">
        Open the PDF
      </Link>
    )
  if (!record.mime.startsWith('image/'))
    return <video src={record.url} controls muted style={{ maxWidth: '100%', maxHeight: 400 }} />
  const choose = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setValue('focus_x', toFraction((clientX - left) / width), { shouldDirty: true })
    setValue('focus_y', toFraction((clientY - top) / height), { shouldDirty: true })
  }
  return (
    <Box>
      <Typography variant="body2" color="text.secondary">
        Click the part that must stay visible when the image is cropped.
      </Typography>
      <Box
        component="button"
        type="button"
        aria-label={`Focal point: ${percent(x)} from the left, ${percent(y)} from the top`}
        onClick={choose}
        sx={{ position: 'relative', p: 0, border: 1, borderColor: 'divider', cursor: 'crosshair', display: 'block' }}
      >
        <Box
          component="img"
          src={record.url}
          alt=""
          sx={{ display: 'block', maxWidth: '100%', maxHeight: 420, background: colors.stone }}
        />
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            left: percent(x),
            top: percent(y),
            width: 28,
            height: 28,
            borderRadius: '50%',
            transform: 'translate(-50%, -50%)',
            border: `3px solid ${colors.brand}`,
            boxShadow: '0 0 0 2px #fff',
          }}
        />
      </Box>
    </Box>
  )
}

function FileDetails() {
  const record = useRecordContext<MediaRecord>()
  if (!record) return null
  const { name, width, height, bytes, created_at } = record
  return (
    <Typography color="text.secondary">
      {name}, {width > 0 && `${width} × ${height}, `}
      {Math.ceil(bytes / 1024)} KB, uploaded {formatDateTime(created_at)}
    </Typography>
  )
}

/** Resources without an edit screen for a single record. */
const listOnly = ['trash', 'settings']

function References() {
  const createPath = useCreatePath()
  const getLabel = useGetResourceLabel()
  const { uses } = useRecordContext<MediaRecord>() ?? {}
  if (!uses) return null
  return (
    <Box component="section" aria-labelledby="uses">
      <Typography variant="h6" component="h2" id="uses">
        Used in
      </Typography>
      {uses.length === 0 && <Typography color="text.secondary">Not used anywhere. It can be deleted.</Typography>}
      <ul>
        {uses.map(({ resource, id, title, where }) => (
          <li key={`${resource}-${id}-${where}`}>
            <Link
              component={RouterLink}
              to={createPath({ resource, type: listOnly.includes(resource) ? 'list' : 'edit', id })}
            >
              {getLabel(resource, 1)}
              {resource !== 'settings' && `: ${plainText(title)}`}
            </Link>
            {where === 'draft' && ' (draft)'}
          </li>
        ))}
      </ul>
    </Box>
  )
}

function toFraction(value: number) {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
}

function percent(value: number) {
  return `${Math.round(value * 100)}%`
}

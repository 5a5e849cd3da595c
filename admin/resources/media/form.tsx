import { maxContentLength } from '@house/contract/validation-limits'
import { Box, Link, Typography } from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'
import { SimpleForm, useCreatePath, useRecordContext, useResourceDefinitions } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import type { MediaRecord } from '../../api/types.ts'
import { ContentEdit, SaveOrDelete } from '../../components/forms/simple-screens.tsx'
import { Words } from '../../components/inputs/text-input.tsx'
import { shownMoment } from '../../format/datetime.ts'
import { plainText } from '../../format/plain-text.ts'

export function MediaEdit() {
  return (
    <ContentEdit>
      <SimpleForm toolbar={<SaveOrDelete />} warnWhenUnsavedChanges>
        <WhenWhole>
          <FocalPoint />
          <Words source="alt" label="What it shows, for those who cannot see it" max={maxContentLength.alt} />
          <Facts />
          <Uses />
        </WhenWhole>
      </SimpleForm>
    </ContentEdit>
  )
}

/** What the list knew is shown first and then replaced, and with it whatever was chosen in between. */
function WhenWhole({ children }: { children: ReactNode }) {
  const { uses } = useRecordContext<MediaRecord>() ?? {}
  return uses ? children : null
}

/** Where the picture is narrowed, this point stays in it. */
function FocalPoint() {
  const record = useRecordContext<MediaRecord>()
  const { setValue } = useFormContext()
  const [x = 0.5, y = 0.5]: number[] = useWatch({ name: ['focus_x', 'focus_y'] })
  if (!record) return null
  if (!record.mime.startsWith('image/'))
    return <video src={record.url} controls muted style={{ maxWidth: '100%', maxHeight: 400 }} />
  const choose = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setValue('focus_x', share((clientX - left) / width), { shouldDirty: true })
    setValue('focus_y', share((clientY - top) / height), { shouldDirty: true })
  }
  return (
    <Box>
      <Typography variant="body2" color="text.secondary">
        Click on what must stay visible when the picture is narrowed.
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
          sx={{ display: 'block', maxWidth: '100%', maxHeight: 420, background: '#F1EEE9' }}
        />
        <Box
          aria-hidden
          sx={{
            ...{ position: 'absolute', left: percent(x), top: percent(y), width: 28, height: 28, borderRadius: '50%' },
            ...{ transform: 'translate(-50%, -50%)', border: '3px solid #E8590C', boxShadow: '0 0 0 2px #fff' },
          }}
        />
      </Box>
    </Box>
  )
}

function Facts() {
  const record = useRecordContext<MediaRecord>()
  if (!record) return null
  const { name, width, height, bytes, created_at } = record
  return (
    <Typography color="text.secondary">
      {name}, {width} × {height}, {Math.ceil(bytes / 1024)} KB, added {shownMoment(created_at)}
    </Typography>
  )
}

/** These have no screen for a single record. */
const listed = ['trash', 'settings']

function Uses() {
  const createPath = useCreatePath()
  const definitions = useResourceDefinitions()
  const nameOf = (resource: string) => definitions[resource]?.options?.label ?? resource
  const { uses } = useRecordContext<MediaRecord>() ?? {}
  if (!uses) return null
  return (
    <Box component="section" aria-labelledby="uses">
      <Typography variant="h6" component="h2" id="uses">
        Where it is used
      </Typography>
      {uses.length === 0 && <Typography color="text.secondary">Nowhere: it can be deleted.</Typography>}
      <ul>
        {uses.map(({ resource, id, title, where }) => (
          <li key={`${resource}-${id}-${where}`}>
            <Link
              component={RouterLink}
              to={createPath({ resource, type: listed.includes(resource) ? 'list' : 'edit', id })}
            >
              {nameOf(resource)}
              {resource !== 'settings' && `: ${plainText(title)}`}
            </Link>
            {where === 'draft' && ' (in its draft)'}
          </li>
        ))}
      </ul>
    </Box>
  )
}

function share(value: number) {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
}

function percent(value: number) {
  return `${Math.round(value * 100)}%`
}

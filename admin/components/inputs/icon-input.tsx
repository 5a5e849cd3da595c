import { contentIconPaths } from '@house/contract/content-icons'
import { Box } from '@mui/material'
import { SelectInput, useRecordContext } from 'react-admin'

const choices = Object.entries(contentIconPaths).map(([name, path]) => ({ id: name, name, path }))

const grid = {
  '& .MuiMenu-list': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' },
  '& .MuiMenu-paper': { maxWidth: 640 },
}

/** The icon of a benefit or service, chosen by its drawing. */
export function IconInput() {
  return (
    <SelectInput
      source="icon"
      choices={choices}
      optionText={<IconChoice />}
      emptyText="No icon"
      slotProps={{ select: { MenuProps: { sx: grid } } }}
    />
  )
}

/** Without a path: no icon. */
type IconRecord = { id: string; name?: string; path?: string }

function IconChoice() {
  const { name = '', path = '' } = useRecordContext<IconRecord>() ?? {}
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {path && (
        <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden>
          <path d={path} />
        </svg>
      )}
      {name}
    </Box>
  )
}

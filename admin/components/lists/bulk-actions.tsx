import TrashIcon from '@mui/icons-material/DeleteOutlined'
import SetIcon from '@mui/icons-material/DriveFileMoveOutlined'
import PublishIcon from '@mui/icons-material/PublishOutlined'
import WithdrawIcon from '@mui/icons-material/UnpublishedOutlined'
import { Dialog, DialogActions, DialogContent, DialogTitle, Button as MuiButton } from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import { Button, Form, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin'
import type { StaffCalls } from '../../api/data-provider.ts'
import { useTrashNotice } from '../publishing/trash-toast.tsx'

export type BulkSetting = { label: string; input: ReactNode }

/** What can be done with all records that are ticked. */
export function BulkActions({ settings = [] }: { settings?: BulkSetting[] }) {
  const act = useBulk()
  const { selectedIds, onUnselectItems } = useListContext()
  // The library remembers what was ticked; the person may not, when they come back to the list.
  useEffect(() => onUnselectItems(), [])
  if (selectedIds.length === 0) return null
  return (
    <>
      <Button label="Publish" onClick={() => act('publish', 'published')}>
        <PublishIcon />
      </Button>
      <Button label="Take off the site" onClick={() => act('withdraw', 'taken off the site')}>
        <WithdrawIcon />
      </Button>
      {settings.map((setting) => (
        <SetButton key={setting.label} {...setting} />
      ))}
      <Button label="Move to the trash" onClick={() => act('trash', 'moved to the trash')}>
        <TrashIcon />
      </Button>
    </>
  )
}

function SetButton({ label, input }: BulkSetting) {
  const [isOpen, setIsOpen] = useState(false)
  const act = useBulk()
  const set = async (values: object) => {
    setIsOpen(false)
    await act('set', 'changed', values)
  }
  return (
    <>
      <Button label={label} onClick={() => setIsOpen(true)}>
        <SetIcon />
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} fullWidth maxWidth="xs" aria-labelledby="bulk-set">
        <Form onSubmit={set}>
          <DialogTitle id="bulk-set">{label}</DialogTitle>
          <DialogContent>{input}</DialogContent>
          <DialogActions>
            <MuiButton color="secondary" onClick={() => setIsOpen(false)}>
              Back
            </MuiButton>
            <MuiButton type="submit" variant="contained">
              Change all
            </MuiButton>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  )
}

function useBulk() {
  const { resource, selectedIds, onUnselectItems } = useListContext()
  const calls = useDataProvider<StaffCalls>()
  const notify = useNotify()
  const refresh = useRefresh()
  const noticeTrash = useTrashNotice()
  return async (action: string, done: string, values?: object) => {
    try {
      const outcome = await calls.changeMany(resource, action, selectedIds, values)
      const trashed = outcome.done.flatMap(({ trash_id }) => trash_id ?? [])
      if (trashed.length > 0) noticeTrash(trashed)
      else if (outcome.done.length > 0) notify(`${outcome.done.length} ${done}.`, { type: 'success' })
      const [refused] = outcome.refused
      if (refused)
        notify(`${outcome.refused.length} not ${done}: ${refused.message}`, { type: 'error', autoHideDuration: null })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    onUnselectItems()
    refresh()
  }
}

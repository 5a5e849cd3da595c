import type { BulkAction } from '@house/contract/staff/publishing'
import TrashIcon from '@mui/icons-material/DeleteOutlined'
import SetIcon from '@mui/icons-material/DriveFileMoveOutlined'
import PublishIcon from '@mui/icons-material/PublishOutlined'
import UnpublishIcon from '@mui/icons-material/UnpublishedOutlined'
import { Dialog, DialogActions, DialogContent, DialogTitle, Button as MuiButton } from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import { Button, Form, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin'
import type { StaffApi } from '../../api/data-provider.ts'
import { useTrashToast } from '../publishing/trash-toast.tsx'

/** A field that can be set for all selected records. */
export type BulkSetting = { label: string; input: ReactNode }

export function BulkActions({ settings = [] }: { settings?: BulkSetting[] }) {
  const run = useBulkAction()
  const { selectedIds, onUnselectItems } = useListContext()
  // react-admin stores the selection; after coming back to the list, users do not expect it.
  useEffect(() => onUnselectItems(), [])
  if (selectedIds.length === 0) return null
  return (
    <>
      <Button label="Publish" onClick={() => run('publish', 'published')}>
        <PublishIcon />
      </Button>
      <Button label="Unpublish" onClick={() => run('unpublish', 'unpublished')}>
        <UnpublishIcon />
      </Button>
      {settings.map((setting) => (
        <SetButton key={setting.label} {...setting} />
      ))}
      <Button label="Move to trash" onClick={() => run('trash', 'moved to trash')}>
        <TrashIcon />
      </Button>
    </>
  )
}

function SetButton({ label, input }: BulkSetting) {
  const [isOpen, setIsOpen] = useState(false)
  const run = useBulkAction()
  const set = async (values: object) => {
    setIsOpen(false)
    await run('set', 'updated', values)
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
              Cancel
            </MuiButton>
            <MuiButton type="submit" variant="contained">
              Apply to all
            </MuiButton>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  )
}

function useBulkAction() {
  const { resource, selectedIds, onUnselectItems } = useListContext()
  const api = useDataProvider<StaffApi>()
  const notify = useNotify()
  const refresh = useRefresh()
  const showTrashToast = useTrashToast()
  return async (action: BulkAction, done: string, values?: object) => {
    try {
      const result = await api.bulkUpdate(resource, action, selectedIds, values)
      const trashed = result.done.flatMap(({ trash_id }) => trash_id ?? [])
      if (trashed.length > 0) showTrashToast(trashed)
      else if (result.done.length > 0) notify(`${result.done.length} ${done}.`, { type: 'success' })
      const [firstError] = result.failed
      if (firstError)
        notify(`${result.failed.length} not ${done}: ${firstError.message}`, { type: 'error', autoHideDuration: null })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    onUnselectItems()
    refresh()
  }
}

import type { Publication } from '@house/contract/staff/entities'
import { trashRetentionDays } from '@house/contract/staff/publishing'
import MoreIcon from '@mui/icons-material/MoreVert'
import { Button, Menu, MenuItem } from '@mui/material'
import { useRef, useState } from 'react'
import {
  Confirm,
  useDataProvider,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
  useResourceContext,
} from 'react-admin'
import type { StaffApi } from '../../api/data-provider.ts'
import { useTrashToast } from './trash-toast.tsx'

type Action = { name: string; question: string; run: () => Promise<unknown> }

/** Discard draft, unpublish, move to trash. Each asks for confirmation. */
export function MoreActions({ isFixed }: { isFixed: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [action, setAction] = useState<Action>()
  const notify = useNotify()
  const actions = useActions(isFixed)
  if (actions.length === 0) return null
  const confirm = async () => {
    setAction(undefined)
    await action?.run().catch((error: Error) => notify(error.message, { type: 'error' }))
  }
  return (
    <>
      <Button ref={button} color="secondary" startIcon={<MoreIcon />} onClick={() => setIsOpen(true)}>
        More
      </Button>
      <Menu anchorEl={button.current} open={isOpen} onClose={() => setIsOpen(false)}>
        {actions.map((each) => (
          <MenuItem
            key={each.name}
            onClick={() => {
              setIsOpen(false)
              setAction(each)
            }}
          >
            {each.name}
          </MenuItem>
        ))}
      </Menu>
      <Confirm
        isOpen={action !== undefined}
        title={action?.name ?? ''}
        content={action?.question ?? ''}
        confirm={action?.name ?? ''}
        onConfirm={confirm}
        onClose={() => setAction(undefined)}
      />
    </>
  )
}

function useActions(isFixed: boolean): Action[] {
  const resource = useResourceContext() ?? ''
  const { id = 0, state } = useRecordContext<Publication & { id: number }>() ?? {}
  const api = useDataProvider<StaffApi>()
  const notify = useNotify()
  const refresh = useRefresh()
  const redirect = useRedirect()
  const showTrashToast = useTrashToast()

  const discard = async () => {
    await api.discardDraft(resource, id)
    notify('Draft discarded. This is the published version.', { type: 'success' })
    refresh()
  }
  const unpublish = async () => {
    await api.unpublish(resource, id)
    notify('Unpublished. It is a draft now.', { type: 'success' })
    refresh()
  }
  const trash = async () => {
    const { data } = await api.delete(resource, { id })
    redirect('list', resource)
    showTrashToast([data.trash_id])
  }
  return [
    ...(state === 'changed'
      ? [{ name: 'Discard draft', question: 'All changes since the last publish are lost.', run: discard }]
      : []),
    ...(state !== 'draft' && !isFixed
      ? [{ name: 'Unpublish', question: 'Visitors can no longer see it. It stays here as a draft.', run: unpublish }]
      : []),
    ...(isFixed
      ? []
      : [{ name: 'Move to trash', question: `You can restore it for ${trashRetentionDays} days.`, run: trash }]),
  ]
}

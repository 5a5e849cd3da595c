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
import type { StaffCalls } from '../../api/data-provider.ts'
import type { Publication } from '../../api/types.ts'
import { useTrashNotice } from './trash-toast.tsx'

type Step = { name: string; question: string; act: () => Promise<unknown> }

/** What is done seldom with a record: undo its draft, take it off the site, throw it away. */
export function MoreMenu({ isFixed }: { isFixed: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [step, setStep] = useState<Step>()
  const notify = useNotify()
  const steps = useSteps(isFixed)
  if (steps.length === 0) return null
  const confirm = async () => {
    setStep(undefined)
    await step?.act().catch((error: Error) => notify(error.message, { type: 'error' }))
  }
  return (
    <>
      <Button ref={button} color="secondary" startIcon={<MoreIcon />} onClick={() => setIsOpen(true)}>
        More
      </Button>
      <Menu anchorEl={button.current} open={isOpen} onClose={() => setIsOpen(false)}>
        {steps.map((each) => (
          <MenuItem
            key={each.name}
            onClick={() => {
              setIsOpen(false)
              setStep(each)
            }}
          >
            {each.name}
          </MenuItem>
        ))}
      </Menu>
      <Confirm
        isOpen={step !== undefined}
        title={step?.name ?? ''}
        content={step?.question ?? ''}
        confirm={step?.name ?? ''}
        onConfirm={confirm}
        onClose={() => setStep(undefined)}
      />
    </>
  )
}

function useSteps(isFixed: boolean): Step[] {
  const resource = useResourceContext() ?? ''
  const { id = 0, state } = useRecordContext<Publication & { id: number }>() ?? {}
  const calls = useDataProvider<StaffCalls>()
  const notify = useNotify()
  const refresh = useRefresh()
  const redirect = useRedirect()
  const noticeTrash = useTrashNotice()

  const discard = async () => {
    await calls.discardDraft(resource, id)
    notify('The draft is gone. You see what is on the site.', { type: 'success' })
    refresh()
  }
  const withdraw = async () => {
    await calls.withdraw(resource, id)
    notify('Taken off the site. It is a draft now.', { type: 'success' })
    refresh()
  }
  const trash = async () => {
    const { data } = await calls.delete(resource, { id })
    redirect('list', resource)
    noticeTrash([data.trash_id])
  }
  return [
    ...(state === 'changed'
      ? [{ name: 'Discard the draft', question: 'What was changed since it was published is lost.', act: discard }]
      : []),
    ...(state !== 'draft' && !isFixed
      ? [{ name: 'Take off the site', question: 'Visitors do not see it any more. You keep a draft.', act: withdraw }]
      : []),
    ...(isFixed
      ? []
      : [{ name: 'Move to the trash', question: 'It can be brought back for thirty days.', act: trash }]),
  ]
}

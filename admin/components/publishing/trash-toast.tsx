import { Button, SnackbarContent } from '@mui/material'
import { type Identifier, useCloseNotification, useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { StaffCalls } from '../../api/data-provider.ts'

const undoMs = 15_000

/** Says what went to the trash, with a way back. */
export function useTrashNotice() {
  const notify = useNotify()
  return (trashIds: Identifier[]) => notify(<TrashNotice trashIds={trashIds} />, { autoHideDuration: undoMs })
}

function TrashNotice({ trashIds }: { trashIds: Identifier[] }) {
  const close = useCloseNotification()
  const bringBack = useBringBack()
  const what = trashIds.length === 1 ? 'Moved' : `${trashIds.length} moved`
  const undo = () => {
    close()
    return bringBack(trashIds)
  }
  return (
    <SnackbarContent
      message={`${what} to the trash.`}
      action={
        <Button onClick={undo} sx={{ color: '#FFB385' }}>
          Undo
        </Button>
      }
    />
  )
}

export function useBringBack() {
  const calls = useDataProvider<StaffCalls>()
  const notify = useNotify()
  const refresh = useRefresh()
  return async (trashIds: Identifier[]) => {
    try {
      const messages: string[] = []
      for (const id of trashIds) messages.push(await calls.bringBack(id))
      const problem = messages.find((message) => message !== 'Brought back.')
      notify(problem ?? 'Brought back.', { type: problem ? 'warning' : 'success' })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    refresh()
  }
}

import { Button, SnackbarContent } from '@mui/material'
import { type Identifier, useCloseNotification, useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { StaffApi } from '../../api/data-provider.ts'
import { colors } from '../../theme/tokens.ts'

const undoMs = 15_000

/** A toast with an undo button. */
export function useTrashToast() {
  const notify = useNotify()
  return (trashIds: Identifier[]) => notify(<TrashToast trashIds={trashIds} />, { autoHideDuration: undoMs })
}

function TrashToast({ trashIds }: { trashIds: Identifier[] }) {
  const close = useCloseNotification()
  const restore = useRestoreFromTrash()
  const subject = trashIds.length === 1 ? 'Moved' : `${trashIds.length} moved`
  const undo = () => {
    close()
    return restore(trashIds)
  }
  return (
    <SnackbarContent
      message={`${subject} to trash.`}
      action={
        <Button onClick={undo} sx={{ color: colors.accentOnDark }}>
          Undo
        </Button>
      }
    />
  )
}

export function useRestoreFromTrash() {
  const api = useDataProvider<StaffApi>()
  const notify = useNotify()
  const refresh = useRefresh()
  return async (trashIds: Identifier[]) => {
    try {
      const problems: string[] = []
      for (const id of trashIds) problems.push((await api.restoreFromTrash(id)) ?? '')
      const problem = problems.find(Boolean)
      if (problem) notify(`Restored as a draft: ${problem}.`, { type: 'warning' })
      else notify('Restored.', { type: 'success' })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    refresh()
  }
}

import { useState } from 'react'
import { useToast } from '../../toast/toast-context.tsx'
import { usePlanner } from '../planner-context.ts'
import type { SavedAs } from '../state/history.ts'
import { savePlan } from './save-plan.ts'

/** Saves the plan and tells the visitor what they should know. `save` returns `null` after an error. */
export function useSavePlan() {
  const { history, dispatch, savedAs } = usePlanner()
  const { showError, showSuccess } = useToast()
  const [isSaving, setIsSaving] = useState(false)

  async function save(): Promise<SavedAs | null> {
    const { id, plan } = history
    setIsSaving(true)
    const result = await savePlan(plan, savedAs)
    setIsSaving(false)
    if (savedAs && result.theirs) dispatch({ type: 'merge', id, base: savedAs.plan, theirs: result.theirs })
    if (result.savedAs) dispatch({ type: 'saved', id, savedAs: result.savedAs })
    if (result.error) showError(result.error)
    else if (result.notice) showSuccess(result.notice)
    return result.error ? null : result.savedAs
  }

  return { save, isSaving }
}

import { useEffect, useState } from 'react'
import { useFormState } from 'react-hook-form'

const errorSelector = '[aria-invalid="true"], .MuiFormHelperText-root.Mui-error'
const maxFrames = 60

/** After a failed save: opens the tab of the first field with an error and focuses the field. */
export function FocusFirstError() {
  const { errors, submitCount } = useFormState()
  const hasErrors = Object.keys(errors).length > 0
  // Once per attempt to save, not while the user corrects the fields.
  useEffect(() => {
    if (submitCount > 0 && hasErrors) focusFirstError()
  }, [submitCount])
  return null
}

/** Closes a dialog over the form if a save fails because of a field behind it. */
export function useCloseOnFormError(onClose: () => void, ownFields: string[] = []) {
  const { errors, submitCount } = useFormState()
  const [initialSubmitCount] = useState(submitCount)
  const hasOtherErrors = Object.keys(errors).some((name) => name !== 'root' && !ownFields.includes(name))
  useEffect(() => {
    if (submitCount > initialSubmitCount && hasOtherErrors) onClose()
  }, [submitCount, initialSubmitCount, hasOtherErrors, onClose])
}

/** Rendering the error, closing the dialog and showing the tab each take a few frames. */
function focusFirstError(frame = 0, isTabOpened = false) {
  const isCovered = document.querySelector('[role="dialog"]') !== null
  const found = document.querySelector<HTMLElement>(`[id^="tabpanel-"] :is(${errorSelector})`)
  if (found?.checkVisibility() && !isCovered) return focusFieldOf(found)
  const opensTab = found !== null && !isCovered && !isTabOpened
  if (opensTab) tabOf(found)?.click()
  if (frame < maxFrames) requestAnimationFrame(() => focusFirstError(frame + 1, isTabOpened || opensTab))
}

function tabOf(field: HTMLElement) {
  const panel = field.closest('[id^="tabpanel-"]')
  return document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')
}

/** The error text may be below the input that it is about. */
function focusFieldOf(found: HTMLElement) {
  const control = found.closest('.MuiFormControl-root, [role="group"]') ?? found
  const field = control.querySelector<HTMLElement>(
    `input, textarea, [contenteditable="true"], [role="combobox"], button`,
  )
  const target = found.matches('input, textarea, [role="combobox"]') ? found : (field ?? found)
  target.scrollIntoView({ block: 'center' })
  target.focus({ preventScroll: true })
}

import { useEffect, useState } from 'react'
import { useFormState } from 'react-hook-form'

const mistake = '[aria-invalid="true"], .MuiFormHelperText-root.Mui-error'
const longestWaitFrames = 60

/** After a form was refused, here or by the server: opens the tab of the first mistake and puts the cursor there. */
export function FirstMistake() {
  const { errors, submitCount } = useFormState()
  const isRefused = Object.keys(errors).length > 0
  // Once for each attempt to save, not while the person mends it.
  useEffect(() => {
    if (submitCount > 0 && isRefused) openFirst()
  }, [submitCount])
  return null
}

/** A window over the form makes way when what was refused is not of its own, but stands in the form. */
export function useMakingWay(onClose: () => void, own: string[] = []) {
  const { errors, submitCount } = useFormState()
  const [submitsBefore] = useState(submitCount)
  const isElsewhere = Object.keys(errors).some((name) => name !== 'root' && !own.includes(name))
  useEffect(() => {
    if (submitCount > submitsBefore && isElsewhere) onClose()
  }, [submitCount, submitsBefore, isElsewhere, onClose])
}

/** The mistake is drawn, a window over the form closed, and the tab shown, each a moment later. */
function openFirst(frame = 0, isTabOpened = false) {
  const isCovered = document.querySelector('[role="dialog"]') !== null
  const found = document.querySelector<HTMLElement>(`[id^="tabpanel-"] :is(${mistake})`)
  if (found?.checkVisibility() && !isCovered) return focusOn(found)
  const opens = found !== null && !isCovered && !isTabOpened
  if (opens) tabOf(found)?.click()
  if (frame < longestWaitFrames) requestAnimationFrame(() => openFirst(frame + 1, isTabOpened || opens))
}

function tabOf(field: HTMLElement) {
  const panel = field.closest('[id^="tabpanel-"]')
  return document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')
}

/** What says the mistake may stand below what can be mended. */
function focusOn(found: HTMLElement) {
  const around = found.closest('.MuiFormControl-root, [role="group"]') ?? found
  const field = around.querySelector<HTMLElement>(
    `input, textarea, [contenteditable="true"], [role="combobox"], button`,
  )
  const wanted = found.matches('input, textarea, [role="combobox"]') ? found : (field ?? found)
  wanted.scrollIntoView({ block: 'center' })
  wanted.focus({ preventScroll: true })
}

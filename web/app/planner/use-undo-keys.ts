import { useEffect } from 'react'

/** For a field that shows the plan: with nothing typed in it, there is no text to undo, and the browser must not try. */
export function undoesPlan(hasTyped: boolean) {
  return { 'data-undo': hasTyped ? undefined : 'plan' }
}

/** Ctrl or ⌘ Z, with Shift for redo. While text is typed in a field, the browser's own undo works. */
export function useUndoKeys(dispatch: (action: { type: 'undo' | 'redo' }) => void) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event.target)) return
      event.preventDefault()
      dispatch({ type: event.shiftKey ? 'redo' : 'undo' })
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [dispatch])
}

function isTyping(target: EventTarget | null) {
  return target instanceof HTMLInputElement && target.type !== 'range' && target.dataset.undo !== 'plan'
}

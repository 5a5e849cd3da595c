import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { popDialog, pushDialog } from './dialog-stack.ts'
import { Icon } from './icon.tsx'

export type ModalProps = {
  isOpen: boolean
  onClose: () => void
  /** Accessible name. */
  label: string
  children: ReactNode
  /** Its width, as a `max-w` class. */
  className?: string
  /** Keeps its content mounted while closed. */
  keepMounted?: boolean
}

/** A native dialog: the rest of the page is inert, Escape closes it, and focus returns to what opened it. */
export function Modal({ isOpen, onClose, label, children, className = 'max-w-xl', keepMounted = false }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  // A text selection that starts inside and ends on the backdrop must not close it.
  const pressed = useRef<EventTarget>(null)
  // A layout effect, because a dialog that was removed from the document cannot restore focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    const page = document.documentElement
    page.classList.toggle('had-scrollbar', window.innerWidth > page.clientWidth)
    dialog.showModal()
    pushDialog(dialog)
    return () => {
      popDialog(dialog)
      dialog.close()
    }
  }, [isOpen])

  return (
    <dialog
      ref={ref}
      aria-label={label}
      onKeyDown={keepFocusInside}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={(event) => {
        if (event.target === ref.current && pressed.current === ref.current) onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // On a second Escape browsers close a dialog without a cancel event. `close` fires late: the dialog may be open again.
      onClose={() => isOpen && !ref.current?.open && onClose()}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-hidden rounded-tile border border-hairline bg-ground text-ink opacity-100 shadow-2xl transition-opacity duration-200 backdrop:bg-scrim/70 open:flex starting:open:opacity-0 ${className}`}
    >
      {(isOpen || keepMounted) && (
        <>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="absolute top-3 right-3 z-10 grid size-11 place-items-center rounded-frame bg-ground/90 transition-colors hover:bg-stone"
          >
            <Icon name="close" />
          </button>
          <div className="min-w-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        </>
      )}
    </dialog>
  )
}

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/** Cycles focus inside the dialog; browsers would move from the last control to their own toolbar. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((stop) =>
    stop.checkVisibility(),
  )
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

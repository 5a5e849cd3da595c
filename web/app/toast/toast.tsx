import { createPortal } from 'react-dom'
import { useTopDialog } from '../ui/dialog-stack.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useVisibleToast } from './toast-context.tsx'

/** Top centre, above everything. Rendered inside an open dialog, because everything outside of it is inert. */
export function Toast() {
  const dialog = useTopDialog()
  const content = (
    <div className="pointer-events-none fixed inset-x-4 top-4 z-50 mx-auto max-w-md">
      <Messages />
    </div>
  )
  return dialog ? createPortal(content, dialog) : content
}

type Variant = { icon: IconName; edge: string; mark: string }

/** Distinguished by colour and by icon. */
const variants: Record<'error' | 'success', Variant> = {
  error: { icon: 'alert', edge: 'border-l-error', mark: 'text-error' },
  success: { icon: 'check', edge: 'border-l-success', mark: 'text-success' },
}

/** Both live regions are always rendered: screen readers announce changes only in regions they already know. */
function Messages() {
  const { toast } = useVisibleToast()
  return (
    <>
      <div role="alert">{toast?.isError && <Message message={toast.message} {...variants.error} />}</div>
      <div role="status">{toast && !toast.isError && <Message message={toast.message} {...variants.success} />}</div>
    </>
  )
}

function Message({ message, icon, edge, mark }: Variant & { message: string }) {
  const { hide } = useVisibleToast()
  return (
    <div
      className={`pointer-events-auto flex items-center gap-3 rounded-tile border border-l-4 border-hairline bg-raised py-2 pr-2 pl-4 font-medium text-ink shadow-xl transition-[opacity,translate] duration-200 starting:-translate-y-2 starting:opacity-0 ${edge}`}
    >
      <Icon name={icon} className={`size-5 flex-none ${mark}`} />
      <p className="min-w-0 flex-1">{message}</p>
      <button
        type="button"
        aria-label="Close notice"
        onClick={hide}
        className="grid size-11 flex-none content-items-center text-ink-soft transition-colors hover:text-ink"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  )
}

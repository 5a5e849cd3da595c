import { createPortal } from 'react-dom'
import { useShownNotice } from '../data/notice.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useTopDialog } from '../ui/top-dialog.ts'

/** Top centre, above everything. It moves into an open dialog, because nothing outside of one can be pressed or read out. */
export function Notice() {
  const dialog = useTopDialog()
  const place = (
    <div className="pointer-events-none fixed inset-x-4 top-4 z-50 mx-auto max-w-md">
      <Messages />
    </div>
  )
  return dialog ? createPortal(place, dialog) : place
}

type Look = { icon: IconName; edge: string; mark: string }

/** Told apart by colour, and by a mark for those who do not see it. */
const looks: Record<'error' | 'success', Look> = {
  error: { icon: 'alert', edge: 'border-l-error', mark: 'text-error' },
  success: { icon: 'check', edge: 'border-l-success', mark: 'text-success' },
}

/** Both regions are always there: a screen reader speaks what comes into one it already knows. */
function Messages() {
  const { notice } = useShownNotice()
  return (
    <>
      <div role="alert">{notice?.isError && <Message message={notice.message} {...looks.error} />}</div>
      <div role="status">{notice && !notice.isError && <Message message={notice.message} {...looks.success} />}</div>
    </>
  )
}

function Message({ message, icon, edge, mark }: Look & { message: string }) {
  const { hide } = useShownNotice()
  return (
    <div
      className={`pointer-events-auto flex items-center gap-3 border border-l-4 border-hairline bg-raised py-2 pr-2 pl-4 font-medium text-ink shadow-xl transition-[opacity,translate] duration-200 starting:-translate-y-2 starting:opacity-0 ${edge}`}
    >
      <Icon name={icon} className={`size-5 flex-none ${mark}`} />
      <p className="min-w-0 flex-1">{message}</p>
      <button
        type="button"
        aria-label="Close notice"
        onClick={hide}
        className="grid size-11 flex-none place-items-center text-ink-soft transition-colors hover:text-ink"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  )
}

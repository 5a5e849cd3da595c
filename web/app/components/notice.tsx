import { createPortal } from 'react-dom'
import { useShownNotice } from '../data/notice.tsx'
import { Icon } from '../ui/icon.tsx'
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

/** Both regions are always there: a screen reader speaks what comes into one it already knows. */
function Messages() {
  const { notice } = useShownNotice()
  return (
    <>
      <div role="alert">{notice?.isError && <Message message={notice.message} edge="border-l-error" />}</div>
      <div role="status">
        {notice && !notice.isError && <Message message={notice.message} edge="border-l-success" />}
      </div>
    </>
  )
}

function Message({ message, edge }: { message: string; edge: string }) {
  const { hide } = useShownNotice()
  return (
    <div
      className={`pointer-events-auto flex items-center gap-4 border border-l-4 border-hairline bg-raised py-2 pr-2 pl-5 font-medium text-ink shadow-xl transition-[opacity,translate] duration-200 starting:-translate-y-2 starting:opacity-0 ${edge}`}
    >
      <p className="flex-1">{message}</p>
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

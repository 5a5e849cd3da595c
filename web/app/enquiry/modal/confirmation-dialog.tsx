import { useEffect, useRef } from 'react'
import { useCompany } from '../../site-data/site-data.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'

const title = 'Submitted successfully'

/** The demonstration's mark, or a circle. */
const arch = 'M1 37V15C1 8 7 6 15 1c8 5 14 7 14 14v22z'
const circle = 'M1 22a14 14 0 1 0 28 0a14 14 0 1 0-28 0z'

/** Open while there is a message to show. */
export function ConfirmationDialog({ message, onClose }: { message: string | null; onClose: () => void }) {
  const { brand } = useCompany()
  const ok = useRef<HTMLButtonElement>(null)
  const isOpen = message !== null
  useEffect(() => {
    if (isOpen) ok.current?.focus()
  }, [isOpen])
  return (
    <Modal isOpen={isOpen} onClose={onClose} label={title} className="max-w-md">
      <div className="px-8 py-14 text-center">
        <svg aria-hidden viewBox="0 0 30 38" className="mx-auto h-20 w-16 fill-none stroke-accent stroke-[1.2]">
          <path d={brand ? circle : arch} />
          <path d="M9 22l4.5 5L22 17" />
        </svg>
        <h2 className="mt-6">{title}</h2>
        <p className="mt-3 text-balance text-ink-soft">{message}</p>
        <Button ref={ok} onClick={onClose} className="mt-8 min-w-28">
          OK
        </Button>
      </div>
    </Modal>
  )
}

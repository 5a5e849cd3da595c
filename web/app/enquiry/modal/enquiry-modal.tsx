import { mobileBreakpointPx } from '@house/contract/ui-config'
import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useToast } from '../../toast/toast-context.tsx'
import { lazyComponent } from '../../ui/lazy.tsx'
import { Modal } from '../../ui/modal.tsx'
import { closeEnquiryModal, useEnquiryModal } from './enquiry-modal-store.ts'
import { LazyEnquiryPanel } from './lazy-enquiry-panel.tsx'

const ConfirmationDialog = lazyComponent(() =>
  import('./confirmation-dialog.tsx').then((part) => part.ConfirmationDialog),
)

/** On every page. Closed without submitting, it keeps the input. */
export function EnquiryModal() {
  const request = useEnquiryModal()
  const location = useLocation()
  const navigation = useNavigation()
  const { showSuccess } = useToast()
  const [hasOpened, setHasOpened] = useState(false)
  const [timesSent, setTimesSent] = useState(0)
  const [confirmation, setConfirmation] = useState<string | null>(null)
  const isOpen = request !== null
  // Leaving the page closes it. Opened while a page loads, it stays open when that page arrives.
  const destination = (navigation.location ?? location).pathname
  useEffect(closeEnquiryModal, [destination])
  useEffect(() => {
    if (isOpen) setHasOpened(true)
  }, [isOpen])

  function onSent(message: string) {
    // A fresh form for the next enquiry.
    setTimesSent(timesSent + 1)
    closeEnquiryModal()
    if (window.innerWidth < mobileBreakpointPx) showSuccess(message)
    else setConfirmation(message)
  }

  return (
    <>
      <Modal
        isOpen={isOpen}
        keepMounted={hasOpened}
        onClose={closeEnquiryModal}
        label="Enquiry"
        className="max-w-[58rem]"
      >
        <LazyEnquiryPanel
          key={timesSent}
          isNeeded={isOpen || hasOpened}
          isOpen={isOpen}
          service={request?.service}
          detail={request?.detail}
          planCode={request?.planCode}
          note={request?.note}
          onSent={onSent}
        />
      </Modal>
      <ConfirmationDialog
        isNeeded={confirmation !== null}
        message={confirmation}
        onClose={() => setConfirmation(null)}
      />
    </>
  )
}

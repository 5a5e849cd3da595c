import { mobileBreakpointPx } from '@house/contract/ui-config'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { closeEnquiry, useEnquiryRequest } from '../data/enquiry-request.ts'
import { useNotice } from '../data/notice.tsx'
import { Modal } from '../ui/modal.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { EnquiryPaneOnDemand } from './enquiry-pane-on-demand.tsx'

const SentConfirmation = onDemand(() => import('./sent-confirmation.tsx').then((part) => part.SentConfirmation))

/** On every page. Closed without sending, it keeps what was typed. */
export function EnquiryModal() {
  const request = useEnquiryRequest()
  const { pathname } = useLocation()
  const { showSuccess } = useNotice()
  const [hasOpened, setHasOpened] = useState(false)
  const [timesSent, setTimesSent] = useState(0)
  const [confirmation, setConfirmation] = useState<string | null>(null)
  const isOpen = request !== null
  useEffect(closeEnquiry, [pathname])
  useEffect(() => {
    if (isOpen) setHasOpened(true)
  }, [isOpen])

  function onSent(message: string) {
    // A fresh form for the next enquiry.
    setTimesSent(timesSent + 1)
    closeEnquiry()
    if (window.innerWidth < mobileBreakpointPx) showSuccess(message)
    else setConfirmation(message)
  }

  return (
    <>
      <Modal isOpen={isOpen} isKept={hasOpened} onClose={closeEnquiry} label="Enquiry" className="max-w-[58rem]">
        <EnquiryPaneOnDemand
          key={timesSent}
          isWanted={isOpen || hasOpened}
          isOpen={isOpen}
          service={request?.service}
          detail={request?.detail}
          onSent={onSent}
        />
      </Modal>
      <SentConfirmation isWanted={confirmation !== null} message={confirmation} onClose={() => setConfirmation(null)} />
    </>
  )
}

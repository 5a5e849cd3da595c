import { enquiryFormAnchor, urls } from '@house/contract/urls'
import type { MouseEvent } from 'react'
import { Link } from '../../ui/link.tsx'
import { openEnquiryModal } from './enquiry-modal-store.ts'
import { LazyEnquiryPanel } from './lazy-enquiry-panel.tsx'

export type EnquireButtonProps = { className: string; label?: string; service?: string; detail?: string }

/** Opens the enquiry modal; without JavaScript, or in a new tab, it leads to the form of the contact page. */
export function EnquireButton({ className, label = 'Enquire', service, detail }: EnquireButtonProps) {
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    leaveMenu(event.currentTarget)
    openEnquiryModal({ service, detail })
  }
  return (
    <Link
      className={className}
      to={`${urls.locate}#${enquiryFormAnchor}`}
      prefetch="none"
      onClick={onClick}
      onPointerEnter={LazyEnquiryPanel.preload}
      onFocus={LazyEnquiryPanel.preload}
    >
      {label}
    </Link>
  )
}

/** Closes the menu it is in, and moves focus to the menu's button, where it returns after the modal. */
function leaveMenu(link: HTMLElement) {
  const menu = link.closest<HTMLDetailsElement>('header details')
  if (!menu) return
  menu.querySelector('summary')?.focus()
  menu.open = false
}

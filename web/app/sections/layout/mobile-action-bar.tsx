import { EnquireButton } from '../../enquiry/modal/enquire-button.tsx'
import { callLink } from '../../site-data/contact-links.ts'
import { useCompany } from '../../site-data/site-data.ts'
import { useChatLink } from '../../site-data/use-chat-link.ts'

/** Call, chat and enquire, at the bottom of phone screens. Call and chat appear once the settings have loaded. */
export function MobileActionBar() {
  const { phone, whatsapp } = useCompany()
  const chat = useChatLink()
  const part = 'grid min-h-14 flex-1 place-items-center px-2 text-body font-semibold'
  return (
    <nav
      aria-label="Contact"
      className="fixed inset-x-0 bottom-0 z-30 flex divide-x divide-hairline border-t border-hairline bg-raised md:hidden low:static"
    >
      {phone && (
        <a className={part} href={callLink(phone)}>
          Call
        </a>
      )}
      {whatsapp && (
        <a className={part} href={chat} target="_blank" rel="noopener noreferrer">
          WhatsApp
        </a>
      )}
      <EnquireButton className={`${part} flex-[1.3]! bg-action text-on-action`} />
    </nav>
  )
}

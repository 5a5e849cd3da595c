import { useCompany } from '../data/site.ts'
import { useChatLink } from '../data/use-chat-link.ts'
import { EnquireButton } from './enquire-button.tsx'

/** On phones: call, chat and enquire within reach of a thumb. */
export function ThumbBar() {
  const { phone } = useCompany()
  const chat = useChatLink()
  const part = 'grid min-h-14 place-items-center px-2 text-[0.9375rem] font-semibold'
  return (
    <nav
      aria-label="Contact"
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-[1fr_1fr_1.3fr] divide-x divide-hairline border-t border-hairline bg-raised md:hidden"
    >
      <a className={part} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        Call
      </a>
      <a className={part} href={chat} target="_blank" rel="noopener noreferrer">
        WhatsApp
      </a>
      <EnquireButton className={`${part} bg-accent-ink text-white`} />
    </nav>
  )
}

import { useCompany } from '../../site-data/site-data.ts'
import { useChatLink } from '../../site-data/use-chat-link.ts'
import { Icon } from '../../ui/icon.tsx'

export function ChatButton() {
  const { whatsapp } = useCompany()
  const link = useChatLink()
  // Hidden until the settings have loaded: without a number there is no link.
  if (!whatsapp) return null
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Chat with us on WhatsApp"
      className="fixed right-3 bottom-20 z-30 grid size-12 place-items-center rounded-full bg-chat text-white shadow-lg transition-transform hover:scale-105 md:bottom-4 low:bottom-4"
    >
      <Icon name="chat" className="size-6" />
    </a>
  )
}

import { useChatLink } from '../data/use-chat-link.ts'
import { Icon } from '../ui/icon.tsx'

export function ChatButton() {
  const link = useChatLink()
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Chat with us on WhatsApp"
      className="fixed right-5 bottom-24 z-30 grid size-14 place-items-center rounded-full bg-chat text-white shadow-lg transition-transform hover:scale-105 md:right-6 md:bottom-6"
    >
      <Icon name="chat" className="size-7" />
    </a>
  )
}

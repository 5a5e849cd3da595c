import { urls } from '@house/contract/urls'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { SpamCheckFields } from './honeypot.tsx'

/** The submit button and the privacy notice. */
export function FormFooter({ isSending, label = 'Send enquiry' }: { isSending: boolean; label?: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isSending) return
    // A disabled button loses focus; return it for keyboard users.
    return () => {
      if (document.activeElement?.contains(button.current)) button.current?.focus({ preventScroll: true })
    }
  }, [isSending])
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <SpamCheckFields />
      <Button ref={button} type="submit" disabled={isSending} className="min-w-40 max-xs:w-full">
        {isSending ? 'Sending...' : label}
      </Button>
      <p className="min-w-52 flex-1 text-small leading-snug text-ink-soft">
        We use this to answer you. By sending it you agree to our {/* In a new tab, so that the input is not lost. */}
        <a
          href={urls.privacy}
          target="_blank"
          rel="noopener"
          className="inline-block py-0.5 text-ink underline underline-offset-4 hover:text-accent-ink"
        >
          Privacy Policy<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    </div>
  )
}

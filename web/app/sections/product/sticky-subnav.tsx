import { EnquireButton } from '../../enquiry/modal/enquire-button.tsx'
import { callLink } from '../../site-data/contact-links.ts'
import { useCompany } from '../../site-data/site-data.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Html } from '../../ui/html.tsx'
import { Icon } from '../../ui/icon.tsx'

export type ReachBarProps = { title: string; service: string; parts: { id: string; label: string }[] }

/** Below the facts, then sticky under the header. Phones have the mobile action bar instead. */
export function StickySubnav({ title, service, parts }: ReachBarProps) {
  const { phone } = useCompany()
  return (
    <div className="sticky top-18 z-20 border-y border-hairline bg-ground max-md:hidden">
      <div className="wrap flex min-h-16 items-center gap-8">
        <Html as="p" html={title} className="mr-auto min-w-0 truncate font-display text-title" />
        <nav aria-label="On this page" className="flex gap-7 text-body font-medium max-lg:hidden">
          {parts.map(({ id, label }) => (
            <a key={id} href={`#${id}`} className="py-2 decoration-accent underline-offset-8 hover:underline">
              {label}
            </a>
          ))}
        </nav>
        <div className="flex flex-none gap-3">
          {phone && (
            <a href={callLink(phone)} className={`${buttonClass('quiet')} min-h-11! py-2!`}>
              <Icon name="phone" className="size-4" /> Call
            </a>
          )}
          <EnquireButton
            service={service}
            label="Enquire about this product"
            className={`${buttonClass('filled')} min-h-11! py-2!`}
          />
        </div>
      </div>
    </div>
  )
}

import type { Banner } from '@house/contract/entities'
import { useCmsBlock } from '../../site-data/cms-blocks.ts'
import { callLink, mailLink } from '../../site-data/contact-links.ts'
import { useCompany } from '../../site-data/site-data.ts'
import { Html } from '../../ui/html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextSkeleton } from '../../ui/text-skeleton.tsx'

const pictureBox = 'relative mt-10 min-h-56 flex-1 max-lg:hidden'

/** Phone number and e-mail address, beside the form. */
export function DealerClosing({ content }: { content: Banner }) {
  const { title, text, image } = useCmsBlock(content, 'closing')
  const { phone, email } = useCompany()
  const link = 'flex items-center gap-3 py-2 font-semibold hover:text-accent-ink'
  return (
    <section className="flex flex-col">
      <h2>{title || 'Contact'}</h2>
      {text && <Html html={text} className="prose mt-6" />}
      <p className="mt-6">
        {phone && (
          <a href={callLink(phone)} className={link}>
            <Icon name="phone" className="size-5 text-accent" /> {phone}
          </a>
        )}
        {email && (
          <a href={mailLink(email)} className={link}>
            <Icon name="mail" className="size-5 text-accent" /> {email}
          </a>
        )}
      </p>
      {image && (
        <div className={pictureBox}>
          <Picture src={image} sizes="50vw" className="absolute! inset-0" />
        </div>
      )}
    </section>
  )
}

export function DealerClosingSkeleton() {
  return (
    <div className="flex flex-col">
      <Skeleton className="h-[calc(var(--text-h2)*1.06)] w-64" />
      <TextSkeleton lines={[12, 6, 9]} className="mt-6" />
      <Skeleton className="mt-6 h-20 w-64" />
      <Skeleton className={pictureBox} />
    </div>
  )
}

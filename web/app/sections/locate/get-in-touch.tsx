import type { Banner } from '@house/contract/entities'
import { useCmsBlock } from '../../site-data/cms-blocks.ts'
import { Html } from '../../ui/html.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextSkeleton } from '../../ui/text-skeleton.tsx'
import { ContactDetails } from './contact-details.tsx'

const pictureBox = 'relative mt-10 min-h-64 flex-1 max-lg:hidden'

/** Contact details; a picture fills the remaining height beside the form. */
export function GetInTouch({ content }: { content: Banner }) {
  const { title, text, image } = useCmsBlock(content, 'get-in-touch')
  return (
    <section className="flex flex-col">
      <h2>{title || 'Get In Touch'}</h2>
      {text && <Html html={text} className="prose mt-6" />}
      <ContactDetails />
      {image && (
        <div className={pictureBox}>
          <Picture src={image} sizes="45vw" className="absolute! inset-0" />
        </div>
      )}
    </section>
  )
}

export function GetInTouchSkeleton() {
  return (
    <section className="flex flex-col">
      <h2>Get In Touch</h2>
      <TextSkeleton lines={[6, 3, 4]} className="mt-6 max-w-[68ch]" />
      <ContactDetails />
      <Skeleton className={pictureBox} />
    </section>
  )
}

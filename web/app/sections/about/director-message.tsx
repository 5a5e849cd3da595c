import type { Banner } from '@house/contract/entities'
import { hasContent } from '@house/contract/pages/page-block'
import { useCmsBlock } from '../../site-data/cms-blocks.ts'
import { Html } from '../../ui/html.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Signature } from './signature.tsx'

/** On a stone background, with a full-bleed picture. */
export function DirectorMessage({ content }: { content: Banner }) {
  const block = useCmsBlock(content, 'managing-director-message')
  const { title, text, person, post, image } = block
  if (!hasContent(block)) return null
  return (
    <section className="bg-stone">
      <div className="grid md:grid-cols-[3fr_2fr] lg:grid-cols-[7fr_5fr]">
        <figure className="px-gutter py-section lg:pr-28 lg:pl-[max(var(--spacing-gutter),calc((100vw-1320px)/2))]">
          <h2 className="max-w-[14ch]">{title}</h2>
          <blockquote className="mt-8 border-l border-hairline pl-6 lg:pl-10">
            <Html html={text} className="prose" />
          </blockquote>
          <Signature person={person} post={post} />
        </figure>
        {image && (
          <div className="relative min-h-80 max-md:order-first sm:min-h-[28rem]">
            <Picture src={image} sizes="100vw" className="absolute! inset-0" />
          </div>
        )}
      </div>
    </section>
  )
}

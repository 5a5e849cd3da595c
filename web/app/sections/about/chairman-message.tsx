import type { Banner } from '@house/contract/entities'
import { hasContent } from '@house/contract/pages/page-block'
import { useCmsBlock } from '../../site-data/cms-blocks.ts'
import { Html } from '../../ui/html.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Arch } from './arch.tsx'
import { Signature } from './signature.tsx'

/** A letter of the chairman, founder or owner beside the arch, with a large first paragraph. */
export function ChairmanMessage({ content }: { content: Banner }) {
  const block = useCmsBlock(content, 'chairman-message')
  const { title, text, person, post, image } = block
  if (!hasContent(block)) return null
  return (
    <section id="chairman-message" className="-scroll-mt-10">
      <div className="wrap section grid gap-12 md:grid-cols-[2fr_3fr] md:items-center lg:grid-cols-[5fr_6fr] lg:gap-28">
        {image && (
          <Arch>
            <Picture src={image} sizes="(min-width: 1024px) 65vw, (min-width: 768px) 95vw, 140vw" />
          </Arch>
        )}
        <figure>
          <h2>{title}</h2>
          <blockquote className="mt-8">
            <Html
              html={text}
              className="prose [&>p:first-child]:font-display [&>p:first-child]:text-h3 [&>p:first-child]:leading-[1.3] [&>p:first-child]:text-ink"
            />
          </blockquote>
          <Signature person={person} post={post} />
        </figure>
      </div>
    </section>
  )
}

import type { Banner } from '@house/contract/entities'
import { hasContent } from '@house/contract/pages/page-block'
import { useCmsBlock } from '../../site-data/cms-blocks.ts'
import { Html } from '../../ui/html.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The picture overlaps the banner. */
export function DealerIntroduction({ content }: { content: Banner }) {
  const block = useCmsBlock(content, 'introduction')
  const { title, text, image } = block
  if (!hasContent(block)) return null
  return (
    <section className="wrap section grid gap-12 lg:grid-cols-[7fr_4fr] lg:gap-28">
      <div>
        <h2 className="max-w-[20ch]">{title}</h2>
        <Html html={text} className="prose mt-8 text-lead" />
      </div>
      {image && (
        <div className="relative aspect-[4/3] lg:-mt-64 lg:aspect-auto lg:min-h-[36rem]">
          <Picture src={image} sizes="(min-width: 1024px) 60vw, 100vw" className="absolute! inset-0" />
        </div>
      )}
    </section>
  )
}

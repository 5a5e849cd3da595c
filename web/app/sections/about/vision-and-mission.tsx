import type { Banner, PageBlock } from '@house/contract/entities'
import { hasContent } from '@house/contract/pages/page-block'
import { useCmsBlock } from '../../site-data/cms-blocks.ts'
import { Html } from '../../ui/html.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Text and picture swap sides from row to row. */
export function VisionAndMission({ content }: { content: Banner }) {
  const vision = useCmsBlock(content, 'vision')
  const mission = useCmsBlock(content, 'mission')
  const rows = [vision, mission].filter(hasContent)
  if (rows.length === 0) return null
  return (
    <section id="vision-&-mission" aria-label="Vision and mission" className="-scroll-mt-10 bg-night text-white">
      <div className="grid divide-y divide-white/15">
        {rows.map((block, index) => (
          <Row key={block.name} {...block} isReversed={index % 2 === 1} />
        ))}
      </div>
    </section>
  )
}

function Row({ title, text, image, isReversed }: PageBlock & { isReversed: boolean }) {
  return (
    <div className={image ? 'grid lg:min-h-[34rem] lg:grid-cols-2' : 'grid'}>
      <div
        className={`flex flex-col justify-center px-gutter py-16 lg:py-24 ${
          isReversed
            ? 'lg:order-last lg:pr-[max(var(--spacing-gutter),calc((100vw-1320px)/2))] lg:pl-20'
            : 'lg:pr-20 lg:pl-[max(var(--spacing-gutter),calc((100vw-1320px)/2))]'
        }`}
      >
        <h2>{title}</h2>
        <Html html={text} className="mt-7 max-w-[40ch] text-pretty font-display text-h3 leading-[1.35] text-on-night" />
      </div>
      {image && (
        <div className="relative min-h-72 sm:min-h-96">
          <Picture src={image} sizes="(min-width: 1024px) 60vw, 100vw" className="absolute! inset-0" />
        </div>
      )}
    </div>
  )
}

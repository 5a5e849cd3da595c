import type { Banner } from '@house/contract/entities'
import { hasContent } from '@house/contract/pages/page-block'
import { useCmsBlock } from '../../site-data/cms-blocks.ts'
import { useCompany } from '../../site-data/site-data.ts'
import { Html } from '../../ui/html.tsx'
import { Picture } from '../../ui/picture.tsx'

/** A wide picture, and below it one column per paragraph, divided by lines. */
export function OurStory({ content }: { content: Banner }) {
  const block = useCmsBlock(content, 'our-story')
  const { title, text, image } = block
  const { founding_year } = useCompany()
  if (!hasContent(block)) return null
  return (
    <section id="our-story" className="wrap section -scroll-mt-10">
      <div className="flex items-end justify-between gap-6 border-b border-hairline pb-6">
        <h2>{title}</h2>
        {founding_year && (
          <p className="text-right text-ink-soft">
            Since <span className="ml-1 font-display text-h1 leading-[0.8] text-ink">{founding_year}</span>
          </p>
        )}
      </div>
      {image && (
        <div className="mt-6 aspect-[4/3] overflow-hidden rounded-tile sm:aspect-[16/9] lg:aspect-[2/1]">
          <Picture src={image} sizes="(min-width: 640px) 100vw, 115vw" />
        </div>
      )}
      <Html
        html={text}
        className="mt-8 grid text-pretty text-ink-soft max-lg:divide-y max-lg:divide-hairline lg:mt-12 lg:auto-cols-fr lg:grid-flow-col lg:divide-x lg:divide-hairline [&_strong]:font-semibold [&_strong]:text-ink [&>*]:max-w-[68ch] [&>*]:py-6 lg:[&>*]:px-10 lg:[&>*]:py-0 lg:[&>*:first-child]:pl-0 lg:[&>*:last-child]:pr-0"
      />
    </section>
  )
}

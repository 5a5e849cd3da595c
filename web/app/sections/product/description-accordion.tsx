import type { DescriptionBlock } from '@house/contract/entities'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx'
import { SourceNote } from './source-note.tsx'
import { rowsOf, Specification } from './specification.tsx'

const layout = 'wrap section grid scroll-mt-32 gap-10 lg:grid-cols-[4fr_8fr] lg:gap-16'
const usualBlocks = 5

/** Native disclosures, the first one open. Several may be open at once. */
export function DescriptionAccordion({ id, blocks }: { id: string; blocks: DescriptionBlock[] }) {
  if (blocks.length === 0) return null
  return (
    <section id={id} className={layout}>
      <h2 className="self-start lg:sticky lg:top-40">What it is made of</h2>
      <div className="border-t border-ink">
        {blocks.map((block, index) => (
          <details key={block.id} open={index === 0} className="group border-b border-hairline">
            <summary className="flex items-center justify-between gap-6 py-5 md:py-6">
              <h3>{block.title}</h3>
              <Icon
                name="plus"
                className="size-6 flex-none text-accent-ink transition-transform duration-200 group-open:rotate-45"
              />
            </summary>
            <div className="max-w-[68ch] space-y-6 pb-9 text-ink-soft">
              <BlockDescription description={block.description} />
              <Specification specification={block.specification} />
            </div>
          </details>
        ))}
        <SourceNote rows={blocks.flatMap(({ specification }) => rowsOf(specification))} className="mt-5" />
      </div>
    </section>
  )
}

function BlockDescription({ description }: { description: string | string[] | null }) {
  if (!Array.isArray(description)) return description ? <p className="whitespace-pre-line">{description}</p> : null
  return (
    <ul className="list-[square] space-y-2 pl-5 marker:text-accent">
      {description.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

export function DescriptionAccordionSkeleton() {
  return (
    <div className={layout}>
      <Skeleton className="h-12 w-72 max-w-full" />
      <div className="border-t border-hairline">
        <Skeletons count={usualBlocks}>
          {(index) => (
            <div key={index} className="border-b border-hairline py-5 md:py-6">
              <Skeleton className="h-8 w-1/2" />
              {index === 0 && <Skeleton className="mt-6 mb-4 h-20 max-w-[68ch]" />}
            </div>
          )}
        </Skeletons>
      </div>
    </div>
  )
}

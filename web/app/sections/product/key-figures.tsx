import type { DescriptionBlock } from '@house/contract/entities'
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx'
import { OwnSource, SourceNote } from './source-note.tsx'
import { keyRows } from './specification.tsx'

const shownRows = 5
// Rows on narrow screens, one line of columns on wide ones.
const frame =
  'border-t border-hairline lg:grid lg:auto-cols-fr lg:grid-flow-col lg:divide-x lg:divide-hairline lg:border lg:bg-raised'
const pane =
  'grid grid-cols-[2fr_3fr] gap-4 border-b border-hairline py-3 text-body lg:block lg:border-b-0 lg:px-6 lg:py-5'

export function KeyFigures({ blocks }: { blocks: DescriptionBlock[] }) {
  const rows = keyRows(blocks, shownRows)
  if (rows.length === 0) return null
  return (
    <>
      <dl className={frame}>
        {rows.map(({ title, value, source }) => (
          <div key={title} className={pane}>
            <dt className="text-ink-soft">{title}</dt>
            <dd className="lg:mt-1.5 lg:text-base lg:leading-snug">
              {value}
              <OwnSource source={source} />
            </dd>
          </div>
        ))}
      </dl>
      <SourceNote rows={rows} className="mt-3" />
    </>
  )
}

export function KeyFiguresSkeleton() {
  return (
    <div className={frame}>
      <Skeletons count={shownRows}>
        {(index) => (
          <div key={index} className={pane}>
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-6 lg:mt-1.5 lg:h-12" />
          </div>
        )}
      </Skeletons>
    </div>
  )
}

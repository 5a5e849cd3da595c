import type { Product } from '@house/contract/entities'
import type { Service } from '@house/contract/limits'
import { EnquireButton } from '../../components/enquire-button.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { Html } from '../../ui/html.tsx'
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx'
import { ProjectButton } from './project-modal.tsx'
import { keyRows } from './specification.tsx'

const shownRows = 5
const row = 'grid grid-cols-[2fr_3fr] gap-4 border-b border-hairline py-3 text-[0.9375rem]'

export type FactsProps = Pick<Product, 'title' | 'description' | 'description_data'> & {
  /** What the list it stands in is called. */
  list: string | undefined
  service: Service
}

export function Facts({ title, description, description_data, list, service }: FactsProps) {
  const rows = keyRows(description_data, shownRows)
  return (
    <div>
      {list && <Html as="p" html={list} className="eyebrow" />}
      <Html as="h1" html={title} className="lg:text-[clamp(2.5rem,4.2vw,4rem)]" />
      <Html html={description} className="prose mt-6" />
      <div className="mt-8 flex flex-wrap gap-3">
        <EnquireButton
          service={service}
          label="Enquire about this product"
          className={`${buttonLook('filled')} flex-auto px-4!`}
        />
        <ProjectButton service={service} className={`${buttonLook('outlined')} flex-auto px-4!`} />
      </div>
      {rows.length > 0 && (
        <dl className="mt-10 border-t border-hairline">
          {rows.map(({ title, value }) => (
            <div key={title} className={row}>
              <dt className="text-ink-soft">{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

export function FactsSkeleton() {
  return (
    <div>
      <Skeleton className="mb-5 h-5 w-40" />
      <Skeleton className="h-[calc(var(--text-h1)*2)] max-w-md lg:h-[clamp(5rem,8.4vw,8rem)]" />
      <Skeleton className="mt-6 h-64 lg:h-56" />
      <div className="mt-8 flex flex-wrap gap-3">
        <Skeleton className="h-12 w-56 flex-auto" />
        <Skeleton className="h-12 w-52 flex-auto" />
      </div>
      <div className="mt-10 border-t border-hairline">
        <Skeletons count={shownRows}>
          {(index) => (
            <div key={index} className={row}>
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-6" />
            </div>
          )}
        </Skeletons>
      </div>
    </div>
  )
}

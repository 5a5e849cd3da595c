import type { Product } from '@house/contract/entities'
import { EnquireButton } from '../../enquiry/modal/enquire-button.tsx'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { Html } from '../../ui/html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProjectButton } from './project-modal.tsx'

// The actions align with the lower edge of the pictures.
const column = 'flex h-full flex-col'
const actions = 'mt-auto pt-8'
const buttons = 'flex flex-wrap gap-3 lg:border-t lg:border-hairline lg:pt-8'

export type FactsProps = Pick<Product, 'title' | 'description'> & {
  /** Title of the product list it belongs to. */
  list: string | undefined
  service: string
  /** The planner with this product; absent if it cannot draw it. */
  plannerUrl: string | undefined
}

export function Facts({ title, description, list, service, plannerUrl }: FactsProps) {
  return (
    <div className={column}>
      {list && <Html as="p" html={list} className="eyebrow" />}
      <Html as="h1" html={title} className="lg:text-[clamp(2.5rem,4.2vw,4rem)]" />
      <Html html={description} className="prose mt-6 xl:text-lead" />
      <div className={actions}>
        <div className={buttons}>
          <EnquireButton
            service={service}
            label="Enquire about this product"
            className={`${buttonClass('filled')} flex-auto px-4!`}
          />
          <ProjectButton service={service} className={`${buttonClass('outlined')} flex-auto px-4!`} />
          {plannerUrl && (
            <ButtonLink to={plannerUrl} variant="outlined" className="flex-auto px-4!">
              <Icon name="measure" /> Plan this window
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  )
}

export function FactsSkeleton() {
  return (
    <div className={column}>
      <Skeleton className="mb-5 h-5 w-40" />
      <Skeleton className="h-[calc(var(--text-h1)*2)] max-w-md lg:h-[clamp(5rem,8.4vw,8rem)]" />
      <Skeleton className="mt-6 h-64 lg:h-56" />
      <div className={actions}>
        <div className={buttons}>
          <Skeleton className="h-12 w-56 flex-auto" />
          <Skeleton className="h-12 w-52 flex-auto" />
        </div>
      </div>
    </div>
  )
}

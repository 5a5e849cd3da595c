import type { ReactNode } from 'react'
import { Html } from '../ui/html.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const columns = 'wrap grid gap-6 pt-section pb-10 lg:grid-cols-2 lg:items-end lg:gap-20 lg:pb-14'

export type ListHeadingProps = { title: string; text?: string; children?: ReactNode }

/** Title of a list with a sentence beside it, and what belongs below the sentence. */
export function ListHeading({ title, text = '', children }: ListHeadingProps) {
  return (
    <div className={columns}>
      <h2>{title}</h2>
      {(text || children) && (
        <div className="lg:justify-self-end">
          {text && <Html html={text} className="lead" />}
          {children}
        </div>
      )}
    </div>
  )
}

export function ListHeadingSkeleton({ title }: { title: string }) {
  return (
    <div className={columns}>
      <h2>{title}</h2>
      <Skeleton className="h-14 w-full max-w-lg lg:justify-self-end" />
    </div>
  )
}

import { Html } from '../ui/html.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const columns = 'wrap grid gap-6 pt-section pb-10 lg:grid-cols-2 lg:items-end lg:gap-20 lg:pb-14'

/** Title of a list with a sentence beside it. */
export function ListHeading({ title, text = '' }: { title: string; text?: string }) {
  return (
    <div className={columns}>
      <h2>{title}</h2>
      {text && <Html html={text} className="lead lg:justify-self-end" />}
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

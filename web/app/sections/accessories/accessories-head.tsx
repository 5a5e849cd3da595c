import { Breadcrumb, type BreadcrumbProps } from '../../components/breadcrumb.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The text is the same for every category, so it needs no skeleton. */
export function AccessoriesHead({ breadcrumb }: { breadcrumb: BreadcrumbProps | null }) {
  return (
    <header className="border-b border-hairline bg-stone">
      <div className="wrap pt-28 pb-10 md:pt-40 md:pb-14">
        <div className="mb-5">
          {breadcrumb ? <Breadcrumb {...breadcrumb} /> : <Skeleton className="my-1 h-5 w-56" />}
        </div>
        <h1>Accessories</h1>
        <p className="lead mt-5">
          The parts a hand touches and the parts nobody sees. They decide how a window closes on the first day, and
          after ten monsoons.
        </p>
      </div>
    </header>
  )
}

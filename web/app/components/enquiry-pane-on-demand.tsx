import { onDemand } from '../ui/on-demand.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'

/** The form of the modal, fetched when someone is about to open it. */
export const EnquiryPaneOnDemand = onDemand(
  () => import('./enquiry-pane.tsx').then(({ EnquiryPane }) => EnquiryPane),
  <div className="h-[40rem] max-h-full p-6 sm:px-10 sm:py-8">
    <Loading label="Loading the form" />
    <Skeleton className="h-full" />
  </div>,
)

import { onDemand } from '../ui/on-demand.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'

/** The form of the modal and what sends it, fetched when someone is about to open it. */
export const EnquiryPaneOnDemand = onDemand(
  async () => {
    const [{ EnquiryPane }] = await Promise.all([import('./enquiry-pane.tsx'), import('../data/enquiry-sender.ts')])
    return EnquiryPane
  },
  <div className="h-[40rem] max-h-full p-6 sm:px-10 sm:py-8">
    <Loading label="Loading the form" />
    <Skeleton className="h-full" />
  </div>,
)

import { lazyComponent } from '../../ui/lazy.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** The form of the modal, loaded when a visitor is about to open it. */
export const LazyEnquiryPanel = lazyComponent(
  async () => {
    const [{ EnquiryPanel }] = await Promise.all([import('./enquiry-panel.tsx'), import('../enquiry-submitter.ts')])
    return EnquiryPanel
  },
  <div className="h-[40rem] max-h-full p-6 sm:px-10 sm:py-8">
    <Loading label="Loading the form" />
    <Skeleton className="h-full" />
  </div>,
)

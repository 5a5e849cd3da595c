import { useSearchParams } from 'react-router'
import { useRoot } from '../../site-data/site-data.ts'
import { formatTime } from '../../ui/date-format.ts'

/** Says that the page shows a draft. Its links lead to the published site. */
export function PreviewBanner() {
  const { preview } = useRoot()
  const [search] = useSearchParams()
  if (!preview || !search.has('preview')) return null
  return (
    <p role="status" className="relative z-50 bg-accent-ink px-4 py-2 text-center text-sm text-raised">
      Preview of a draft. The link works until <time dateTime={preview}>{formatTime(preview)}</time>.
    </p>
  )
}

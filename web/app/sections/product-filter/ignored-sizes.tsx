import { ignoredSizes } from '@house/contract/products/filter'
import { useSearchParams } from 'react-router'

/** Names the sizes of the URL that could not be read, and says how to write them. */
export function IgnoredSizes({ className = '' }: { className?: string }) {
  const [params] = useSearchParams()
  const ignored = ignoredSizes((name) => params.get(name))
  if (ignored.length === 0) return null
  return (
    <p role="alert" className={className}>
      We left out {ignored.map((text) => `“${text}”`).join(' and ')}, which cannot be the size of an opening. Write
      1800, 180 cm, 1.8 m or 5'10".
    </p>
  )
}

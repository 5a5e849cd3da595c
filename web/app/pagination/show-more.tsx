import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'

export type ShowMoreProps = {
  isLoading: boolean
  hasMore: boolean
  canShowLess: boolean
  showMore: () => void
  showLess: () => void
}

/** 'Show More' while there is more, 'Loading...' while it loads, 'Show Less' at the end. */
export function ShowMore({ isLoading, hasMore, canShowLess, showMore, showLess }: ShowMoreProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isLoading) return
    // A disabled button loses focus; return it for keyboard users.
    return () => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    }
  }, [isLoading])
  if (!hasMore && !canShowLess) return null
  return (
    <p className="mt-14 text-center">
      {hasMore ? (
        <Button ref={button} variant="outlined" disabled={isLoading} onClick={showMore} className="min-w-40">
          {isLoading ? 'Loading...' : 'Show More'}
        </Button>
      ) : (
        <Button ref={button} variant="outlined" onClick={showLess} className="min-w-40">
          Show Less
        </Button>
      )}
    </p>
  )
}

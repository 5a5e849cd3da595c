import { backToTopAfterPx } from '@house/contract/ui-config'
import { useEffect, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

export function BackToTop() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const update = () => setIsShown(window.scrollY > backToTopAfterPx)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  if (!isShown) return null
  return (
    <button
      type="button"
      aria-label="Back to top"
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      className="fixed right-3 bottom-36 z-30 grid size-12 place-items-center rounded-frame border border-hairline bg-raised shadow-lg transition-colors hover:border-ink md:bottom-20 low:bottom-20"
    >
      <Icon name="up" />
    </button>
  )
}

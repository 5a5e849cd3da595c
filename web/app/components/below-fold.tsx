import { type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '../ui/when-idle.ts'

let isFirstLoad = true

export type BelowFoldProps = {
  /** Classes that set `--height` to the approximate height of the children. */
  height: string
  children: ReactNode
}

/**
 * Skips layout and paint of what is below the fold until the first page is idle. From then on heights are exact, which
 * scroll restoration after client-side navigation relies on.
 */
export function BelowFold({ height, children }: BelowFoldProps) {
  const [isDeferred, setIsDeferred] = useState(isFirstLoad)
  useEffect(
    () =>
      whenIdle(() => {
        isFirstLoad = false
        setIsDeferred(false)
      }),
    [],
  )
  return <div className={isDeferred ? `below-fold ${height}` : undefined}>{children}</div>
}

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useInView } from '../../ui/use-in-view.ts'

const fetchMap = () => import('./drawn-map.tsx').then(({ DrawnMap }) => DrawnMap)
type Drawing = Awaited<ReturnType<typeof fetchMap>>

const ServedMap = import.meta.env.SSR ? await fetchMap() : undefined

/** The server draws the map; its script is fetched when the map comes near, and until then the drawing stays as it came. */
export function DrawnMapWhenNear(props: ComponentProps<Drawing>) {
  const ref = useRef<HTMLDivElement>(null)
  const isNear = useInView(ref, { margin: '600px', isForGood: true })
  const [Fetched, setFetched] = useState<Drawing | undefined>(() => ServedMap)
  useEffect(() => {
    if (isNear)
      fetchMap().then(
        (map) => setFetched(() => map),
        () => {},
      )
  }, [isNear])
  if (Fetched)
    return (
      <div key="alive" className="absolute inset-0">
        <Fetched {...props} />
      </div>
    )
  return (
    <div
      key="served"
      ref={ref}
      className="absolute inset-0"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useInView } from '../../../browser/use-in-view.ts'

const fetchMap = () => import('./drawn-map.tsx').then(({ DrawnMap }) => DrawnMap)
type Drawing = Awaited<ReturnType<typeof fetchMap>>

/** Loaded when it comes near the viewport, because most visitors only use the form above it. */
export function LazyDrawnMap(props: ComponentProps<Drawing>) {
  const ref = useRef<HTMLDivElement>(null)
  const isNear = useInView(ref, { margin: '600px', once: true })
  const [Fetched, setFetched] = useState<Drawing>()
  useEffect(() => {
    if (isNear)
      fetchMap().then(
        (map) => setFetched(() => map),
        () => {},
      )
  }, [isNear])
  return (
    <div ref={ref} className="absolute inset-0">
      {Fetched && <Fetched {...props} />}
    </div>
  )
}

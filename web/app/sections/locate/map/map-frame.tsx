import { useEffect, useRef, useState } from 'react'
import { useInView } from '../../../browser/use-in-view.ts'
import { useIsReachable } from './use-is-reachable.ts'

export const frameName = 'office-map'

/** Google Maps, on top of our drawn map. Shown only when it is reachable; always loaded without JavaScript. */
export function MapFrame({ src }: { src: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const isNear = useInView(ref, { margin: '600px', once: true })
  const isReachable = useIsReachable(isNear)
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => setIsAlive(true), [])
  const isShown = isReachable || !isAlive
  return (
    <div
      ref={ref}
      className={`absolute inset-0 transition-opacity duration-500 ${isShown ? '' : 'pointer-events-none opacity-0'}`}
    >
      {/* A new iframe for each office: changing `src` would add entries to the browser history. */}
      <iframe
        key={src}
        name={frameName}
        title="Find us on google map"
        src={src}
        loading="lazy"
        referrerPolicy="no-referrer-when-downgrade"
        allowFullScreen
        tabIndex={isShown ? 0 : -1}
        className="size-full"
      />
    </div>
  )
}

import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'

/** Shows the whole picture; a tap zooms in, and scrolling pans. */
export function Magnifier({ src }: { src: string }) {
  const [isClose, setIsClose] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (isClose && box) box.scrollTo((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2)
  }, [isClose])
  return (
    <div className="relative min-h-0 flex-1 bg-stone">
      <div ref={ref} className="flex size-full overflow-auto overscroll-contain">
        <button
          type="button"
          aria-label={isClose ? 'Zoom out' : 'Zoom in'}
          onClick={() => setIsClose(!isClose)}
          className={`m-auto flex-none -outline-offset-4 ${isClose ? 'aspect-[3/2] w-[250%] cursor-zoom-out! lg:w-[180%]' : 'size-full cursor-zoom-in!'}`}
        >
          <Picture src={src} isMain isWhole sizes={isClose ? '250vw' : '100vw'} />
        </button>
      </div>
      <span className="pointer-events-none absolute right-4 bottom-4 grid size-11 place-items-center rounded-tile bg-raised">
        <Icon name={isClose ? 'zoomOut' : 'zoom'} />
      </span>
    </div>
  )
}

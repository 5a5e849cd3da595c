import { useState } from 'react'
import { isUnmodifiedClick } from '../../../browser/is-unmodified-click.ts'
import { Icon } from '../../../ui/icon.tsx'
import { lazyComponent } from '../../../ui/lazy.tsx'
import { isDrawing, Picture } from '../../../ui/picture.tsx'
import { Skeleton, Skeletons } from '../../../ui/skeleton.tsx'
import { useSnapTrack } from './use-snap-track.ts'

const Zoom = lazyComponent(() => import('./zoom.tsx').then(({ Zoom }) => Zoom))

// Stretches to the height of the facts beside it.
const box = 'flex h-full flex-col'
const mainBox = 'aspect-[4/3] grow'
const thumbs = 'mt-3 grid grid-cols-4 gap-3'
const thumbBox = 'block aspect-[4/3]'
const maxPictures = 4

export type GalleryProps = { title: string; pictures: string[] }

/** Swipe, thumbnails and zoom; without JavaScript, links to the pictures. */
export function Gallery({ title, pictures }: GalleryProps) {
  const { track, index, goTo } = useSnapTrack()
  const [zoomed, setZoomed] = useState<number | null>(null)
  return (
    <section aria-label={`Pictures: ${title}`} className={box}>
      <ul
        {...track}
        className={`relative flex snap-x snap-mandatory gap-2 overflow-x-auto scroll-smooth rounded-tile bg-stone [scrollbar-width:none] motion-reduce:scroll-auto ${mainBox}`}
      >
        {pictures.map((src, at) => (
          <li key={src} id={`picture-${at + 1}`} className="size-full flex-none snap-center">
            <a
              href={src}
              aria-haspopup="dialog"
              aria-label={`Enlarge picture ${at + 1} of ${pictures.length}`}
              onPointerEnter={Zoom.preload}
              onFocus={Zoom.preload}
              onClick={(event) => {
                if (!isUnmodifiedClick(event)) return
                event.preventDefault()
                setZoomed(at)
              }}
              className="group relative block size-full -outline-offset-4"
            >
              <Picture src={src} isMain={at === 0} isWhole={isDrawing(src)} sizes="(min-width: 1024px) 57vw, 100vw" />
              <span className="absolute right-4 bottom-4 grid size-11 place-items-center rounded-tile bg-raised transition-colors group-hover:bg-accent-ink group-hover:text-white">
                <Icon name="zoom" />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className={thumbs}>
          {pictures.map((src, at) => (
            <li key={src}>
              <a
                href={`#picture-${at + 1}`}
                aria-label={`Show picture ${at + 1} of ${pictures.length}`}
                aria-current={at === index}
                onClick={(event) => {
                  event.preventDefault()
                  goTo(at)
                }}
                className={`${thumbBox} relative overflow-hidden rounded-tile bg-stone after:absolute after:inset-0 after:rounded-tile after:border-2 after:border-transparent after:transition-colors hover:after:border-ink/40 aria-[current=true]:after:border-accent`}
              >
                <Picture src={src} alt="" isWhole={isDrawing(src)} sizes="(min-width: 1024px) 14vw, 25vw" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Zoom isNeeded={zoomed !== null} title={title} pictures={pictures} index={zoomed} onChange={setZoomed} />
    </section>
  )
}

export function GallerySkeleton() {
  return (
    <div className={box}>
      <Skeleton className={mainBox} />
      <div className={thumbs}>
        <Skeletons count={maxPictures}>{(index) => <Skeleton key={index} className={thumbBox} />}</Skeletons>
      </div>
    </div>
  )
}

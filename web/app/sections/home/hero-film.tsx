import type { PictureFacts } from '@house/contract/entities'
import { hasPortraitCrop, imageFormats, portraitCrop, portraitCropUrl } from '@house/contract/image-variants'
import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { savesData } from '../../browser/save-data.ts'
import { useInView } from '../../browser/use-in-view.ts'
import { useReducedMotion } from '../../browser/use-reduced-motion.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { Icon } from '../../ui/icon.tsx'
import { focalPointClass, MediaMetadata, Picture, toTenths } from '../../ui/picture.tsx'

export type HeroFilmProps = {
  poster: string
  mp4: string
  webm: string
  /** Position of the pause button. */
  buttonClassName: string
}

/** A muted film that starts once the page is idle. With reduced motion or Save-Data it stays a poster until the visitor presses Play. */
export function HeroFilm({ poster, mp4, webm, buttonClassName }: HeroFilmProps) {
  const box = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const facts = useContext(MediaMetadata)?.[poster]
  const [isVisible, setIsVisible] = useState(false)
  const { isPlaying, isFetched, toggle } = useFilm(box, video)
  return (
    <>
      <div ref={box} className="absolute inset-0 -z-10">
        <HeroPoster src={poster} />
        {isFetched && (
          <video
            ref={video}
            muted
            loop
            playsInline
            autoPlay
            aria-hidden
            tabIndex={-1}
            onPlaying={() => setIsVisible(true)}
            className={`focused absolute inset-0 size-full object-cover transition-opacity duration-500 ${focalPointClass(facts)} ${isVisible ? '' : 'opacity-0'}`}
          >
            {webm && <source src={webm} type="video/webm" />}
            {mp4 && <source src={mp4} type="video/mp4" />}
          </video>
        )}
      </div>
      <button
        type="button"
        aria-label={isPlaying ? 'Pause the film' : 'Play the film'}
        onClick={toggle}
        className={`absolute z-10 grid size-12 place-items-center rounded-full border border-white/70 bg-scrim/60 text-white transition-colors hover:bg-scrim/85 noscript:hidden ${buttonClassName}`}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
    </>
  )
}

export function HeroPoster({ src }: { src: string }) {
  const facts = useContext(MediaMetadata)?.[src]
  if (src === '') return null
  return (
    <Picture src={src} sizes="(min-width: 1024px) 100vw, 54vh" isMain>
      {facts && hasPortraitCrop(src, facts) && <PortraitSources src={src} {...facts} />}
    </Picture>
  )
}

/** Phones in portrait orientation load only the visible part of the poster. */
function PortraitSources({ src, focus }: { src: string } & PictureFacts) {
  return imageFormats.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      media="(max-width: 599px) and (orientation: portrait)"
      sizes="100vw"
      srcSet={`${portraitCropUrl(src, toTenths(focus[0]), format)} ${portraitCrop.width}w`}
    />
  ))
}

function useFilm(box: RefObject<HTMLElement | null>, video: RefObject<HTMLVideoElement | null>) {
  const isReduced = useReducedMotion()
  const isInView = useInView(box)
  const [isPlaying, setIsPlaying] = useState(false)
  const [isFetched, setIsFetched] = useState(false)
  useEffect(() => {
    if (isReduced || savesData()) return setIsPlaying(false)
    let isUnmounted = false
    whenIdle(() => !isUnmounted && setIsPlaying(true))
    return () => {
      isUnmounted = true
    }
  }, [isReduced])
  useEffect(() => {
    if (isPlaying) setIsFetched(true)
    if (isPlaying && isInView) video.current?.play().catch(onPlayError)
    else video.current?.pause()
    // The poster stays where autoplay is blocked. AbortError only means that a pause interrupted play().
    function onPlayError(error: DOMException) {
      if (error.name === 'NotAllowedError') setIsPlaying(false)
    }
  }, [video, isPlaying, isInView, isFetched])
  return { isPlaying, isFetched, toggle: () => setIsPlaying(!isPlaying) }
}

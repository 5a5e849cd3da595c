import type { PictureFacts } from '@house/contract/entities'
import { hasVariants, imageFormats, variantUrl, widthsOf } from '@house/contract/image-variants'
import { createContext, type ReactNode, useContext } from 'react'

/** Metadata of the pictures in an API reply, by URL. */
export const MediaMetadata = createContext<Record<string, PictureFacts> | undefined>(undefined)

export type PictureProps = {
  src: string
  /** Rendered width, as in the `sizes` attribute. */
  sizes: string
  /** Overrides the stored alt text; '' where the text beside the picture says the same. */
  alt?: string
  /** The page's LCP image: loaded eagerly with high priority. */
  isMain?: boolean
  /** `object-fit: contain` instead of `cover`. */
  isWhole?: boolean
  className?: string
  /** `<source>` elements before its own. */
  children?: ReactNode
}

/** Fills its container. Photographs are cropped around their focal point, drawings are shown uncropped. */
export function Picture({ src, sizes, alt, isMain = false, isWhole = false, className = '', children }: PictureProps) {
  const facts = useContext(MediaMetadata)?.[src]
  if (src === '') return <span className={`block size-full bg-stone ${className}`} />
  const widths = facts && hasVariants(src) ? widthsOf(facts.width) : []
  const isDrawn = isDrawing(src)
  return (
    <span className={`relative block size-full overflow-hidden ${isDrawn && !isWhole ? 'bg-stone' : ''} ${className}`}>
      {facts?.tone && !isDrawn && !isMain && !isWhole && <Tone colour={facts.tone} />}
      <picture className="contents">
        {children}
        {widths.length > 0 &&
          imageFormats.map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              sizes={cappedSizes(sizes)}
              srcSet={widths.map((width) => `${variantUrl(src, width, format)} ${width}w`).join(', ')}
            />
          ))}
        <img
          src={src}
          alt={alt ?? facts?.alt ?? ''}
          width={facts?.width}
          height={facts?.height}
          loading={isMain ? 'eager' : 'lazy'}
          fetchPriority={isMain ? 'high' : 'auto'}
          decoding={isMain ? 'sync' : 'async'}
          className={`relative size-full ${fitOf(isDrawn, isWhole, facts)}`}
        />
      </picture>
    </span>
  )
}

/** Colour placeholder until the picture has loaded. An SVG, because the CSP forbids style attributes. */
function Tone({ colour }: { colour: string }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}

/** Caps the device pixel ratio of phones at 2: no visible difference, half the bytes. */
function cappedSizes(sizes: string) {
  return `(max-width: 767px) and (min-resolution: 2.5dppx) calc(${sizes.split(',').at(-1)?.trim()} * 0.67), ${sizes}`
}

/** Drawings are recognised by their format: photographs are never stored as PNG. */
export function isDrawing(src: string) {
  return src.endsWith('.png')
}

function fitOf(isDrawn: boolean, isWhole: boolean, facts: PictureFacts | undefined) {
  if (isWhole) return 'object-contain'
  return isDrawn ? 'scale-[1.14] object-contain' : `focused object-cover ${focalPointClass(facts)}`
}

/** `object-position` classes for the focal point. */
export function focalPointClass(facts: PictureFacts | undefined) {
  if (!facts) return ''
  const [x, y] = facts.focus.map(toTenths)
  return `focus-x-${x} focus-y-${y}`
}

export function toTenths(share: number) {
  return Math.round(share * 10)
}

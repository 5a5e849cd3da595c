import type { PictureFacts } from '@house/contract/entities'
import { hasVariants, imageFormats, variantUrl, widthsOf } from '@house/contract/image-variants'
import { createContext, type ReactNode, useContext } from 'react'

/** Facts of the pictures named by the reply that this part of the screen shows. */
export const MediaMetadata = createContext<Record<string, PictureFacts> | undefined>(undefined)

export type PictureProps = {
  src: string
  /** The space it takes, as in an img's `sizes`. */
  sizes: string
  /** Overrides the stored alt text; '' where the text beside the picture says the same. */
  alt?: string
  /** The page's LCP image: loaded eagerly with high priority. */
  isMain?: boolean
  /** Nothing of it is cut off, at the price of empty ground beside it. */
  isWhole?: boolean
  className?: string
  /** Sources that go before its own. */
  children?: ReactNode
}

/** Fills its box. Photographs are cut around their focal point, drawings are shown whole on their own ground. */
export function Picture({ src, sizes, alt, isMain = false, isWhole = false, className = '', children }: PictureProps) {
  const facts = useContext(MediaMetadata)?.[src]
  if (src === '') return <span className={`block size-full bg-stone ${className}`} />
  const widths = facts && hasVariants(src) ? widthsOf(facts.width) : []
  const isDrawn = isDrawing(src)
  return (
    <picture
      className={`relative block size-full overflow-hidden ${isDrawn && !isWhole ? 'bg-stone' : ''} ${className}`}
    >
      {facts?.tone && !isDrawn && !isMain && !isWhole && <Tone colour={facts.tone} />}
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

/** A phone with three dots to a pixel is served as if it had two: the eye sees no difference, and it weighs half. */
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

/** Classes that keep the focal point in view, for whatever is cut as the picture is. */
export function focalPointClass(facts: PictureFacts | undefined) {
  if (!facts) return ''
  const [x, y] = facts.focus.map(toTenths)
  return `focus-x-${x} focus-y-${y}`
}

export function toTenths(share: number) {
  return Math.round(share * 10)
}

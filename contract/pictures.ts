import { pictureFormats, pictureWidths } from './limits.ts'

export type PictureFormat = (typeof pictureFormats)[number]

/** Address of a smaller, better compressed copy: /media/{hash}/{name}.jpg → /media/{hash}/{name}-640.avif */
export function variantUrl(url: string, width: number, format: PictureFormat) {
  return url.replace(/\.\w+$/, `-${width}.${format}`)
}

/** Width and height of what a phone held upright is given of a wide picture. */
export const upright = { width: 480, height: 854 } as const

/**
 * Address of an upright cut: /media/{hash}/{name}.jpg → /media/{hash}/{name}.x5-480.avif. Where it is cut is said in tenths, as in
 * an `object-position`; after a dot, because no name has one.
 */
export function uprightUrl(url: string, tenth: number, format: PictureFormat) {
  return url.replace(/\.\w+$/, `.x${tenth}-${upright.width}.${format}`)
}

/** Only of what is wide and large enough. */
export function hasUpright(url: string, { width, height }: { width: number; height: number }) {
  return hasVariants(url) && height >= upright.height && width > height
}

export function widthsOf(originalWidth: number): number[] {
  return pictureWidths.filter((width) => width <= originalWidth)
}

/** Only pictures made of pixels have variants; drawings and films are served as they are. */
export function hasVariants(url: string) {
  return /^\/media\/.*\.(jpg|png)$/.test(url)
}

export function readVariantName(file: string) {
  const [, name, tenth, digits, ending] = /^([a-z0-9][a-z0-9-]*)(?:\.x(10|\d))?-(\d{1,4})\.(\w+)$/.exec(file) ?? []
  const width = pictureWidths.find((each) => String(each) === digits)
  const format = pictureFormats.find((each) => each === ending)
  if (!name || !width || !format || (tenth && width !== upright.width)) return undefined
  return { name, width, format, cutAt: tenth === undefined ? undefined : Number(tenth) / 10 }
}

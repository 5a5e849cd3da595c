import { type PictureFormat, pictureFormats, pictureWidths } from './limits.ts'
import { upright } from './upright.ts'

/** Address of a smaller, better compressed copy: /media/{hash}/{name}.jpg → /media/{hash}/{name}-640.avif */
export function variantUrl(url: string, width: number, format: PictureFormat) {
  return url.replace(/\.\w+$/, `-${width}.${format}`)
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

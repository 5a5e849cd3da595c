import type { ImageFormat } from './image-variants.ts'

/** Width and height of the portrait crop of a wide photograph, for phones held upright. */
export const portraitCrop = { width: 480, height: 854 } as const

/**
 * URL of a portrait crop: /media/{hash}/{name}.jpg → /media/{hash}/{name}.x5-480.avif. The horizontal crop position is given in
 * tenths, like `object-position`. It follows a dot because image names contain none.
 */
export function portraitCropUrl(url: string, tenth: number, format: ImageFormat) {
  return url.replace(/\.\w+$/, `.x${tenth}-${portraitCrop.width}.${format}`)
}

/** Only photographs that are wide and large enough have a portrait crop. */
export function hasPortraitCrop(url: string, { width, height }: { width: number; height: number }) {
  return url.endsWith('.jpg') && height >= portraitCrop.height && width > height
}

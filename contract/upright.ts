import type { PictureFormat } from './limits.ts'

/** Width and height of what a phone held upright is given of a wide picture. */
export const upright = { width: 480, height: 854 } as const

/**
 * Address of an upright cut: /media/{hash}/{name}.jpg → /media/{hash}/{name}.x5-480.avif. Where it is cut is said in tenths, as in
 * an `object-position`; after a dot, because no name has one.
 */
export function uprightUrl(url: string, tenth: number, format: PictureFormat) {
  return url.replace(/\.\w+$/, `.x${tenth}-${upright.width}.${format}`)
}

/** Only of photographs that are wide and large enough. */
export function hasUpright(url: string, { width, height }: { width: number; height: number }) {
  return url.endsWith('.jpg') && height >= upright.height && width > height
}

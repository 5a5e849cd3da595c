/** Widths (px) every image is offered in, up to its original width. No other width is ever generated. */
export const imageWidths = [320, 480, 640, 800, 1000, 1200, 1600] as const
export const imageFormats = ['avif', 'webp'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** URL of a resized, re-encoded variant: /media/{hash}/{name}.jpg → /media/{hash}/{name}-640.avif */
export function variantUrl(url: string, width: number, format: ImageFormat) {
  return url.replace(/\.\w+$/, `-${width}.${format}`)
}

export function widthsOf(originalWidth: number): number[] {
  return imageWidths.filter((width) => width <= originalWidth)
}

/** Only raster images have variants; drawings and films are served as they are. */
export function hasVariants(url: string) {
  return /^\/media\/.*\.(jpg|png)$/.test(url)
}

export function parseVariantName(file: string) {
  const [, name, tenth, digits, extension] = /^([a-z0-9][a-z0-9-]*)(?:\.x(10|\d))?-(\d{1,4})\.(\w+)$/.exec(file) ?? []
  const width = imageWidths.find((each) => String(each) === digits)
  const format = imageFormats.find((each) => each === extension)
  if (!name || !width || !format || (tenth && width !== portraitCrop.width)) return undefined
  return { name, width, format, cropAt: tenth === undefined ? undefined : Number(tenth) / 10 }
}

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

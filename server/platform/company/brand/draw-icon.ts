import satori from 'satori'
import sharp from 'sharp'
import type { DrawnBrand } from './drawn-brand.ts'
import { rasterise } from './rasterise.ts'
import { box, satoriFonts } from './satori.ts'

export type IconOptions = {
  size: number
  /** Phones cut a circle or a rounded square out of it. */
  isMaskable: boolean
  /** Stands in for a missing icon. */
  initial: string
}

/** A transparent icon keeps this share of a maskable one, whose edges are cut off. */
const safeShare = 0.72

/** A square PNG of the company's icon, or of its initial. */
export async function drawIcon(
  icon: Uint8Array | undefined,
  brand: DrawnBrand,
  options: IconOptions,
): Promise<Uint8Array> {
  const { size, isMaskable } = options
  if (!icon)
    return sharp(Buffer.from(await drawInitial(brand, options)))
      .png()
      .toBuffer()
  const full = await rasterise(icon, { width: size, height: size })
  const isOpaque = (await sharp(full).stats()).isOpaque
  const side = isMaskable && !isOpaque ? Math.round(size * safeShare) : size
  const inset = await rasterise(icon, { width: side, height: side })
  const background = isMaskable ? '#ffffff' : { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: inset, gravity: 'centre' }])
    .png()
    .toBuffer()
}

async function drawInitial({ palette, fonts }: DrawnBrand, { size, initial }: IconOptions) {
  const square = { width: size, height: size, alignItems: 'center', justifyContent: 'center' }
  const fontSize = size * 0.8
  const letter = box(
    { ...square, backgroundColor: palette.night, color: '#ffffff', fontFamily: 'Heading', fontSize, lineHeight: 1 },
    initial,
  )
  return satori(letter as never, { width: size, height: size, fonts: satoriFonts(fonts) })
}

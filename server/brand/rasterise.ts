import sharp from 'sharp'

/** A logo or an icon as PNG, as large as the box allows. Runs in the worker process. */
export async function rasterise(picture: Uint8Array, box: { width: number; height: number }): Promise<Buffer> {
  const { width, height, format } = await sharp(picture).metadata()
  const scale = Math.min(box.width / width, box.height / height)
  // An SVG is drawn at its final size; pixels are not enlarged.
  const density = Math.min(Math.max(72 * scale, 1), 20_000)
  return sharp(picture, format === 'svg' ? { density } : {})
    .resize({
      ...{ width: Math.round(box.width), height: Math.round(box.height), fit: 'inside' },
      withoutEnlargement: format !== 'svg',
    })
    .png()
    .toBuffer()
}

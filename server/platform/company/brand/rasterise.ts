import sharp from 'sharp'

/** A logo or an icon as PNG, as large as the box allows. Runs in the worker process. */
export async function rasterise(picture: Uint8Array, box: { width: number; height: number }): Promise<Buffer> {
  const { width, height, format } = await sharp(picture).metadata()
  const scale = Math.min(box.width / width, box.height / height)
  // An SVG is drawn at its final size; pixels are not enlarged.
  const density = Math.min(Math.max(72 * scale, 1), 20_000)
  return sharp(picture, format === 'svg' ? { density } : {})
    .resize({
      width: Math.round(box.width),
      height: Math.round(box.height),
      fit: 'inside',
      withoutEnlargement: format !== 'svg',
    })
    .png()
    .toBuffer()
}

/** Icons, PDFs and link previews draw it again and again, before the pictures of the site. */
const maxDrawingMs = 2000

/** Whether a logo or an icon can be drawn, and soon. */
export async function drawsInTime(picture: Uint8Array, maxMs = maxDrawingMs): Promise<boolean> {
  const start = process.cpuUsage()
  try {
    await rasterise(picture, { width: 512, height: 512 })
  } catch {
    return false
  }
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 <= maxMs
}

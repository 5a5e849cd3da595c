import { rasterise } from '../company/brand/rasterise.ts'
import type { Sheet } from './sheet.ts'

type Box = { width: number; height: number }

/** The company's logo, as large as the box allows. */
export async function drawLogo(sheet: Sheet, logo: Uint8Array, x: number, y: number, { width, height }: Box) {
  const sharpness = 4
  const picture = await rasterise(logo, { width: width * sharpness, height: height * sharpness })
  sheet.image(Buffer.from(picture), x, y, { fit: [width, height] })
}

/** The demonstration's mark. */
export function drawArch(sheet: Sheet, x: number, y: number, stroke: string, lines: { outer: number; inner: number }) {
  sheet.save().translate(x, y).lineWidth(lines.outer).strokeColor(stroke)
  sheet.path('M1 37V15C1 8 7 6 15 1c8 5 14 7 14 14v22z').stroke()
  sheet.lineWidth(lines.inner).path('M15 1v36M1 15h28M8 15v22M22 15v22M1 26h28').stroke()
  sheet.restore()
}

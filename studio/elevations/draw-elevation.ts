import { drawDesign } from '@house/fenestration/drawing/draw-design'
import { group, rect, round, svgDocument } from '@house/fenestration/drawing/svg'
import type { ProductSeed } from '../../content/types.ts'
import { drawDimensions } from './elements/dimensions.ts'
import { drawFrameless } from './elements/frameless.ts'
import { linearAcross } from './elements/metal.ts'
import { colours } from './finishes.ts'
import { framedDesign } from './framed-design.ts'
import { hasBalusters } from './kinds.ts'
import { plate } from './plate.ts'
import { type Scene, sceneOf } from './scene.ts'
import { settingOfProduct } from './setting-of-product.ts'

/** The elevation drawing of one product as SVG, 1600 × 1067. */
export function drawElevation(product: ProductSeed): string {
  const scene = sceneOf(product.elevation, settingOfProduct(product))
  const drawn = scene.layout.frameless ? drawFrameless(scene).join('') : drawFramed(scene, product)
  return svgDocument(
    scene.sheet,
    plate.width,
    plate.height,
    [
      rect(0, 0, plate.width, plate.height, { fill: colours.ground }),
      drawFloor(scene),
      drawn,
      drawDimensions(scene.layout, product.elevation),
    ].join(''),
  )
}

function drawFramed({ layout: { scale, box } }: Scene, product: ProductSeed) {
  const { design, catalogue } = framedDesign(product, settingOfProduct(product))
  const glass = hasBalusters(product.elevation) ? 'clear' : 'sky'
  const { svg, origin } = drawDesign(design, catalogue, { scale, glass, idPrefix: 'design-' })
  return group([svg], { transform: `translate(${round(box.left - origin[0])} ${round(box.top - origin[1])})` })
}

function drawFloor({ sheet, layout }: Scene) {
  if (!layout.standsOnFloor) return ''
  const { left, right, bottom } = layout.box
  const band = { left: left - 150, right: right + 150, top: bottom, bottom: bottom + 2 }
  const fade = linearAcross(sheet, band, true, [
    [0, colours.softInk, 0],
    [0.12, colours.softInk, 0.9],
    [0.88, colours.softInk, 0.9],
    [1, colours.softInk, 0],
  ])
  return rect(band.left, bottom, band.right - band.left, 1.8, { fill: fade })
}

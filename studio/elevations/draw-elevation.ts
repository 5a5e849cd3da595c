import { partsOf } from '@house/fenestration/design/planner-parts'
import { drawDesignTree } from '@house/fenestration/drawing/draw-design'
import { group, rect, round, svgDocument, svgText } from '@house/fenestration/drawing/svg'
import { boxPolygon, type Point } from '@house/fenestration/layout/geometry'
import { layOutDesign } from '@house/fenestration/layout/lay-out-design'
import type { Layout } from '@house/fenestration/layout/layout'
import type { ProductSeed } from '../../demo/types.ts'
import { clipTo } from './definitions.ts'
import { drawDimensions } from './elements/dimensions.ts'
import { drawFrameless } from './elements/frameless.ts'
import { drawShadow, linearAcross } from './elements/metal.ts'
import { colours } from './finishes.ts'
import { framedDesign } from './framed-design.ts'
import { hasBalusters } from './kinds.ts'
import { plate } from './plate.ts'
import { type Scene, sceneOf } from './scene.ts'
import { settingOfProduct } from './setting-of-product.ts'

/** The elevation drawing of one product as SVG, 1600 × 1067. */
export function drawElevation(product: ProductSeed): string {
  const scene = sceneOf(product.elevation, settingOfProduct(product))
  const drawn = scene.layout.frameless ? drawFrameless(scene) : drawFramed(scene, product)
  return svgText(
    svgDocument(scene.sheet, plate.width, plate.height, [
      rect(0, 0, plate.width, plate.height, { fill: colours.ground }),
      drawFloor(scene),
      drawn,
      drawDimensions(scene.layout, product.elevation),
    ]),
  )
}

function drawFramed(scene: Scene, product: ProductSeed) {
  const { scale, box } = scene.layout
  const { design, catalogue } = framedDesign(product, settingOfProduct(product))
  const isOpen = scene.layout.railing && hasBalusters(product.elevation)
  const { root, origin } = drawDesignTree(design, catalogue, {
    scale,
    glass: isOpen ? 'clear' : 'sky',
    idPrefix: 'design-',
  })
  return [
    isOpen ? '' : drawCast(scene, layOutDesign(design, partsOf(design, catalogue).system, catalogue)),
    group([root], { transform: `translate(${round(box.left - origin[0])} ${round(box.top - origin[1])})` }),
  ]
}

/** The drop shadow on the wall, clipped at the floor. */
function drawCast({ sheet, layout: { scale, box, standsOnFloor } }: Scene, { outline }: Layout) {
  const shape = outline.map(([x, y]): Point => [box.left + x * scale, box.top + y * scale])
  const shadow = drawShadow(sheet, shape, 16, [6, standsOnFloor ? 6 : 14], 0.2)
  if (!standsOnFloor) return shadow
  const wall = boxPolygon({ left: 0, top: 0, right: plate.width, bottom: box.bottom })
  return group([shadow], { 'clip-path': clipTo(sheet, wall) })
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

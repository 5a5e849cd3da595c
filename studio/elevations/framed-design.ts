import type { Design, DesignCell } from '@house/contract/plans/design'
import type { Handle } from '@house/contract/plans/design-options'
import type { PlannerParts, System } from '@house/contract/plans/planner-parts'
import { slides } from '@house/fenestration/design/opening'
import { plannerCatalogue } from '../../demo/planner/catalogue.ts'
import { colourOf, designOfProduct, rowsOf } from '../../demo/planner/product-designs.ts'
import type { ProductSeed } from '../../demo/types.ts'
import { profileOf } from './profiles.ts'
import { type Setting, standsOnFloor } from './setting-of-product.ts'

const sample = 'Only for pictures'
const anySillHeight = 900

/** What a framed product is drawn from: its design in the planner, or one made up for a partition, shower or skylight. */
export function framedDesign(product: ProductSeed, setting: Setting): { design: Design; catalogue: PlannerParts } {
  const design = designOfProduct(product)
  if (design) return { design, catalogue: plannerCatalogue }
  const { elevation } = product
  const colour = colourOf[elevation.finish]
  const cells = elevation.rows.flatMap((row) => row.cells)
  return {
    design: {
      v: 1,
      system: 'picture',
      measured: 'frame',
      width: elevation.width,
      height: elevation.height,
      shape: elevation.shape,
      rows: rowsOf(elevation, setting.swing ?? 'in'),
      colour: { inside: colour, outside: colour },
      glass: '6-toughened',
      mesh: null,
      grille: null,
      handle: handleOf(cells),
      sill: null,
      sill_height: standsOnFloor(elevation, setting) ? 0 : anySillHeight,
      quantity: 1,
      room: '',
      name: '',
    },
    catalogue: { ...plannerCatalogue, systems: [pictureSystem(product, setting)] },
  }
}

function handleOf(cells: Pick<DesignCell, 'opens' | 'fill'>[]): Handle {
  if (cells.some(slides)) return 'flush-pull'
  return cells.some(({ opens, fill }) => opens !== 'fixed' && fill === 'timber') ? 'bar-pull' : 'lever'
}

function pictureSystem({ elevation }: ProductSeed, setting: Setting): System {
  const { frame, sash, mullion } = profileOf(elevation.finish, setting.profile)
  const [like] = plannerCatalogue.systems
  if (!like) throw new Error('The catalogue has no system')
  const face = (value: number) => ({ value, source: sample })
  return {
    ...like,
    key: 'picture',
    faces: { frame: face(frame), sash: face(sash), mullion: face(mullion), overlap: face(12), interlock: face(sash) },
  }
}

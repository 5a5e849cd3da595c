import type { Design } from '@house/contract/plans/design'

type Size = { width: number; height: number }

const usualScales = [10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 150]

/** The largest usual scale, 1 : n, at which every frame fits a box. `unitsPerMillimetre` are points or pixels, as the box has. */
export function commonScale(
  designs: Pick<Design, 'width' | 'height'>[],
  box: Size,
  unitsPerMillimetre: number,
  scales = usualScales,
) {
  const width = Math.max(...designs.map((design) => design.width)) * unitsPerMillimetre
  const height = Math.max(...designs.map((design) => design.height)) * unitsPerMillimetre
  const fits = (scale: number) => width / scale <= box.width && height / scale <= box.height
  return scales.find(fits) ?? Math.ceil(Math.max(width / box.width, height / box.height))
}

export type Point = [longitude: number, latitude: number]

/** SVG path data in hundredths of a degree, with y downwards. Rings smaller than `smallest` square degrees are left out. */
export function outlineOf(rings: Point[][], smallest: number) {
  const sorted = rings.toSorted((a, b) => areaOf(b) - areaOf(a))
  // A union territory of islands has at least its largest one.
  return sorted
    .filter((ring, index) => index === 0 || areaOf(ring) >= smallest)
    .map(ringOutline)
    .join('')
}

/** In square degrees. */
function areaOf(ring: Point[]) {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(doubled) / 2
}

function ringOutline(ring: Point[]) {
  const points = ring.slice(0, -1).map(([x, y]) => [Math.round(x * 100), Math.round(-y * 100)] as const)
  const [first = [0, 0]] = points
  const steps = points.slice(1).map(([x, y], index) => {
    const [fromX = 0, fromY = 0] = points[index] ?? []
    return `${x - fromX} ${y - fromY}`
  })
  // A minus sign separates numbers as well as a space does.
  return `M${first.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-')
}

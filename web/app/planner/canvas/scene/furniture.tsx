import type { Placement } from '../placement.ts'
import type { Size } from '../use-element-size.ts'

/** Millimetres. */
const bench = { shortest: 900, longest: 1500, height: 420, withCushions: 620 }
const lampHeight = 1500
const margin = 20
/** Around the frame, for the sizes of its parts: the heights at its side are wider than the widths below are high. */
const roomForDimensions = { below: 64, beside: 90 }
const roomForLamp = 54

type BenchAt = { x: number; length: number }

/** Where there is room for a whole bench, below the opening or beside it, and for a lamp. */
export function placeFurniture(placement: Placement, canvas: Size): { benchAt: BenchAt | null; lampAt: number | null } {
  const { left, top, width, height, scale, floor, isNarrow } = placement
  const beside = left + width + roomForDimensions.beside
  const free = canvas.width - margin - beside
  if (isNarrow) return { benchAt: null, lampAt: null }
  const isLow = floor - (top + height) - roomForDimensions.below >= bench.withCushions * scale
  const [shortest, longest] = [bench.shortest * scale, bench.longest * scale]
  const below = Math.min(longest, Math.max(shortest, width * 0.48))
  const lampAt =
    free > roomForLamp && lampHeight * scale < floor - margin ? canvas.width - margin - Math.min(60, free / 2) : null
  if (isLow && below <= width) return { benchAt: { x: left, length: below }, lampAt }
  return { benchAt: free >= shortest ? { x: beside, length: Math.min(longest, free) } : null, lampAt }
}

/** A low bench with a pad and two cushions. */
export function Bench({ x, length, floor, scale }: BenchAt & { floor: number; scale: number }) {
  const y = floor + 4
  const seat = y - bench.height * scale
  const [pad, board] = [95 * scale, 42 * scale]
  const legs = seat + pad + board
  return (
    <g className="planner-bench">
      <ellipse cx={x + length / 2} cy={y} rx={length / 2 + 6} ry={4} className="is-shadow" />
      {[x + length * 0.07, x + length * 0.93 - 5].map((leg, index) => (
        <path key={leg} d={`M${leg} ${legs}h5l${index ? 2 : -2} ${y - legs}h-3z`} fill="var(--oak-legs)" />
      ))}
      <Cushion
        x={x + length * 0.06}
        seat={seat}
        width={262 * scale}
        height={222 * scale}
        turn={-3}
        fill="var(--rose)"
      />
      <Cushion x={x + length * 0.27} seat={seat} width={214 * scale} height={180 * scale} turn={6} fill="var(--sage)" />
      <rect
        x={x + 2}
        y={seat}
        width={length - 4}
        height={pad + 2}
        rx={4}
        fill="var(--linen)"
        stroke="var(--linen-edge)"
      />
      <rect x={x} y={seat + pad} width={length} height={board} rx={1} fill="var(--oak)" stroke="var(--oak-edge)" />
    </g>
  )
}

type CushionProps = { x: number; seat: number; width: number; height: number; turn: number; fill: string }

function Cushion({ x, seat, width, height, turn, fill }: CushionProps) {
  const side = `q${width * 0.02} ${-height * 0.5} ${-width * 0.01} ${-height}`
  const top = `q${width * 0.5} ${height * 0.06} ${width * 1.02} 0`
  return (
    <path
      d={`M${x} ${seat + 2}${side}${top}q${-width * 0.045} ${height * 0.5} ${-width * 0.01} ${height}z`}
      fill={fill}
      stroke="var(--seam)"
      transform={`rotate(${turn} ${x + width / 2} ${seat})`}
    />
  )
}

/** A standard lamp, and its light on the wall by night. */
export function Lamp({ x, floor, scale, isLit }: { x: number; floor: number; scale: number; isLit: boolean }) {
  const y = floor + 4
  const top = y - lampHeight * scale
  const shade = { height: 230 * scale, upper: 75 * scale, lower: 115 * scale }
  return (
    <g>
      {isLit && (
        <>
          <radialGradient id="planner-lamp-light">
            <stop offset="0" stopColor="var(--lamp-light)" stopOpacity="0.75" />
            <stop offset="0.45" stopColor="var(--lamp-glow)" stopOpacity="0.22" />
            <stop offset="1" stopColor="var(--lamp-glow)" stopOpacity="0" />
          </radialGradient>
          <circle cx={x} cy={top + shade.height} r={620 * scale} fill="url(#planner-lamp-light)" />
        </>
      )}
      <path d={`M${x - 1.5} ${top + shade.height}h3V${y}h-3z`} fill="var(--lamp-stand)" />
      <path d={`M${x - 80 * scale} ${y}h${160 * scale}l-4 -4h${-160 * scale + 8}z`} fill="var(--lamp-stand)" />
      <path
        d={`M${x - shade.upper} ${top}h${shade.upper * 2}l${shade.lower - shade.upper} ${shade.height}h${-shade.lower * 2}z`}
        fill={isLit ? 'var(--lamp-shade-lit)' : 'var(--lamp-shade)'}
        stroke={isLit ? 'none' : 'var(--lamp-shade-edge)'}
      />
    </g>
  )
}

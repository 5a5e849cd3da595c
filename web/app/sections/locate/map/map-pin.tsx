import type { Spot } from '@house/contract/map/projection'

export type MapPinProps = { spot: Spot; title: string; note?: string; isChosen: boolean; isNameLeft?: boolean }

export function MapPin({ spot: { x, y }, title, note, isChosen, isNameLeft = false }: MapPinProps) {
  const side = isNameLeft ? ({ x: -17, textAnchor: 'end' } as const) : { x: 17 }
  return (
    <g transform={`translate(${x} ${y})`}>
      {isChosen && <circle r="17" className="fill-accent/20" />}
      <path
        d="M0 0C-6 -8 -10 -12 -10 -18A10 10 0 0 1 10 -18C10 -12 6 -8 0 0Z"
        className={isChosen ? 'fill-accent-ink stroke-white' : 'fill-ink stroke-white'}
        strokeWidth="1.5"
      />
      <circle cy="-18" r="3.2" className="fill-white" />
      <text {...side} y={note ? -16 : -9} className="fill-ink font-display text-[27px] sm:text-[24px]" {...halo}>
        {title}
      </text>
      {note && (
        <text {...side} y="8" className="fill-ink-soft text-[21px] sm:text-[15px]" {...halo}>
          {note}
        </text>
      )}
    </g>
  )
}

/** Keeps text readable where it crosses a line. */
export const halo = {
  stroke: 'var(--color-stone)',
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const

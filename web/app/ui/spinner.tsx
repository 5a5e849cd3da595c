const panes = [
  { x: 3.5, y: 3.5, delay: '' },
  { x: 23.5, y: 3.5, delay: '[animation-delay:-1.35s]' },
  { x: 23.5, y: 23.5, delay: '[animation-delay:-0.9s]' },
  { x: 3.5, y: 23.5, delay: '[animation-delay:-0.45s]' },
]

/** A window whose four panes light up one after the other. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <span role="status" className="grid place-items-center">
      <svg aria-hidden viewBox="0 0 40 40" className="size-14">
        <path d="M.5.5h39v39H.5zM20 .5v39M.5 20h39" fill="none" className="stroke-ink-soft/50" />
        {panes.map(({ x, y, delay }) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width="13"
            height="13"
            className={`animate-[pane_1.8s_ease-in-out_infinite] fill-accent ${delay}`}
          />
        ))}
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  )
}

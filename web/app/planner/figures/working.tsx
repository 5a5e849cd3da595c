import type { Figure } from '@house/fenestration/figures/figure'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { iconButton } from '../class-names.ts'

type WorkingProps = {
  title: string
  /** The value with its unit. */
  result: ReactNode
  /** What it means, for someone who does not know the formula. */
  meaning: string
  figure: Figure
  /** What the scale and the words below the figure compare it with. */
  comparedWith: string[]
  /** One way to better it. */
  children: ReactNode
  onClose: () => void
}

/** Above the figures; on a phone above the bar at the bottom. */
export const workingPanel =
  'absolute bottom-[calc(100%+8px)] z-6 grid w-[min(460px,92vw)] gap-2 rounded-tile border border-hairline bg-raised p-5 shadow-panel stacked:fixed stacked:inset-x-0 stacked:bottom-(--bar-height) stacked:max-h-[60dvh] stacked:w-auto stacked:overflow-y-auto'

/** A figure in words, then its inputs with their sources, formula, confidence and limits. */
export function Working({ title, result, meaning, figure, comparedWith, children, onClose }: WorkingProps) {
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from any of its controls
    <div className={`${workingPanel} left-0`} onKeyDown={onKeyDown}>
      <h3 className="pr-10 text-figure text-ink">{title}</h3>
      <p>
        <b>{result}.</b> {figure.missing ?? meaning}
      </p>
      {children}
      <button
        ref={close}
        type="button"
        aria-label="Close"
        className={`${iconButton} absolute top-1.5 right-1.5`}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      <table className="w-full text-label">
        <caption className="sr-only">Inputs of {title}</caption>
        <tbody>
          {figure.lines.map(({ label, value, unit, source }) => (
            <tr key={label} className="border-t border-hairline align-top *:py-1.5 *:pr-2">
              <th scope="row" className="text-left font-semibold text-ink">
                {label}
              </th>
              <td>{value === null ? 'not known' : `${value} ${unit}`}</td>
              <td>{source}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <b>Formula.</b> {figure.formula}
      </p>
      {comparedWith.length > 0 && (
        <p>
          <b>Compared with.</b> {comparedWith.join('; ')}.
        </p>
      )}
      <p>
        <b>Confidence.</b> {figure.confidence}.
      </p>
      <p>
        <b>Not counted.</b> {figure.limitation}
      </p>
    </div>
  )
}

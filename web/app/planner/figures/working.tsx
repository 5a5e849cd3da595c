import type { Figure } from '@house/fenestration/figures/figure'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'

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
    <div className="planner-working" onKeyDown={onKeyDown}>
      <h3>{title}</h3>
      <p>
        <b>{result}.</b> {figure.missing ?? meaning}
      </p>
      {children}
      <button ref={close} type="button" aria-label="Close" className="planner-close" onClick={onClose}>
        <Icon name="close" />
      </button>
      <table>
        <caption className="sr-only">Inputs of {title}</caption>
        <tbody>
          {figure.lines.map(({ label, value, unit, source }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
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

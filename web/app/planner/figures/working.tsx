import type { Figure } from '@house/fenestration/figures/figure'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** Formula, inputs with their sources, confidence and limits of a figure. */
export function Working({ title, figure, onClose }: { title: string; figure: Figure; onClose: () => void }) {
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
      <button ref={close} type="button" aria-label="Close" className="planner-close" onClick={onClose}>
        <Icon name="close" />
      </button>
      <p>{figure.formula}</p>
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
        <b>Confidence.</b> {figure.confidence}.
      </p>
      <p>
        <b>Not counted.</b> {figure.limitation}
      </p>
    </div>
  )
}

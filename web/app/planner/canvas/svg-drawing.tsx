import type { SvgElement } from '@house/fenestration/drawing/svg'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { updateSvg } from './update-svg.ts'

type SvgDrawingProps = { root: SvgElement; label: string; style: CSSProperties }

/** The drawing of the opening in view, which changes in place while a joint moves. */
export function SvgDrawing({ root, label, style }: SvgDrawingProps) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef<SvgElement>(null)
  useLayoutEffect(() => {
    if (ref.current) updateSvg(ref.current, shown.current, root)
    shown.current = root
  }, [root])
  return <div ref={ref} role="img" aria-label={label} className="planner-drawing" style={style} />
}

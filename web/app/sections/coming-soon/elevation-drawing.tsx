/** A window as the trade draws it: two leaves below a fixed light, with lines that meet at their hinges. Decoration. */
export function ElevationDrawing({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 300 400" fill="none" stroke="currentColor" strokeWidth="1.2" className={className}>
      <path d="M1 1h298v398H1zM11 11h278v378H11zM11 121h278M11 131h278M150 131v258" />
      <path d="M25 25h250v82H25zM25 145h111v230H25zM164 145h111v230H164z" strokeWidth=".7" />
      <path d="M136 145L25 260l111 115M164 145l111 115-111 115" strokeWidth=".7" strokeDasharray="7 5" />
      <path d="M129 250v24M171 250v24" strokeWidth="2.4" className="text-accent" stroke="currentColor" />
    </svg>
  )
}

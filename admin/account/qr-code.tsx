import { encode } from 'uqr'

const side = 200

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={side} height={side} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#FFFFFF" />
      <path d={dark.join('')} fill="#14181C" shapeRendering="crispEdges" />
    </svg>
  )
}

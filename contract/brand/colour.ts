/** Colours are texts like #e8590c, in lower case. */
const hexColour = /^#[0-9a-f]{6}$/

export function isHexColour(text: string) {
  return hexColour.test(text)
}

/** `#FC0`, `fc0` and `FFCC00` are all #ffcc00; any other text is returned as it is. */
export function normaliseColour(text: string) {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replace(/./g, '$&$&')}`
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : text
}

/** A mix of two colours; `share` is that of the second. */
export function mix(one: string, other: string, share: number) {
  const others = channelsOf(other)
  const mixed = channelsOf(one).map((value, index) => Math.round(value + ((others[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string) {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The relative luminance of WCAG 2, from 0 to 1. */
export function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channelsOf(colour: string) {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

/** Repeatable 0..1, so that a plate is the same each time it is drawn. */
export function noise(seed: number) {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453
  return value - Math.floor(value)
}

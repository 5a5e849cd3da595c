/** Deterministic pseudo-random number 0..1, so that drawings are reproducible. */
export function noise(seed: number) {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453
  return value - Math.floor(value)
}

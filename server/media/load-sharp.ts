/** Loaded on demand: costs 25 MB of memory and 50 ms of startup time. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  return sharp
}

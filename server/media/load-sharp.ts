/** 25 MB of memory and a twentieth of a second at the start: it comes with the first picture that there is work on. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  return sharp
}

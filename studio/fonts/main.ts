import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/** The letters, figures and signs of nearly all English text, so that a first visit waits for less. What else is written comes from the whole fonts. */
const common = `${ascii()}\u00a0©°²³·½×–—‘’“”…`

const fonts = {
  'instrument-sans.woff2': '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  'instrument-serif.woff2': '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
  'instrument-serif-italic.woff2': '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2',
}

for (const [name, source] of Object.entries(fonts)) {
  const whole = await readFile(new URL(import.meta.resolve(source)))
  const part = await subsetFont(whole, common, { targetFormat: 'woff2' })
  await writeFile(new URL(`../../web/app/fonts/${name}`, import.meta.url), part)
  console.log(`${name}: ${part.length} of ${whole.length} bytes`)
}

function ascii() {
  return Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('')
}

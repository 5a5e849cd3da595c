import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { withKerningOf } from './merge-kerning.ts'

/** Characters of nearly all English text, for a small first download. Rare characters come from the complete fonts. */
const common = `${ascii().replace(/[#$<>[\\\]^_\x60{|}~]/g, '')}\u00a0©°·½×–—‘’“”…`

/** Removes hinting, a third of the size, which modern screens do not need. */
const subsetOptions = { noHinting: true, keepFeatures: ['kern', 'liga'] }

const serif = '@fontsource/instrument-serif/files/instrument-serif-latin-400'
await write('instrument-serif.woff2', await original(`${serif}-normal.woff2`))
await write('instrument-serif-italic.woff2', await original(`${serif}-italic.woff2`))

const sans = await original('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')
const medium = await commonOf(sans, { wght: 500 })
await write('instrument-sans.woff2', withKerningOf(medium, await commonOf(sans)))

// Signs that our fonts do not have, from one that has the same cap height.
const noto = '@fontsource/noto-sans/files/noto-sans'
await write('noto-superscripts.woff2', await original(`${noto}-latin-500-normal.woff2`), '²³')
await write('noto-rupee.woff2', await original(`${noto}-latin-ext-500-normal.woff2`), '₹')

function original(file: string) {
  return readFile(new URL(import.meta.resolve(file)))
}

function commonOf(font: Buffer, variationAxes: Record<string, number> = {}) {
  return subsetFont(font, common, { ...subsetOptions, variationAxes, targetFormat: 'truetype' })
}

async function write(name: string, font: Buffer, characters = common) {
  const part = await subsetFont(font, characters, { ...subsetOptions, targetFormat: 'woff2' })
  await writeFile(new URL(`../../web/app/styles/fonts/${name}`, import.meta.url), part)
  console.log(`${name}: ${part.length} bytes`)
}

function ascii() {
  return Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('')
}

import { createRequire } from 'node:module'
import {
  type BrandFont,
  fontFile,
  fontPairs,
  type Subset,
  strongWeight,
  subsets,
} from '@house/contract/brand/font-pairs'

const require = createRequire(import.meta.url)

/** A font file for drawing on the server: PDFs and link previews do not read WOFF2. */
export function fontPath(font: BrandFont, subset: Subset, weight: number) {
  return resolve(font, `${fontFile(font, subset, weight)}.woff`)
}

/** The path of a font file for browsers; undefined if no pair has it. */
export function webFontPath(name: string): string | undefined {
  const font = webFonts().get(name)
  return font && resolve(font, name)
}

function webFonts() {
  const pairs = Object.values(fontPairs).flatMap(({ heading, text }) =>
    (Object.keys(subsets) as Subset[]).flatMap((subset): [string, BrandFont][] => [
      ...[false, true].map((isItalic): [string, BrandFont] => [
        `${fontFile(heading, subset, heading.weight, isItalic)}.woff2`,
        heading,
      ]),
      ...[text.weight, strongWeight].map((weight): [string, BrandFont] => [
        `${fontFile(text, subset, weight)}.woff2`,
        text,
      ]),
    ]),
  )
  return new Map(pairs)
}

function resolve({ name }: BrandFont, file: string) {
  return require.resolve(`@fontsource/${name}/files/${file}`)
}

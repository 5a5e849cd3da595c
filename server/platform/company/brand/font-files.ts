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
export function webFontPath(file: string): string | undefined {
  const font = webFonts.get(file)
  return font && resolve(font, file)
}

/** The files that stylesheets of brands name, with their fonts. */
const webFonts = new Map(
  Object.values(fontPairs).flatMap(({ heading, text }) =>
    (Object.keys(subsets) as Subset[]).flatMap((subset) => {
      const files: [string, BrandFont][] = [
        [fontFile(heading, subset, heading.weight), heading],
        ...(heading.hasItalic
          ? [[fontFile(heading, subset, heading.weight, true), heading] as [string, BrandFont]]
          : []),
        [fontFile(text, subset, text.weight), text],
        [fontFile(text, subset, strongWeight), text],
      ]
      return files.map(([name, font]): [string, BrandFont] => [`${name}.woff2`, font])
    }),
  ),
)

function resolve({ name }: BrandFont, file: string) {
  return require.resolve(`@fontsource/${name}/files/${file}`)
}

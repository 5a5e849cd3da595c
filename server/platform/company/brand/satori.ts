import { readFileSync } from 'node:fs'
import { fontPairs, type Subset, subsets } from '@house/contract/brand/font-pairs'
import type { FontPairId } from '@house/contract/brand/options'
import type { Font } from 'satori'
import { fontPath } from './font-files.ts'

export type Box = { type: 'div'; props: { style: object; children: (Box | string)[] } }

/** An element as satori lays it out. */
export function box(style: Record<string, string | number>, ...children: (Box | string)[]): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}

const loaded = new Map<FontPairId, Font[]>()

/** The fonts 'Heading' and 'Text' of a pair, read when they are first needed. */
export function satoriFonts(pair: FontPairId): Font[] {
  const fonts = loaded.get(pair) ?? loadFonts(pair)
  loaded.set(pair, fonts)
  return fonts
}

/** Headings have one weight, whatever it is called in the font. */
function loadFonts(pair: FontPairId): Font[] {
  const { heading, text } = fontPairs[pair]
  return (Object.keys(subsets) as Subset[]).flatMap((subset) => [
    { ...normal, name: 'Heading', data: readFileSync(fontPath(heading, subset, heading.weight)) },
    { ...normal, name: 'Text', data: readFileSync(fontPath(text, subset, text.weight)) },
  ])
}

const normal = { weight: 400, style: 'normal' } as const

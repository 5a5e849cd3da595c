import { contrast, luminance, mix } from './colour.ts'
import type { BrandStyle } from './options.ts'

/** The demonstration's colours, by the names of the site's tokens (web/app/styles/tokens.css). */
export const demoPalette = {
  ground: '#fbfaf8',
  raised: '#ffffff',
  stone: '#f1eee9',
  filter: '#eceae6',
  skeleton: '#ebe8e2',
  hairline: '#ddd8d0',
  night: '#14181c',
  ink: '#171b1f',
  'ink-soft': '#52585e',
  mullion: '#4a4f55',
  /** Icons, lines and focus on light grounds, and the same on dark bands. */
  accent: '#e8590c',
  'accent-night': '#e8590c',
  /** Accent for text, and under white text. */
  'accent-ink': '#b83f00',
  /** Buttons, the text on them, and their colour under the pointer. */
  action: '#b83f00',
  'on-action': '#ffffff',
  'action-deep': '#9a3500',
  /** Grounds of chosen things and of selected text. */
  wash: '#fdf2ec',
  'wash-pale': '#fff6f0',
  selection: '#f6d5c2',
  error: '#a8201a',
  success: '#1c6b3f',
}
export type ColourName = keyof typeof demoPalette
export type Palette = Record<ColourName, string>

/** Greys that the site uses on dark bands whatever the brand; this is the darkest of them. */
const softOnNight = '#c9c4bc'
const white = '#ffffff'
const black = '#000000'

/** Contrast of text, and of large text, icons and focus outlines (WCAG 2.2, AA). */
const forText = 4.5
const forGraphics = 3
/** A ground as light as the demonstration's bands, so that photographs and drawings stand out from it. */
const minGroundLuminance = 0.86
/** Body text is far above the minimum, so that its soft variant is not below. */
const forBodyText = 10
/** From here on a colour carries dark text better than white. */
const lightFill = 0.4

/** Where icons, lines and focus outlines are, and where text is. */
const graphicGrounds = ['ground', 'raised', 'stone', 'wash', 'wash-pale'] as const satisfies ColourName[]
const textGrounds = [...graphicGrounds, 'filter'] as const satisfies ColourName[]

/** Each pair of colours that the site sets on one another, with the contrast it needs. */
export const usedPairs: { front: ColourName | typeof softOnNight; back: ColourName; minimum: number }[] = [
  ...graphicGrounds.map((back) => ({ front: 'accent' as const, back, minimum: forGraphics })),
  ...textGrounds.flatMap((back) => [
    { front: 'ink' as const, back, minimum: forText },
    { front: 'ink-soft' as const, back, minimum: forText },
    { front: 'accent-ink' as const, back, minimum: forText },
    { front: 'error' as const, back, minimum: forText },
    { front: 'success' as const, back, minimum: forText },
  ]),
  { front: 'ink', back: 'selection', minimum: forText },
  { front: 'raised', back: 'night', minimum: forText },
  { front: softOnNight, back: 'night', minimum: forText },
  { front: 'accent-night', back: 'night', minimum: forText },
  { front: 'raised', back: 'accent-ink', minimum: forText },
  { front: 'on-action', back: 'action', minimum: forText },
  { front: 'on-action', back: 'action-deep', minimum: forText },
  { front: 'ground', back: 'ink', minimum: forText },
]

type Colours = Pick<BrandStyle, 'accent' | 'dark' | 'ground'>
/** The colour itself, or the nearest mix with black or white that is good; `say` tells why it was changed. */
type Adjust = (
  from: string,
  towards: string,
  isGood: (colour: string) => boolean,
  say?: (to: string) => string,
) => string

/** The site's whole palette from two or three colours, and what was changed so that it can be read. */
export function paletteOf(colours: Colours): { palette: Palette; changes: string[] } {
  const changes: string[] = []
  const adjust: Adjust = (from, towards, isGood, say) => {
    const to = firstGood(from, towards, isGood)
    if (to !== from && say) changes.push(say(to))
    return to
  }
  const palette: Palette = { ...demoPalette }
  setGrounds(palette, colours, adjust)
  setInks(palette, colours, adjust)
  if (colours.accent) {
    setAccents(palette, colours.accent, adjust)
    changes.push(...setButtons(palette, colours.accent))
  } else adjustDemoAccents(palette)
  return { palette, changes }
}

function setGrounds(palette: Palette, { accent, dark, ground }: Colours, adjust: Adjust) {
  if (accent) {
    palette.wash = mix(white, accent, 0.08)
    palette['wash-pale'] = mix(white, accent, 0.05)
    palette.selection = mix(white, accent, 0.27)
  }
  if (!ground) return
  palette.ground = adjust(
    ground,
    white,
    (colour) => luminance(colour) >= minGroundLuminance,
    (to) => `Your ground ${ground} is too dark for text and photographs; pages use ${to}.`,
  )
  const shade = dark || demoPalette.ink
  palette.stone = mix(palette.ground, shade, 0.045)
  palette.filter = mix(palette.ground, shade, 0.065)
  palette.skeleton = mix(palette.ground, shade, 0.08)
  palette.hairline = mix(palette.ground, shade, 0.14)
}

function setInks(palette: Palette, { dark, ground }: Colours, adjust: Adjust) {
  const lights = coloursOf(palette, textGrounds)
  if (dark) {
    palette.night = adjust(
      dark,
      black,
      readsOn([softOnNight, white], forText),
      (to) => `Your dark colour ${dark} is too light behind white text; dark bands use ${to}.`,
    )
    palette.ink = adjust(
      dark,
      black,
      readsOn(lights, forBodyText),
      (to) => `Your dark colour ${dark} is too light for text; text uses ${to}.`,
    )
    palette.mullion = mix(palette.ink, white, 0.25)
  }
  if (dark || ground)
    palette['ink-soft'] = firstGood(mix(palette.ink, white, 0.3), black, readsOn(lights, forText + 0.5))
}

function setAccents(palette: Palette, accent: string, adjust: Adjust) {
  palette['accent-ink'] = adjust(
    accent,
    black,
    readsOn(coloursOf(palette, textGrounds), forText),
    (to) => `Your accent ${accent} is too light for text on light grounds; text uses ${to}.`,
  )
  palette.accent = adjust(
    accent,
    black,
    readsOn(coloursOf(palette, graphicGrounds), forGraphics),
    (to) => `Your accent ${accent} is too light for icons and lines on light grounds; they use ${to}.`,
  )
  palette['accent-night'] = adjust(
    accent,
    white,
    readsOn([palette.night], forText),
    (to) => `Your accent ${accent} is too dark on dark bands; there it is ${to}.`,
  )
}

/** A light accent keeps its colour under dark text; any other has white text, and is darkened for it. */
function setButtons(palette: Palette, accent: string): string[] {
  const isLight = luminance(accent) > lightFill
  palette.action = isLight ? accent : firstGood(accent, black, readsOn([white], forText))
  palette['action-deep'] = mix(palette.action, black, 0.16)
  const { action, 'action-deep': deep } = palette
  palette['on-action'] = isLight ? firstGood(palette.ink, black, readsOn([action, deep], forText)) : white
  if (!isLight && action === accent) return []
  const change = isLight ? 'buttons have dark text' : `buttons use ${action}`
  return [`White text on your accent ${accent} could not be read; ${change}.`]
}

/** The demonstration's accents on another company's grounds. */
function adjustDemoAccents(palette: Palette) {
  const { accent, 'accent-ink': text, 'accent-night': onNight } = demoPalette
  palette.accent = firstGood(accent, black, readsOn(coloursOf(palette, graphicGrounds), forGraphics))
  palette['accent-ink'] = firstGood(text, black, readsOn(coloursOf(palette, textGrounds), forText))
  palette['accent-night'] = firstGood(onNight, white, readsOn([palette.night], forText))
}

function coloursOf(palette: Palette, names: readonly ColourName[]) {
  return names.map((name) => palette[name])
}

function readsOn(grounds: string[], minimum: number) {
  return (colour: string) => grounds.every((each) => contrast(colour, each) >= minimum)
}

function firstGood(from: string, towards: string, isGood: (colour: string) => boolean) {
  for (let percent = 0; percent < 100; percent += 1) {
    const colour = mix(from, towards, percent / 100)
    if (isGood(colour)) return colour
  }
  return towards
}

import type { Brand } from '@house/contract/brand/brand'
import { demoPalette, paletteOf } from '@house/contract/brand/palette'
import type { Page } from '@playwright/test'

/** Colours of the demonstration that this brand replaces, where the page still shows them. */
export async function checkBrand(page: Page, brand: Brand): Promise<string[]> {
  const { palette } = paletteOf(brand)
  const own = new Set(Object.values(palette))
  const replaced = Object.entries(demoPalette).filter(([, colour]) => !own.has(colour))
  const { shown, drawn } = await page.evaluate(coloursOn)
  const findings = replaced.flatMap(([name, colour]) => {
    // A handle's shadow in a drawing is as dark as the demonstration's night.
    const where = shown[toRgb(colour)] ?? (name.startsWith('accent') ? drawn[toRgb(colour)] : undefined)
    return where ? [`the demonstration's ${name} (${colour}): ${where}`] : []
  })
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  return ground === toRgb(palette.ground) ? findings : [...findings, `ground is ${ground} instead of ${palette.ground}`]
}

/** Each colour of an element, of what stands before or after it, or of a drawn shape, with the first element that has it. */
function coloursOn() {
  const shown: Record<string, string> = {}
  const drawn: Record<string, string> = {}
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility()) continue
    for (const pseudo of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      if (pseudo && style.content === 'none') continue
      const borders = sides
        .filter((side) => style[`border${side}Width`] !== '0px')
        .map((side) => style[`border${side}Color`])
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`
      for (const colour of [style.color, style.backgroundColor, ...borders]) shown[colour] ??= name
      if (element instanceof SVGGeometryElement) for (const colour of [style.fill, style.stroke]) drawn[colour] ??= name
    }
  }
  return { shown, drawn }
}

function toRgb(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

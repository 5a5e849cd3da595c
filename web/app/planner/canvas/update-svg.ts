import { type SvgElement, svgText } from '@house/fenestration/drawing/svg'

/**
 * Shows a drawing in an element. If it has the same elements as the one before, only attributes change:
 * reading the whole drawing and finding the styles of all its elements takes several times as long.
 */
export function updateSvg(host: Element, before: SvgElement | null, next: SvgElement) {
  const root = host.firstElementChild
  if (root && before && hasSameElements(before, next)) updateAttributes(root, before, next)
  else host.innerHTML = svgText(next)
}

function hasSameElements(one: SvgElement, other: SvgElement): boolean {
  return (
    one.name === other.name &&
    one.children.length === other.children.length &&
    one.children.every((child, index) => {
      const counterpart = other.children[index]
      if (typeof child === 'string' || typeof counterpart !== 'object') return child === counterpart
      return hasSameElements(child, counterpart)
    })
  )
}

function updateAttributes(element: Element, before: SvgElement, next: SvgElement) {
  for (const [name, value] of Object.entries(next.attributes)) {
    if (before.attributes[name] !== value) element.setAttribute(name, value)
  }
  for (const name in before.attributes) {
    if (!(name in next.attributes)) element.removeAttribute(name)
  }
  let child = element.firstElementChild
  for (const [index, part] of next.children.entries()) {
    const old = before.children[index]
    if (!child || typeof part === 'string' || typeof old !== 'object') continue
    updateAttributes(child, old, part)
    child = child.nextElementSibling
  }
}

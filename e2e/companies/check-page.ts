import type { Page } from '@playwright/test'

const phone = { width: 390, height: 844 }

/** What a visitor of a page would notice, as sentences: brackets, grey blocks, scrolling to the side, errors, text that is hard to read. */
export async function checkPage(page: Page, url: string, axe: (page: Page) => Promise<string[]>): Promise<string[]> {
  const findings: string[] = []
  const listen = (message: { type: () => string; text: () => string }) =>
    message.type() === 'error' && findings.push(`console: ${message.text()}`)
  page.on('console', listen)
  await page.setViewportSize(phone)
  await page.goto(url, { waitUntil: 'load' })
  const { width, brackets, skeletons, empty } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    brackets: document.body.innerText.match(/\[[a-z][a-z -]*\]/gi),
    skeletons: document.querySelectorAll('[data-testid=skeleton]').length,
    empty: document.querySelectorAll('a[href=""], a[href="tel:"], a[href="mailto:"], a[href^="https://wa.me/?"]')
      .length,
  }))
  if (width > phone.width) findings.push(`scrolls sideways: ${width} px wide`)
  if (brackets) findings.push(`brackets: ${brackets.join(' ')}`)
  if (skeletons) findings.push(`${skeletons} skeletons`)
  if (empty) findings.push(`${empty} empty links`)
  findings.push(...(await axe(page)))
  page.off('console', listen)
  return findings
}

/** The paths that a page links to, but for the links inside texts that staff wrote. */
export async function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not(.prose a)')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  )
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** What axe finds against WCAG 2.2 AA and good practice, on the page as it stands when nothing fades any more. */
export async function axeFindings(page: Page) {
  await page.waitForFunction(() => !document.getAnimations().some((each) => each instanceof CSSTransition))
  // Not as a script of the page, which its policy would not let in.
  await page.evaluate(readFileSync(axePath, 'utf8'))
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await axe.run({
      // The map's frame is not ours.
      iframes: false,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  })
}

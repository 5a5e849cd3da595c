import { chromium } from '@playwright/test'
import { chromiumFlags } from '../../ops/browser/chromium-flags.ts'
import { findChromium } from '../../ops/browser/find-chromium.ts'
import { type Browser, enterKey } from './browser.ts'

export async function startChromium(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  const page = await browser.newPage()
  return {
    name: 'chromium',
    async open(url) {
      await page.goto(url)
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    async drag([start = [0, 0], ...others]) {
      await page.mouse.move(...start)
      await page.mouse.down()
      for (const point of others) await page.mouse.move(...point)
      await page.mouse.up()
    },
    async type(text) {
      for (const key of text) await page.keyboard.press(key === enterKey ? 'Enter' : key)
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}

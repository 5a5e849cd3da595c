import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startSite } from '../fixtures/site-process.ts'
import { startChromium } from './chromium.ts'
import { startFirefox } from './firefox.ts'
import { planWindows } from './planner-journey.ts'
import { startWebKit } from './webkit.ts'

// The planner in Chromium, Firefox and WebKit, with screenshots to compare. The last two come from Debian's packages firefox-esr,
// webkit2gtk-driver and xvfb, which npm cannot install: this is not part of `npm test`.
const browsers = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'test-results/browsers' } },
})

const site = await startSite()
try {
  for (const [name, start] of Object.entries(browsers)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    const shots = join(values.out, name)
    await mkdir(shots, { recursive: true })
    const browser = await start()
    const save = async (step: string) => writeFile(join(shots, `${step}.png`), await browser.screenshot())
    try {
      await planWindows(browser, site.url, save)
      console.log(`${name}: passed`)
    } catch (error) {
      process.exitCode = 1
      console.error(`${name}: ${error instanceof Error ? error.message : error}`)
      await save('failure').catch(() => {})
    } finally {
      await browser.close().catch((error) => console.error(`${name} did not close: ${error}`))
    }
  }
  console.log(`Screenshots: ${values.out}`)
} finally {
  await site.stop()
}

import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

const mostScriptBytes = 125 * 1024

/** What a phone is sent before anyone touches anything. */
for (const path of ['/', '/products/tilt-and-turn-window', '/locate-us/', '/upvc-door-and-window/window'])
  test(`${path} ships at most 125 KB of JavaScript, brotli, before interaction`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.route(/google\.com/, (route) => route.abort())
    const scripts = new Set<string>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname)
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const bytes = [...scripts].map((file) => brotliCompressSync(readFileSync(`web/build/client${file}`)).length)
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(mostScriptBytes)
    expect(scripts.size).toBeGreaterThan(0)
  })

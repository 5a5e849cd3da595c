import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Takes screenshots into a folder, each when everything is loaded and the toasts are gone. */
export function captureInto(folder: string, page: Page) {
  mkdirSync(folder, { recursive: true })
  return async (name: string) => {
    await page.waitForLoadState('networkidle')
    await page.getByText(/^(Published|Saved|Note added)\.$/).waitFor({ state: 'hidden' })
    await page.waitForFunction(() => !document.getAnimations().some((each) => each instanceof CSSTransition))
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, left, width } = image.getBoundingClientRect()
        const isSeen = width > 0 && top < innerHeight && left < innerWidth && image.checkVisibility()
        return image.complete || !isSeen
      }),
    )
    const file = `${folder}/${name}.webp`
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(file)
    console.log(file)
  }
}

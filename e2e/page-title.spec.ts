import { expect, test } from '@playwright/test'
import { moveWithoutAnswers } from './without-answers.ts'

for (const [segments, from, link, call, storedTitle, ownTitle] of [
  [
    'one segment',
    '/',
    '/alu-home-interior',
    'sub-category',
    'Alu Home Interior | Jharokha',
    /^Aluminium Home Interiors/,
  ],
  [
    'two segments',
    '/upvc-door-and-window',
    '/upvc-door-and-window/window',
    'product',
    'Windows | Jharokha',
    /^uPVC Windows:/,
  ],
] as const)
  test(`a page of ${segments} takes the stored page title until its own is known`, async ({ page }) => {
    const release = await moveWithoutAnswers(page, from, link, call)
    await expect(page).toHaveTitle(storedTitle)
    release()
    await expect(page).toHaveTitle(ownTitle)
  })

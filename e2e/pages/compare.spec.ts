import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { openPage } from '../fixtures/hydration.ts'
import { test } from '../fixtures/test.ts'

test('an architect compares three products, sees what differs, and downloads a data sheet and a drawing', async ({
  page,
}) => {
  await openPage(page, '/products/tilt-and-turn-window')
  await page.getByRole('link', { name: 'Compare with others' }).click()
  await page.getByRole('link', { name: 'Add Single Casement Window' }).click()
  await expect(page).toHaveURL('/compare?products=tilt-and-turn-window,single-casement-window')
  await page.getByRole('searchbox', { name: 'Search products to compare' }).fill('2-track sliding')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('link', { name: 'Add 2-Track Sliding Window' }).click()
  await expect(page).toHaveURL(/products=tilt-and-turn-window,single-casement-window,two-track-sliding-window$/)

  const drawings = page.getByRole('img', { name: /^Drawing of / })
  await expect(drawings).toHaveCount(3)
  await expect(page.getByText(/all at one scale: 1:\d+/)).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Material' })).toBeVisible()
  await page.getByRole('row').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('columnheader', { name: 'Single Casement Window' })).toBeInViewport()
  await page.getByRole('link', { name: 'Only differences' }).click()
  await expect(page.getByRole('rowheader', { name: 'Material' })).toBeHidden()
  await expect(page.getByRole('rowheader', { name: 'Frame depth differs' })).toBeVisible()
  await page.getByRole('link', { name: 'Remove Single Casement Window' }).click()
  await expect(page).toHaveURL('/compare?products=tilt-and-turn-window,two-track-sliding-window&only=differences')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Downloads' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Downloads' })).toBeVisible()
  const sheet = page.getByRole('link', { name: 'Tilt-and-Turn Window: data sheet, PDF' })
  const response = await page.request.get((await sheet.getAttribute('href')) ?? '')
  expect(response.url()).toMatch(/\/data-sheet-\d+\.pdf$/)
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Tilt-and-Turn Window: drawing, DXF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('tilt-and-turn-window.dxf')
  expect(await readFile(await file.path(), 'utf8')).toContain('Tilt-and-Turn Window')
})

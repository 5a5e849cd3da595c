import { expect, test } from '@playwright/test'

test('the home page shows the company and its categories, and the browser has nothing to complain about', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() !== 'log' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jharokha')
  await expect(page.getByText('uPVC Doors & Windows')).toBeVisible()
  await expect(page).toHaveTitle(/\w+/)
  expect(complaints).toEqual([])
})

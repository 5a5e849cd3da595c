import { waitForNetworkIdle } from '../fixtures/hydration.ts'
import { expect, test } from '../fixtures/test.ts'

for (const [path, title] of [
  ['/terms-&-Condition/', 'Terms & Conditions'],
  ['/privacy-policy/', 'Privacy Policy'],
] as const)
  test(`${path}: law of Haryana, age 18, 30 days notice, a cap of 100 USD, contact by e-mail`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const text = page.getByRole('article')
    for (const sentence of [
      'governed by the laws in force in Haryana, India',
      'meant for people aged 18 or over',
      'Changes that matter to you are announced on this page at least 30 days before they take effect',
      /Our total liability in connection with the website,[^.]* is limited to 100 USD/,
      'reach us by e-mail at hello@jharokha.example',
    ])
      await expect(text).toContainText(sentence)
  })

test('terms and privacy show the same text, word for word, each below its own title', async ({ page }) => {
  await page.goto('/terms-&-Condition/')
  await waitForNetworkIdle(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions')
  const text = (await page.getByRole('article').textContent()) ?? ''
  expect(text.length).toBeGreaterThan(2000)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  await expect(page).toHaveTitle(/^Privacy Policy/)
  expect(await page.getByRole('article').textContent()).toBe(text)
})

import type { Brand } from '@house/contract/brand/brand'
import { urls } from '@house/contract/urls'
import type { Page } from '@playwright/test'
import { axeFindings } from '../fixtures/axe.ts'
import { openPage } from '../fixtures/hydration.ts'
import { checkBrand } from './check-brand.ts'

/** From the empty wall to the page of a saved plan, for a company that has the planner. */
export async function checkPlanner(page: Page, site: string, brand: Brand | null): Promise<string[]> {
  if (!(await fetch(site + urls.planner)).ok) return []
  const findings: string[] = []
  const check = async (step: string) => {
    const found = [...(await axeFindings(page)), ...(brand ? await checkBrand(page, brand) : [])]
    findings.push(...found.map((each) => `planner, ${step}: ${each}`))
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).filter({ visible: true })
  await openPage(page, site + urls.planner)
  await check('empty wall')
  await button('Look at a sample house').click()
  await page.getByLabel('Width of the whole, in millimetres').fill('2400')
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Sash too wide' }).waitFor()
  await check('problem')
  await button('Glass').click()
  await check('glass')
  await button('Night').click()
  await button('How we worked this out: Heat through it').click()
  await check('figures by night')
  await button('Close').click()
  await page.getByRole('tab', { name: 'Whole plan' }).click()
  await check('whole plan')
  const saved = page.waitForResponse(/\/api\/plan$/)
  await button('Save & share link').first().click()
  const { data } = await (await saved).json()
  await check('links')
  await openPage(page, site + urls.plan(data.code))
  await check('saved plan')
  return findings
}

import type { APIRequestContext, Page } from '@playwright/test'
import { untilNetworkIdle } from './hydrated.ts'

/** What the server stores of a screen, as its call gives it out. */
export async function apiReply(request: APIRequestContext, call: string, fields: Record<string, string>) {
  return (await request.post(`/api/${call}`, { multipart: fields })).json()
}

export type Block = {
  name: string
  title: string
  text: string
  image: string
  person: string
  post: string
  items: { title: string }[]
}

/** The named parts of a page of words. */
export async function cmsBlocks(request: APIRequestContext, title: string) {
  const { data } = await apiReply(request, 'banner', { title })
  return (name: string) => data.blocks.find((block: Block) => block.name === name) as Block
}

/** The words of a stored text, as a reader sees them. */
export function wordsOf(page: Page, html: string) {
  return page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').body.textContent ?? '', html)
}

/** Has the browser read a call of every screen again, its answer changed, by choosing the screen one is on once more. */
export async function reloadDataWith<T>(page: Page, call: string, change: (data: T) => T, currentLink: string) {
  await untilNetworkIdle(page)
  await page.route(`**/api/${call}`, async (route) => {
    const response = await route.fetch()
    const reply = await response.json()
    await route.fulfill({ response, json: { ...reply, data: change(reply.data) } })
  })
  await page.getByRole('banner').getByRole('link', { name: currentLink, exact: true }).first().click()
}

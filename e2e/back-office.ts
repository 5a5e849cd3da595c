import { spawn } from 'node:child_process'
import { expect, type Page } from '@playwright/test'
import { untilReady } from './until-started.ts'

export const owner = { email: 'asha@jharokha.example', password: 'a window of jaipur' }
export const asOwner = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }

type Person = { email: string; password: string }

/** A site of its own for tests that change it. */
export async function startSite(port: number, env: Record<string, string> = {}) {
  const site = `http://localhost:${port}`
  const server = spawn('node', ['e2e/serve.ts'], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'silent', ...asOwner, ...env },
    stdio: 'ignore',
  })
  await untilReady(site)
  return { stop: () => void server.kill('SIGTERM') }
}

/** Signs in by the API. */
export async function signInByApi(page: Page, { email, password }: Person = owner) {
  expect((await send(page, '/session', { email, password })).ok()).toBe(true)
}

export async function openAs(page: Page, address: string, person = owner) {
  await signInByApi(page, person)
  await page.goto(`/admin${address}`)
}

/** A staff API call with the session of the page. */
function send(page: Page, path: string, data: object) {
  return page.request.post(`/admin/api${path}`, { data, headers: { 'sec-fetch-site': 'same-origin' } })
}

/** Signs in with the form. */
export async function signIn(page: Page, { email, password }: Person = owner) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectSignedIn(page)
}

export async function expectSignedIn(page: Page) {
  await expect(page.getByRole('button', { name: /^Signed in as/ })).toBeVisible()
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Signed in as/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
}

export function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: label, exact: true })
}

export function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

/** Client-side navigation, as a link does it. */
export async function moveTo(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

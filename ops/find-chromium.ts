import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const withoutWindows = ['chromium-headless-shell', 'chrome-headless-shell']

/** Path of a Chromium to test with: CHROME_PATH, the PATH, Playwright's own, or installed now as root on Debian. */
export function findChromium(): string {
  const found = existing()
  if (found) return found
  if (isRootOnDebian()) {
    console.log('Installing Chromium with apt-get …')
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const installed = existing()
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need Chromium and none was found: install it (Debian: apt-get install chromium) or name it in CHROME_PATH.',
  )
}

/** The same browser without what draws its windows, where there is one: for measuring, as that work takes time from the page. */
export function findLeanChromium(): string {
  return process.env.CHROME_PATH ? findChromium() : (onPath(withoutWindows) ?? findChromium())
}

function existing() {
  const named = process.env.CHROME_PATH
  if (named && existsSync(named)) return named
  const own = chromium.executablePath()
  return onPath(names) ?? (existsSync(own) ? own : undefined)
}

function onPath(programs: string[]) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => programs.map((name) => join(folder, name))).find((path) => existsSync(path))
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

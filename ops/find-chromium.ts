import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

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

function existing() {
  const named = process.env.CHROME_PATH
  if (named && existsSync(named)) return named
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
  if (onPath) return onPath
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

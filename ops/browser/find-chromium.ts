import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The headless shell first: it takes half the time. */
const executableNames = [
  ...['chromium-headless-shell', 'chrome-headless-shell'],
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
]

/** Looks at CHROME_PATH, PATH and Playwright's own; as root on Debian it installs one. */
export function findChromium(): string {
  const found = findInstalled()
  if (found) return found
  if (isRootOnDebian()) {
    console.log('Installing Chromium with apt-get …')
    install()
    const installed = findInstalled()
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need Chromium and none was found: install it (Debian: apt-get install chromium) or name it in CHROME_PATH.',
  )
}

function install() {
  const debian = (...args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  const add = ['install', '-y', '-qq', '--no-install-recommends']
  debian('update', '-qq')
  try {
    debian(...add, 'chromium-headless-shell')
  } catch {
    debian(...add, 'chromium')
  }
}

function findInstalled() {
  const named = process.env.CHROME_PATH
  if (named && existsSync(named)) return named
  const own = chromium.executablePath()
  return onPath() ?? (existsSync(own) ? own : undefined)
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return executableNames.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

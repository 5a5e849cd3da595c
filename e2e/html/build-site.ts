import { execFileSync } from 'node:child_process'

/** Builds the site, unless nothing has changed since the last build. */
export default function buildSite() {
  // Vitest sets it to 'test', with which the site would get React's development build.
  const { NODE_ENV, ...env } = process.env
  execFileSync(process.execPath, ['ops/bootstrap.mjs', 'build'], { stdio: 'inherit', env })
}

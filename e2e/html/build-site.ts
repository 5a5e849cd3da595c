import { execFileSync } from 'node:child_process'

/** Builds the site, unless nothing has changed since the last build. */
export default function buildSite() {
  execFileSync(process.execPath, ['ops/bootstrap.mjs', 'build'], { stdio: 'inherit' })
}

// Runs on the machine's Node (20 or newer) before anything is installed: no dependencies, no TypeScript.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, hashOfBuild, root } from './builds.mjs'

const minNodeVersion = 26

install()
requireRuntime()
if (process.argv.includes('build')) build()

/**
 * Installs what starting needs; with the argument `all` also what tests, stories, benchmarks and drawings need. What was once
 * installed stays: a start after a test removes nothing.
 */
function install() {
  const stamp = join(root, 'node_modules/.installed')
  const lockfile = hashOf(['package-lock.json'])
  const [installed, extent] = readText(stamp)?.split(' ') ?? []
  const all = extent === 'all' || process.argv.includes('all')
  if (installed === lockfile && (extent === 'all' || !all)) return
  log(all ? 'Installing packages, also those for tests …' : 'Installing packages (about a minute the first time) …')
  // `npm ci` removes everything first, which a site that runs from here would not survive.
  const command = installed === lockfile ? ['install', '--no-save'] : ['ci']
  const kinds = [all ? '--include=dev' : '--omit=dev', '--include=optional']
  npm(
    [...command, ...kinds, '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed. Check the network, and on Debian that libatomic1 is installed; then try again.',
  )
  writeFileSync(stamp, `${lockfile} ${all ? 'all' : 'start'}`)
}

/** A recent Node comes with the packages; on platforms without one the machine's own must be recent enough. */
function requireRuntime() {
  const packaged = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  const own = Number(process.versions.node.split('.')[0])
  if (!existsSync(packaged)) linkRuntime()
  if (!existsSync(packaged) && own < minNodeVersion)
    fail(
      `No Node is packaged for ${process.platform} ${process.arch}, and this machine's Node ${own} is too old: install Node ${minNodeVersion} or newer.`,
    )
}

/** npm 9 and 10 delete the link to the packaged Node together with the packages of the other platforms, which have the same command. */
function linkRuntime() {
  const { optionalDependencies } = JSON.parse(readText(join(root, 'package.json')))
  const installed = Object.keys(optionalDependencies).filter((name) => existsSync(join(root, 'node_modules', name)))
  if (installed.length > 0) npm(['rebuild', '--ignore-scripts', '--silent', ...installed], 'Node could not be linked.')
}

function build() {
  buildWhenChanged('web', 'Building the site …')
  buildWhenChanged('admin', 'Building the back office …')
  buildWhenChanged('server', 'Building the server …')
}

function buildWhenChanged(workspace, message) {
  const stamp = join(root, workspace, 'build/.built')
  const current = hashOfBuild(workspace)
  if (readText(stamp) === current) return
  log(message)
  npm(
    ['run', 'build', '--workspace', workspace, '--silent', '--', '--logLevel', 'error'],
    `${workspace} could not be built; the lines above say why.`,
  )
  writeFileSync(stamp, current)
}

function npm(args, failure) {
  const cli = process.env.npm_execpath
  const [command, first] = cli ? [process.execPath, [cli]] : ['npm', []]
  const { status } = spawnSync(command, [...first, ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) fail(failure)
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function log(message) {
  console.log(message)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

// Runs on the machine's Node (20 or newer) before anything is installed: no dependencies, no TypeScript.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const minNodeVersion = 26

install()
requireRuntime()
if (process.argv.includes('build')) build()

function install() {
  const stamp = join(root, 'node_modules/.installed')
  const current = hashOf([join(root, 'package-lock.json')])
  if (readText(stamp) === current) return
  log('Installing packages (about a minute the first time) …')
  npm(
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed. Check the network, and on Debian that libatomic1 is installed; then try again.',
  )
  writeFileSync(stamp, current)
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
  const sources = ['contract', workspace, 'package-lock.json'].flatMap((each) => filesBelow(join(root, each)))
  const current = hashOf(sources)
  if (readText(stamp) === current) return
  log(message)
  npm(
    ['run', 'build', '--workspace', workspace, '--silent', '--', '--logLevel', 'warn'],
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

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path]
  const generated = ['node_modules', 'build', '.react-router']
  const names = readdirSync(path).filter((name) => !generated.includes(name) && !/\.test\.tsx?$/.test(name))
  return names.sort().flatMap((name) => filesBelow(join(path, name)))
}

function hashOf(files) {
  const hash = createHash('sha256').update(process.platform + process.arch)
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
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

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
const [, ...args]: string[] = scripts.start.split(' ')

/** The arguments of Node in `npm start`, with an absolute path to the program. */
export const startArguments = args.map((arg) => (arg.startsWith('-') ? arg : resolve(root, arg)))

/**
 * What the systemd unit and the container add. glibc reads it before Node starts, so no argument of Node can say it, and
 * `npm start` has no portable way to: it runs without.
 */
export const startEnvironment = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' }

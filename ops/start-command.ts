import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
const [, ...words]: string[] = scripts.start.split(' ')

/** What `npm start` hands to Node: its options, and the program by its whole path. */
export const startArguments = words.map((word) => (word.startsWith('-') ? word : resolve(root, word)))

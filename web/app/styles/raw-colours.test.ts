import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')
/** Colours of the interface, which a company's brand changes, and those of the planner's pictures, which it does not. */
const ownColours = ['styles/tokens.css', 'planner/materials.css']

function linesWith(pattern: RegExp, files: string) {
  return globSync(files, { cwd: app })
    .filter((file) => !ownColours.includes(file) && !file.includes('.test.'))
    .flatMap((file) =>
      readFileSync(join(app, file), 'utf8')
        .split('\n')
        .flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
    )
}

test('no other stylesheet has a colour of its own', () => {
  expect(
    linesWith(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|:[^;]*\b(white|black)\b/i, '**/*.css'),
  ).toEqual([])
})

test('no component has a colour of its own in a class name, a style or a drawing', () => {
  expect(
    linesWith(/\[[^\]]*#[0-9a-f]{3,8}\b|(fill|stroke|color|background|stopColor)[=:] ?\{?['"`]#/i, '**/*.tsx'),
  ).toEqual([])
})

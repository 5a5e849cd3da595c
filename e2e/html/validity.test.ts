import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { serverPaths } from '../../contract/urls.ts'
import { screens } from '../../ops/screenshots/screens.ts'
import { htmlErrors } from '../fixtures/html-errors.ts'
import { test } from './open-page.ts'

const pages = Object.entries({ ...screens, 'API documentation': serverPaths.apiDocs })

test.for(pages)('%s is valid HTML', async ([, path], { request }) => {
  const response = await request(path)
  expect(await htmlErrors(await response.text())).toEqual([])
})

test.for(Object.entries(screens))(
  '%s is valid HTML while its API calls fail',
  async ([, path], { renderWithoutApi }) => {
    expect(await htmlErrors(await renderWithoutApi(path))).toEqual([])
  },
)

test('the Nu HTML Checker finds no errors', async ({ request, renderWithoutApi, skip }) => {
  const { VNU_JAR: jar } = process.env
  if (!jar) return skip('VNU_JAR is not set')
  const folder = await mkdtemp(join(tmpdir(), 'house-html-'))
  for (const [name, path] of pages) await writeFile(join(folder, `${name}.html`), await (await request(path)).text())
  for (const [name, path] of Object.entries(screens))
    await writeFile(join(folder, `${name} without API.html`), await renderWithoutApi(path))
  const options = ['--errors-only', '--stdout', '--exit-zero-always']
  const { stdout } = await promisify(execFile)('java', ['-jar', jar, ...options, folder])
  await rm(folder, { recursive: true })
  expect(stdout).toBe('')
})

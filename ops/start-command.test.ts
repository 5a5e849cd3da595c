import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { startArguments } from './start-command.ts'

const expected = startArguments.map((argument) => (argument.startsWith('-') ? argument : relative('.', argument)))

test.each(['ops/systemd/house@.service', 'ops/container/Dockerfile'])(
  '%s starts Node with the arguments of npm start',
  async (file) => {
    const lines = (await readFile(file, 'utf8')).split('\n')
    const start = lines.find((line) => /^(ExecStart=|CMD )/.test(line)) ?? ''
    expect(start.match(/--[\w-]+=\w+|server\/[\w/.]+/g)).toEqual(expected)
  },
)

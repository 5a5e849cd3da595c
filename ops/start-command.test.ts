import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { startArguments } from './start-command.ts'

const options = startArguments.filter((word) => word.startsWith('-'))

test.each(['ops/systemd/house@.service', 'ops/container/Dockerfile'])(
  '%s starts Node with the options of npm start',
  async (file) => {
    const lines = (await readFile(file, 'utf8')).split('\n')
    const start = lines.find((line) => /^(ExecStart=|CMD )/.test(line)) ?? ''
    expect(start.match(/--[\w-]+=\w+/g)).toEqual(options)
  },
)

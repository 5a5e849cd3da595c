import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { startArguments, startEnvironment } from './start-command.ts'

const expected = startArguments.map((argument) => (argument.startsWith('-') ? argument : relative('.', argument)))

test.each(['ops/systemd/house@.service', 'ops/container/Dockerfile'])(
  '%s starts Node with the arguments of npm start and the environment of the benchmarks',
  async (file) => {
    const lines = (await readFile(file, 'utf8')).split('\n')
    const start = lines.find((line) => /^(ExecStart=|CMD )/.test(line)) ?? ''
    expect(start.match(/--[\w-]+=\w+|server\/[\w/.]+/g)).toEqual(expected)
    const environment = lines.filter((line) => /^(Environment=|ENV )/.test(line)).join(' ')
    for (const [name, value] of Object.entries(startEnvironment)) expect(environment).toContain(`${name}=${value}`)
  },
)

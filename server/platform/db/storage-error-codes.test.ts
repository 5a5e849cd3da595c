import { expect, test } from 'vitest'
import { isStorageError } from './dialect.ts'

test.each([
  Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' }),
  Object.assign(new Error('database or disk is full'), { errcode: 13 }),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
])('%s is a storage error', (error) => expect(isStorageError(error)).toBe(true))

test.each([
  new SyntaxError('Unterminated string in JSON at position 20'),
  new TypeError("Cannot read properties of undefined (reading 'connections')"),
  Object.assign(new Error('no such file or directory'), { code: 'ENOENT' }),
  Object.assign(new Error('UNIQUE constraint failed'), { errcode: 2067 }),
  Object.assign(new Error('duplicate key value'), { code: '23505' }),
])('%s is a fault of ours', (error) => expect(isStorageError(error)).toBe(false))

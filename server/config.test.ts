import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig, parseConfig } from './config.ts'

test('every variable has a default', () => {
  expect(parseConfig({})).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    apiBaseUrl: undefined,
    corsOrigins: [],
    metricsAddress: undefined,
  })
})

test.each([
  ['127.0.0.1:9464', '127.0.0.1'],
  ['[::1]:9464', '::1'],
  ['metrics.internal:9464', 'metrics.internal'],
])('the metrics address %s has a host and a port', (METRICS_ADDRESS, host) => {
  expect(parseConfig({ METRICS_ADDRESS }).metricsAddress).toEqual({ host, port: 9464 })
})

test('an empty variable counts as not set', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('an empty variable of the environment hides the one of a settings file', () => {
  expect(parseConfig({ DATABASE_URL: '' }, 'DATABASE_URL=postgres://live').databaseUrl).toBeUndefined()
})

test('a later settings file overrides an earlier one, and a missing one is ignored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'house-config-'))
  const [service, own] = [join(folder, 'house.env'), join(folder, '.env')]
  await writeFile(service, 'DATA_DIR=/var/lib/house\nPUBLIC_URL=https://a.example')
  await writeFile(own, 'PUBLIC_URL=https://b.example')
  expect(loadConfig([service, join(folder, 'missing'), own])).toMatchObject({
    dataDir: '/var/lib/house',
    publicUrl: 'https://b.example',
  })
  await rm(folder, { recursive: true })
})

test('a settings file that cannot be read is named', () => {
  expect(() => loadConfig([tmpdir()])).toThrow(`the settings file ${tmpdir()} cannot be read`)
})

test('a .env file provides variables that the environment does not set', () => {
  expect(parseConfig({}, 'PORT=4000')).toMatchObject({ port: 4000 })
  expect(parseConfig({ PORT: '5000' }, 'PORT=4000')).toMatchObject({ port: 5000 })
})

test('lists and URLs are normalised (§7)', () => {
  const { corsOrigins, apiBaseUrl, publicUrl } = parseConfig({
    PUBLIC_URL: 'https://WWW.jharokha.example/',
    CORS_ORIGINS: 'https://a.example/, http://b.example:8080',
    API_BASE_URL: 'https://api.example/v1/',
  })
  expect(corsOrigins).toEqual(['https://a.example', 'http://b.example:8080'])
  expect(apiBaseUrl).toBe('https://api.example/v1')
  expect(publicUrl).toBe('https://www.jharokha.example')
})

test.each([
  [{ PORT: 'many' }, /PORT: must be a whole number from 0 to 65535/],
  [{ PORT: '70000' }, /PORT: must be a whole number from 0 to 65535/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL: must begin with postgres:\/\//],
  [{ API_BASE_URL: 'api.example' }, /API_BASE_URL: must be a URL/],
  [{ PUBLIC_URL: 'https://www.jharokha.example/site' }, /PUBLIC_URL: must have no path/],
  [{ PUBLIC_URL: 'https://www.jharokha.example/?from=mail' }, /PUBLIC_URL: must have no path/],
  [{ CORS_ORIGINS: 'https://a.example/app' }, /CORS_ORIGINS: must have no path/],
  [{ CORS_ORIGINS: 'https://a.example,*' }, /CORS_ORIGINS: must be a URL/],
  [{ SMTP_URL: 'mail.example' }, /SMTP_URL: must begin with smtp:\/\/ or smtps:\/\//],
  [{ ENQUIRY_TO: 'sales' }, /ENQUIRY_TO: must be an e-mail address/],
  [{ ENQUIRY_LIMIT_PER_MINUTE: '-1' }, /ENQUIRY_LIMIT_PER_MINUTE: must be a whole number from 0 to 10000/],
  [{ ENQUIRY_RETRY_SECONDS: '0' }, /ENQUIRY_RETRY_SECONDS: must be a number above 0/],
  [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY: must be a whole number from 0 to 10/],
  [{ ENQUIRY_WEBHOOK_URL: 'https://crm.example' }, /without ENQUIRY_WEBHOOK_SECRET/],
  [{ ENQUIRY_WEBHOOK_URL: 'https://crm.example', ENQUIRY_WEBHOOK_SECRET: 'short' }, /at least 16 characters/],
  [{ ADMIN_EMAIL: 'boss' }, /ADMIN_EMAIL: must be an e-mail address/],
  [{ ADMIN_PASSWORD: 'short' }, /ADMIN_PASSWORD: must have at least 12 characters/],
  [{ METRICS_ADDRESS: '9464' }, /METRICS_ADDRESS: must be a host and a port/],
  [{ METRICS_ADDRESS: '127.0.0.1:70000' }, /METRICS_ADDRESS: must have a port of at most 65535/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL: must be one of debug, info/],
])('%o is rejected with the name of the variable', (variables, sentence) => {
  expect(() => parseConfig(variables)).toThrow(sentence)
})

import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { StartFailure } from './start-failure.ts'

const address = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
const originList = z.array(address.transform((each) => new URL(each).origin))

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  API_BASE_URL: address.optional(),
  PUBLIC_URL: address.optional(),
  CORS_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(originList)
    .default([]),
  LOG_LEVEL: z.enum(levels, { error: `must be one of ${levels.join(', ')}` }).default('info'),
})

/** The only place that reads settings: from the environment, else from the text of a .env file. Empty means not set. */
export function readEnvironment(given: Record<string, string | undefined>, file = '') {
  const result = variables.safeParse({ ...filledIn(parseEnv(file)), ...filledIn(given) })
  if (!result.success) {
    const sentences = result.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)
    throw new StartFailure(`the settings cannot be used (${sentences.join('; ')}). See .env.example.`)
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, API_BASE_URL, PUBLIC_URL, CORS_ORIGINS, LOG_LEVEL } = result.data
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    apiBaseUrl: API_BASE_URL?.replace(/\/+$/, ''),
    publicUrl: PUBLIC_URL?.replace(/\/+$/, ''),
    corsOrigins: CORS_ORIGINS,
    logLevel: LOG_LEVEL,
  }
}

function filledIn(given: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}

function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}

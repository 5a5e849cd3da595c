import { resolve } from 'node:path'
import { z } from 'zod'
import { StartFailure } from './start-failure.ts'

const address = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
const originList = z.array(address.transform((each) => new URL(each).origin))

const variables = z.object({
  PORT: z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  API_BASE_URL: address.optional(),
  CORS_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(originList)
    .default([]),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** The only place that reads environment variables. An empty one counts as one that is not set. */
export function readEnvironment(given: Record<string, string | undefined>) {
  const result = variables.safeParse(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')))
  if (!result.success) {
    const sentences = result.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)
    throw new StartFailure(`the settings cannot be used (${sentences.join('; ')}). See .env.example.`)
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, API_BASE_URL, CORS_ORIGINS, LOG_LEVEL } = result.data
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    apiBaseUrl: API_BASE_URL?.replace(/\/+$/, ''),
    corsOrigins: CORS_ORIGINS,
    logLevel: LOG_LEVEL,
  }
}

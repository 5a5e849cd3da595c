import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { passwordLength } from '@house/contract/validation-limits'
import { z } from 'zod'
import { webhookKey } from './platform/outbox/webhook.ts'
import { StartupError } from './platform/process/startup-error.ts'

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be a URL that begins with http:// or https://' })
const mailAddress = z.email('must be an e-mail address')
const origin = httpUrl
  .transform((each) => new URL(each))
  .refine(({ href, origin }) => href === `${origin}/`, 'must have no path, like https://www.jharokha.example')
  .transform((each) => each.origin)

/** What an empty database starts with. */
const setups = ['demo', 'wizard'] as const
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().default('./backups'),
  BACKUP_PASSPHRASE: z.string().min(16, 'must have at least 16 characters').optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  API_BASE_URL: httpUrl.optional(),
  PUBLIC_URL: origin.optional(),
  CORS_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(z.array(origin))
    .default([]),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: mailAddress.optional(),
  ENQUIRY_TO: mailAddress.optional(),
  ENQUIRY_WEBHOOK_URL: httpUrl.optional(),
  ENQUIRY_WEBHOOK_SECRET: z
    .string()
    .refine((secret) => webhookKey(secret).length >= 16, 'must have at least 16 characters, or 16 bytes behind whsec_')
    .optional(),
  ENQUIRY_LIMIT_PER_MINUTE: wholeNumber(0, 10_000).default(10),
  ENQUIRY_RETRY_SECONDS: positiveNumber(3600).default(30),
  SETUP: z.enum(setups, { error: `must be one of ${setups.join(', ')}` }).default('demo'),
  ADMIN_EMAIL: mailAddress.optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(passwordLength.min, `must have at least ${passwordLength.min} characters`)
    .max(passwordLength.max, `must have at most ${passwordLength.max} characters`)
    .optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  STOP_DELAY_SECONDS: wholeNumber(0, 300).default(0),
  METRICS_ADDRESS: z
    .string()
    .regex(/^(\[[\da-f:.]+\]|[\w.-]+):\d{1,5}$/i, 'must be a host and a port, like 127.0.0.1:9464')
    .transform((address) => ({ host: address.replace(/^\[|\]?:\d+$/g, ''), port: Number(/\d+$/.exec(address)?.[0]) }))
    .refine(({ port }) => port <= 65_535, 'must have a port of at most 65535')
    .optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
})

const { shape } = environmentSchema

/** A mail setting that is wrong counts as not set: the failure is recorded all the same. */
const failureReportSchema = z.object({
  DATA_DIR: shape.DATA_DIR,
  DATABASE_URL: shape.DATABASE_URL,
  PUBLIC_URL: shape.PUBLIC_URL.catch(undefined),
  SMTP_URL: shape.SMTP_URL.catch(undefined),
  MAIL_FROM: shape.MAIL_FROM.catch(undefined),
  ENQUIRY_TO: shape.ENQUIRY_TO.catch(undefined),
})

export type Config = ReturnType<typeof parseConfig>
export type FailureReportConfig = ReturnType<typeof parseFailureReportConfig>
type Environment = Record<string, string | undefined>

/** Read by the service and by the commands of operators alike. The later file overrides the earlier one. */
const settingsFiles = ['/etc/house.env', '.env']

/** From the environment and the settings files. */
export function loadConfig(files = settingsFiles): Config {
  return parseConfig(process.env, readSettingsFiles(files))
}

/** Only what it takes to record and mail a failure, which may be that another setting is wrong. */
export function loadFailureReportConfig(files = settingsFiles): FailureReportConfig {
  return parseFailureReportConfig(process.env, readSettingsFiles(files))
}

function readSettingsFiles(files: string[]) {
  return files
    .filter((file) => existsSync(file))
    .map(readSettings)
    .join('\n')
}

function readSettings(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new StartupError(
      `the settings file ${file} cannot be read (${cause}). Its group must be the one of this account, its mode 640.`,
    )
  }
}

export function parseFailureReportConfig(environment: Environment, file = '') {
  const settings = parseSettings(failureReportSchema, environment, file)
  return {
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    publicUrl: settings.PUBLIC_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    enquiryTo: settings.ENQUIRY_TO,
  }
}

/** The environment overrides the settings file. An empty value means not set. */
function parseSettings<Schema extends z.ZodType>(schema: Schema, environment: Environment, file: string) {
  const result = schema.safeParse(withoutEmpty({ ...parseEnv(file), ...environment }))
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)
  throw new StartupError(`invalid configuration (${problems.join('; ')}). See .env.example.`)
}

export function parseConfig(environment: Environment, file = '') {
  const settings = parseSettings(environmentSchema, environment, file)
  const { PORT, HOST, DATA_DIR, DATABASE_URL, API_BASE_URL, PUBLIC_URL, CORS_ORIGINS, LOG_LEVEL, ...rest } = settings
  if (rest.ENQUIRY_WEBHOOK_URL && !rest.ENQUIRY_WEBHOOK_SECRET)
    throw new StartupError('ENQUIRY_WEBHOOK_URL is set without ENQUIRY_WEBHOOK_SECRET.')
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    backupFolder: resolve(rest.BACKUP_DIR),
    backupPassphrase: rest.BACKUP_PASSPHRASE,
    databaseUrl: DATABASE_URL,
    s3: s3Settings(settings),
    apiBaseUrl: API_BASE_URL?.replace(/\/+$/, ''),
    publicUrl: PUBLIC_URL,
    corsOrigins: CORS_ORIGINS,
    logLevel: LOG_LEVEL,
    trustedProxies: rest.TRUST_PROXY,
    metricsAddress: rest.METRICS_ADDRESS,
    stopDelayMs: rest.STOP_DELAY_SECONDS * 1000,
    enquiryLimitPerMinute: rest.ENQUIRY_LIMIT_PER_MINUTE,
    smtpUrl: rest.SMTP_URL,
    mailFrom: rest.MAIL_FROM,
    enquiryTo: rest.ENQUIRY_TO,
    webhook:
      rest.ENQUIRY_WEBHOOK_URL && rest.ENQUIRY_WEBHOOK_SECRET
        ? { url: rest.ENQUIRY_WEBHOOK_URL, secret: rest.ENQUIRY_WEBHOOK_SECRET }
        : undefined,
    setup: rest.SETUP,
    firstAdministrator: { email: rest.ADMIN_EMAIL, password: rest.ADMIN_PASSWORD },
    firstRetryMs: rest.ENQUIRY_RETRY_SECONDS * 1000,
  }
}

/** Not an error: a restore test hides the bucket, and the passphrase stays set. */
export function passphraseWarning({ s3, backupPassphrase }: Pick<Config, 's3' | 'backupPassphrase'>) {
  if (s3 || !backupPassphrase) return undefined
  return 'BACKUP_PASSPHRASE is set without S3_BUCKET: backups are neither copied to a bucket nor encrypted'
}

/** Without access keys the AWS client looks for those of the machine. */
function s3Settings(values: z.infer<typeof environmentSchema>) {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  if (!S3_BUCKET) return undefined
  if (Boolean(S3_ACCESS_KEY_ID) !== Boolean(S3_SECRET_ACCESS_KEY))
    throw new StartupError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together, or neither.')
  return {
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    ...(S3_ACCESS_KEY_ID &&
      S3_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      }),
  }
}

function withoutEmpty(values: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

function positiveNumber(max: number) {
  const error = `must be a number above 0, and at most ${max}`
  return z.coerce.number({ error }).positive({ error }).max(max, { error })
}

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

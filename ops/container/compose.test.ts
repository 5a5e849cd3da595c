import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const compose = readFileSync('ops/container/compose.yaml', 'utf8')
const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)

/** Said by the image or by the services, or for a site whose content is elsewhere. */
const ownValues = ['PORT', 'HOST', 'DATA_DIR', 'BACKUP_DIR', 'STOP_DELAY_SECONDS', 'API_BASE_URL', 'METRICS_ADDRESS']
const computed = ['DATABASE_URL', 'PUBLIC_URL', 'TRUST_PROXY']

test.each(settings.filter((name) => ![...ownValues, ...computed].includes(name)))(
  'the containers get the setting %s of their environment',
  (name) => {
    expect(compose).toMatch(new RegExp(`^ +${name}: \\$\\{${name}:-`, 'm'))
  },
)

test('the password of the database is in no URL, where some characters would break it', () => {
  expect(compose.match(/^.*postgres:\/\/.*$/gm)).toEqual(['    DATABASE_URL: postgres://database:5432/house'])
})

import { readdirSync } from 'node:fs'

/** What any site needs, and what each part of it uses of the others: from the top down, an arrow points at a part below. */
const platform: Record<string, string[]> = {
  problems: ['backup', 'company', 'db', 'jobs', 'outbox', 'process', 'staff-api'],
  auth: ['audit', 'company', 'crypto', 'db', 'http', 'outbox', 'process', 'staff-api'],
  metrics: ['db', 'http', 'outbox'],
  outbox: ['company', 'db', 'http', 'jobs', 'media', 'process', 'staff-api'],
  pdf: ['company', 'http', 'workers'],
  company: [
    ...['api', 'audit', 'cache', 'content', 'crypto', 'db', 'http', 'media'],
    ...['retention', 'staff-api', 'tables', 'workers'],
  ],
  api: ['cache', 'db', 'http', 'media', 'process'],
  content: ['audit', 'cache', 'crypto', 'db', 'http', 'jobs', 'media', 'staff-api', 'workers'],
  backup: ['db', 'media', 'process'],
  media: ['audit', 'cache', 'db', 'http', 'process', 'staff-api', 'tables', 'workers'],
  retention: ['audit', 'db', 'jobs', 'process'],
  audit: ['db', 'http', 'staff-api'],
  tables: ['http', 'workers'],
  'staff-api': ['cache', 'db', 'http', 'process'],
  workers: ['http'],
  crypto: ['db', 'http'],
  cache: ['db'],
  http: ['db', 'process'],
  db: ['process'],
  jobs: [],
  process: [],
}

/** What a windows company needs, and what each feature uses of the others, from the top down. */
const featureArrows: Record<string, string[]> = {
  setup: ['articles', 'catalogue', 'planner-parts', 'search', 'site'],
  quotations: ['leads', 'planner-parts', 'plans', 'prices'],
  leads: ['plans'],
  plans: ['planner-parts', 'prices'],
  articles: ['catalogue'],
  analytics: ['search', 'site'],
  catalogue: ['planner-parts', 'search'],
  prices: ['planner-parts'],
  'planner-parts': [],
  search: [],
  site: [],
  'data-sheets': [],
}

const root = new URL('../..', import.meta.url)

/** Every feature folder; one that is not listed above uses no other. */
const features: Record<string, string[]> = Object.fromEntries(
  readdirSync(new URL('server/features', root)).map((name) => [name, featureArrows[name] ?? []]),
)

/** No part of a storey may use, over others, itself; and so many levels can still be read. */
export const storeys = { platform, features }
export const maxLevels = 10

/** One above the highest part that it uses; infinite for a part that uses itself over others. */
export function levelOf(name: string, arrows: Record<string, string[]>, above: string[] = []): number {
  if (above.includes(name)) return Number.POSITIVE_INFINITY
  return 1 + Math.max(0, ...(arrows[name] ?? []).map((used) => levelOf(used, arrows, [...above, name])))
}

const platformFolder = (name: string) => `server/platform/${name}`
const featureFolder = (name: string) => `server/features/${name}`
/** With `platform/feature.ts`, the type of a feature, which knows what every part of the platform takes from one. */
const allPlatform = ['server/platform', ...Object.keys(platform).map(platformFolder)]
const allFeatures = Object.keys(features).map(featureFolder)

/** Features of the site that its sections and routes put together. */
const webFeatures = [
  'api',
  'compare',
  'enquiry',
  'head',
  'navigation',
  'pagination',
  'planner',
  'quotation',
  'search',
  'site-data',
  'slider',
  'toast',
].map((feature) => `web/app/${feature}`)

/** Each folder with the folders it may import from, besides itself. Tests and stories may import anything. */
export const importRules: Record<string, string[]> = {
  contract: [],
  fenestration: ['contract'],
  demo: ['contract', 'fenestration'],
  ...Object.fromEntries(
    Object.entries(platform).map(([name, uses]) => [
      platformFolder(name),
      ['contract', 'server/platform', ...uses.map(platformFolder)],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(features).map(([name, uses]) => [
      featureFolder(name),
      ['contract', 'fenestration', 'demo', ...allPlatform, ...uses.map(featureFolder)],
    ]),
  ),
  'server/platform': Object.keys(platform).map(platformFolder),
  server: ['contract', ...allPlatform, ...allFeatures],
  'server/security': ['server/testing'],
  'server/testing': ['contract', 'demo', 'server', ...allPlatform, ...allFeatures],
  'web/app/browser': [],
  'web/app/ui': ['web/app/browser', 'contract'],
  'web/app/api': ['contract'],
  'web/app/navigation': [],
  'web/app/site-data': ['web/app/api', 'contract'],
  'web/app/structured-data': ['web/app/ui', 'contract'],
  'web/app/pagination': ['web/app/ui', 'contract'],
  'web/app/analytics': ['web/app/browser', 'contract'],
  'web/app/head': ['web/app/pagination', 'web/app/site-data', 'web/app/structured-data', 'web/app/ui', 'contract'],
  'web/app/toast': ['web/app/ui', 'contract'],
  'web/app/slider': ['web/app/ui', 'web/app/browser', 'contract'],
  'web/app/search': ['web/app/api', 'web/app/ui', 'contract'],
  'web/app/enquiry': [
    'web/app/analytics',
    'web/app/api',
    'web/app/site-data',
    'web/app/toast',
    'web/app/ui',
    'contract',
  ],
  'web/app/planner': [
    ...['web/app/api', 'web/app/components', 'web/app/enquiry', 'web/app/site-data', 'web/app/toast', 'web/app/ui'],
    ...['contract', 'fenestration'],
  ],
  'web/app/compare': ['web/app/api', 'contract', 'fenestration'],
  'web/app/quotation': ['web/app/planner', 'web/app/ui', 'contract', 'fenestration'],
  'web/app/components': ['web/app/api', 'web/app/site-data', 'web/app/structured-data', 'web/app/ui', 'contract'],
  'web/app/sections': [
    'web/app/components',
    ...webFeatures,
    'web/app/structured-data',
    'web/app/ui',
    'web/app/browser',
    'contract',
  ],
  'web/app/routes': [
    'web/app/sections',
    'web/app/components',
    ...webFeatures,
    'web/app/structured-data',
    'web/app/ui',
    'contract',
    'fenestration',
  ],
  'web/app/styles': ['contract'],
  'web/app': [
    'web/app/sections',
    'web/app/components',
    ...webFeatures,
    'web/app/analytics',
    'web/app/styles',
    'web/app/ui',
    'contract',
  ],
  'web/testing': ['web/app/planner', 'web/app/site-data', 'web/app/toast', 'demo', 'contract'],
  web: ['web/app/api', 'web/app/head', 'web/app/navigation', 'web/app', 'contract'],
  'admin/api': ['contract'],
  'admin/theme': ['contract'],
  'admin/format': ['contract'],
  'admin/components': ['admin/api', 'admin/format', 'admin/theme', 'contract'],
  'admin/resources': ['admin/components', 'admin/api', 'admin/format', 'admin/theme', 'contract', 'fenestration'],
  'admin/dashboard': [
    'admin/components',
    'admin/setup',
    'admin/api',
    'admin/format',
    'admin/theme',
    'contract',
    'fenestration',
  ],
  'admin/import-export': ['admin/components', 'admin/api', 'admin/format', 'contract'],
  'admin/auth': ['admin/api', 'admin/theme', 'contract'],
  'admin/setup': ['admin/auth', 'admin/components', 'admin/api', 'contract'],
  'admin/account': ['admin/auth', 'admin/components', 'admin/api', 'admin/format', 'contract'],
  'admin/layout': ['admin/account', 'admin/components', 'admin/setup', 'admin/api', 'admin/theme', 'contract'],
  'admin/testing': ['admin', 'admin/api', 'admin/theme'],
  admin: [
    'admin/resources',
    'admin/dashboard',
    'admin/import-export',
    'admin/account',
    'admin/auth',
    'admin/setup',
    'admin/layout',
    'admin/components',
    'admin/api',
    'admin/theme',
    'contract',
  ],
  studio: ['contract', 'fenestration', 'demo'],
  ops: ['contract', 'demo', 'fenestration', ...allPlatform, ...allFeatures, 'server', 'server/testing'],
  bench: ['contract', 'demo', 'fenestration', 'ops', ...allPlatform, ...allFeatures, 'server', 'server/testing'],
  e2e: ['contract', 'demo', 'fenestration', 'ops', 'server/testing'],
}

/** Shared by all features of the server. */
const platform = ['db', 'process', 'http', 'cache', 'api', 'staff-api', 'audit', 'jobs', 'outbox', 'media'].map(server)

/** What a feature of the server uses besides the platform. */
const features: Record<string, string[]> = {
  articles: [],
  catalogue: [],
  settings: ['leads', 'content', 'retention'],
  retention: ['leads'],
  search: [],
  leads: ['auth', 'settings'],
  auth: ['settings'],
  content: [
    ...['auth', 'content/preview', 'content/publishing', 'content/redirects', 'content/sanitise'],
    ...['search', 'settings'],
  ],
  'content/publishing': [],
  'content/redirects': ['content'],
  'content/preview': ['auth', 'content', 'content/redirects', 'content/sanitise'],
  'content/sanitise': ['content'],
  'content/archive': ['content', 'content/redirects', 'content/sanitise', 'search', 'settings'],
  'content/product-csv': ['content', 'content/sanitise'],
  analytics: ['content', 'content/redirects', 'search', 'settings', 'site'],
  site: ['content/preview', 'content/redirects', 'site/cache'],
  'site/brochure': [],
  'site/cache': [],
  'site/og-images': ['site', ''],
  'site/seo': ['content', 'site/cache'],
  metrics: ['leads', 'site'],
  seed: ['content', 'search'],
  backup: ['search'],
}

/** The routers mount the handlers of all features; jobs, deliveries and references reach into the features they serve. */
const platformUses: Record<string, string[]> = {
  db: [],
  process: [],
  http: ['db'],
  cache: ['db'],
  api: ['analytics', 'articles', 'catalogue', 'leads', 'search', 'settings'],
  'staff-api': [
    ...['analytics', 'auth', 'content', 'content/archive', 'content/product-csv', 'content/redirects'],
    ...['leads', 'search', 'settings'],
  ],
  audit: ['content'],
  jobs: ['auth', 'content/publishing', 'leads', 'retention'],
  outbox: ['auth', 'leads', 'settings'],
  media: ['content'],
}

/** Features of the site that its sections and routes put together. */
const webFeatures = [
  'api',
  'enquiry',
  'head',
  'navigation',
  'pagination',
  'search',
  'site-data',
  'slider',
  'toast',
].map((feature) => `web/app/${feature}`)

/** Each folder with the folders it may import from, besides itself. Tests and stories may import anything. */
export const importRules: Record<string, string[]> = {
  contract: [],
  content: ['contract'],
  ...Object.fromEntries(
    Object.entries(platformUses).map(([name, uses]) => [
      server(name),
      ['contract', ...(name === 'db' ? [] : platform), ...uses.map(server)],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(features).map(([name, uses]) => [
      server(name),
      [
        'contract',
        'content',
        ...platform,
        ...(name.includes('/') ? [server(name.split('/')[0] ?? '')] : []),
        ...uses.map(server),
      ],
    ]),
  ),
  server: ['contract', ...platform, ...Object.keys(features).map(server)],
  'server/security': ['server/testing'],
  'server/testing': ['contract', 'content', 'server', ...platform, ...Object.keys(features).map(server)],
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
  'web/testing': ['web/app/site-data', 'web/app/toast', 'contract'],
  web: ['web/app/api', 'web/app/head', 'web/app/navigation', 'web/app', 'contract'],
  'admin/api': ['contract'],
  'admin/theme': [],
  'admin/format': ['contract'],
  'admin/components': ['admin/api', 'admin/format', 'admin/theme', 'contract'],
  'admin/resources': ['admin/components', 'admin/api', 'admin/format', 'admin/theme', 'contract'],
  'admin/dashboard': ['admin/components', 'admin/api', 'admin/format', 'admin/theme', 'contract'],
  'admin/import-export': ['admin/components', 'admin/api', 'admin/format', 'contract'],
  'admin/auth': ['admin/api', 'contract'],
  'admin/account': ['admin/auth', 'admin/components', 'admin/api', 'admin/format', 'contract'],
  'admin/layout': ['admin/components', 'admin/api', 'admin/theme', 'contract'],
  'admin/testing': ['admin', 'admin/api', 'admin/theme'],
  admin: [
    'admin/resources',
    'admin/dashboard',
    'admin/import-export',
    'admin/account',
    'admin/auth',
    'admin/layout',
    'admin/components',
    'admin/api',
    'admin/theme',
    'contract',
  ],
  studio: ['content'],
  ops: ['contract', 'content', ...platform, ...Object.keys(features).map(server), 'server', 'server/testing'],
  bench: ['contract', 'content', 'ops', ...platform, ...Object.keys(features).map(server), 'server', 'server/testing'],
  e2e: ['contract', 'content', 'ops', 'server/testing'],
}

function server(feature: string) {
  return feature === '' ? 'server' : `server/${feature}`
}

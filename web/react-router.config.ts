import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // There are few routes, so the manifest has all of them instead of being fetched link by link.
  routeDiscovery: { mode: 'initial' },
  // A loader and its component are needed together; splitting them only adds requests.
  splitRouteModules: false,
  // The only actions are the public enquiry forms, which anyone may post to. A page without a referrer posts with the origin
  // 'null', and behind a proxy the origin differs from the one this server sees: neither may lose an enquiry.
  allowedActionOrigins: ['**'],
} satisfies Config

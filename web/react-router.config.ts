import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The routes are few: all of them come with the first page, instead of being asked for link by link.
  routeDiscovery: { mode: 'initial' },
  // A loader and its screen are needed together; apart they are only more requests.
  splitRouteModules: false,
  // The only actions are the public enquiry forms, which anyone may post to. A page that sends no referrer posts with the
  // origin 'null', and behind a proxy the origin is not the one this server sees: neither may cost an enquiry.
  allowedActionOrigins: ['**'],
} satisfies Config

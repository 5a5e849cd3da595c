import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The only actions are the public enquiry forms, which anyone may post to. A page that sends no referrer posts with the
  // origin 'null', and behind a proxy the origin is not the one this server sees: neither may cost an enquiry.
  allowedActionOrigins: ['**'],
} satisfies Config

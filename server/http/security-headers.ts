import type { MiddlewareHandler } from 'hono'
import { strictCsp } from './csp.ts'

/** What matters for a script, a style or a font, with `strictCsp`; the rest is for documents. */
export const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
}

/** What every other answer carries, whatever it is. */
export const securityHeaders = {
  ...fileHeaders,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
}

const oneYear = 'max-age=31536000; includeSubDomains'

export type Transport = { publicUrl: string; trustedProxies: number }

/** Whether a visitor has come by https, as far as we can know: our own address says so, or a proxy of ours. */
export function isHttps({ publicUrl, trustedProxies }: Transport, forwardedProto: string | undefined) {
  if (publicUrl) return publicUrl.startsWith('https:')
  return trustedProxies > 0 && forwardedProto?.split(',').at(-1)?.trim() === 'https'
}

export const hstsHeader = ['strict-transport-security', oneYear] as const

/** For whatever goes through the router. What an answer says of itself stands. */
export function withSecurityHeaders(transport: Transport): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    const add = (name: string, value: string) => headers.has(name) || c.header(name, value)
    for (const [name, value] of Object.entries(securityHeaders)) add(name, value)
    add('content-security-policy', strictCsp)
    if (isHttps(transport, c.req.header('x-forwarded-proto'))) add(...hstsHeader)
  }
}

import type { MiddlewareHandler } from 'hono'
import { strictCsp } from './csp.ts'

/** Enough for scripts, styles and fonts, together with `strictCsp`. The rest is for documents. */
export const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
}

/** Headers of every other response. */
export const securityHeaders = {
  ...fileHeaders,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
}

const oneYear = 'max-age=31536000; includeSubDomains'

export type Transport = { publicUrl: string; trustedProxies: number }

/** Whether the visitor uses HTTPS, judged by our public URL or by our own proxy. */
export function isHttps({ publicUrl, trustedProxies }: Transport, forwardedProto: string | undefined) {
  if (publicUrl) return publicUrl.startsWith('https:')
  return trustedProxies > 0 && forwardedProto?.split(',').at(-1)?.trim() === 'https'
}

export const hstsHeader = ['strict-transport-security', oneYear] as const

/** For everything behind the router. Headers that a response sets itself stay. */
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

import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Env } from '../../../config/env.ts'
import type { WebVariables } from './web-variables.ts'

const fixed: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()'],
]

/**
 * Sets a nonce and the security headers. There is no `unsafe-inline`, not even for styles: server markup must not have `style` attributes.
 * `isDev` permits what hot reloading injects.
 */
export function securityHeaders(
  env: Pick<Env, 'publicUrl' | 'HSTS_SUBDOMAINS' | 'STRIPE_SECRET_KEY'>,
  isDev: boolean,
): MiddlewareHandler<{ Variables: WebVariables }> {
  const isHttps = env.publicUrl.startsWith('https:')
  // The form that pays is answered with a redirect to the provider's page.
  const formTargets = env.STRIPE_SECRET_KEY === undefined ? [] : ['https://checkout.stripe.com']
  const strict = `max-age=31536000${env.HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64')
    c.set('nonce', nonce)
    await next()
    const { headers } = c.res
    // Handlers may override: the API opens itself to other sites. Not `c.header`, which copies the whole response for each.
    for (const [name, value] of fixed) if (!headers.has(name)) headers.set(name, value)
    if (isHttps) headers.set('strict-transport-security', strict)
    if (!headers.has('content-security-policy'))
      headers.set('content-security-policy', contentSecurityPolicy(nonce, isHttps, { isDev, formTargets }))
  }
}

/** @internal for its test */
export function contentSecurityPolicy(
  nonce: string,
  isHttps: boolean,
  { isDev = false, formTargets = [] }: { isDev?: boolean; formTargets?: readonly string[] } = {},
): string {
  const rules = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    isDev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    isDev ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ]
  if (isHttps) rules.push('upgrade-insecure-requests')
  return rules.join('; ')
}

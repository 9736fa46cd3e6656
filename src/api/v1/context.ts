import type { Context as HonoContext } from 'hono'
import type { Cookies } from '../../domain/caller/client.ts'
import type { Context } from '../../domain/caller/context.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { RateLimit } from '../../platform/network/rate-limit.ts'
import type { CountedCalls } from '../counted-calls.values.ts'

export type ApiDependencies = {
  /** A new context for each request, as a guest unless the request authenticates. */
  ctxFor: (c: HonoContext) => Context
  /** The context of the session cookie's owner, for calls that need one, with the headers that prolong the session. */
  identify: (c: HonoContext) => Promise<{ ctx: Context; cookies: Cookies }>
  /** The client's address, for the rate limit; only the server knows which proxies to trust. */
  addressOf: (c: HonoContext) => string
  jobUrl: (job: { id: number; slug: string }, locale: Locale) => string
  employerUrl: (employer: { id: number; slug: string }, locale: Locale) => string
  pictureUrl: (fileId: string) => string
  /** The nonce of this response's Content-Security-Policy, for the reference page. */
  nonceOf: (c: HonoContext) => string
  /** Base URL of the site, without a trailing slash. */
  publicUrl: string
  brandName: string
  requestsPerMinute: number
  /** Who counts the requests of a minute. */
  rateLimitOf: (counted: CountedCalls) => RateLimit
}

/** Language of labels: `lang`, else by Accept-Language, else German. */
export function localeOf(request: Request, lang: string | null): Locale {
  if (lang === 'de' || lang === 'en') return lang
  for (const part of (request.headers.get('accept-language') ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase()
    if (language === 'de' || language === 'en') return language
  }
  return 'de'
}

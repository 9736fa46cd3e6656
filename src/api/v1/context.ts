import type { Context as HonoContext } from 'hono'
import type { Context } from '../../domain/caller/context.ts'
import type { Cookies, Visitor } from '../../domain/caller/visitor.ts'
import type { Locale } from '../../i18n/locale.ts'

/** What the web server lends to the API; addresses of pages belong to the web, so it makes them. */
export type ApiDependencies = {
  /** A new context for a request, of a guest unless the request says otherwise. */
  ctxFor: (c: HonoContext) => Context
  /** The context of whoever the site's session cookie says, for the calls that need it; with what prolongs the session. */
  identify: (c: HonoContext) => Promise<{ ctx: Context; visitor: Visitor; cookies: Cookies }>
  /** Who is asking, for the rate limit; only the server knows which proxy to trust. */
  addressOf: (c: HonoContext) => string
  /** Absolute address of a job's page. */
  jobUrl: (job: { id: number; slug: string }, locale: Locale) => string
  /** Absolute address of an employer's page. */
  employerUrl: (employer: { id: number; slug: string }, locale: Locale) => string
  /** Absolute address of a picture of an employer. */
  pictureUrl: (fileId: string) => string
  /** The nonce of this answer's Content-Security-Policy, for the reference page. */
  nonceOf: (c: HonoContext) => string
  /** Where the site is reached, without a trailing slash. */
  publicUrl: string
  brandName: string
  requestsPerMinute: number
}

/** The language of labels: `lang`, or the first of the two that the request's Accept-Language names; German otherwise. */
export function localeOf(request: Request, lang: string | null): Locale {
  if (lang === 'de' || lang === 'en') return lang
  for (const part of (request.headers.get('accept-language') ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase()
    if (language === 'de' || language === 'en') return language
  }
  return 'de'
}

import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { unsubscribeAlert } from '../../../domain/alerts/change-alert.ts'
import type { Context as DomainContext } from '../../../domain/caller/context.ts'
import { isDomainError } from '../../../domain/caller/errors.ts'
import { unsubscribeReader } from '../../../domain/newsletter/subscribe-reader.ts'
import { pageOf } from '../../page-of.ts'
import type { PageName } from '../../pages.ts'
import type { WebDeps } from '../web-deps.ts'
import type { WebVariables } from './web-variables.ts'

const bodyChars = 2_000

type End = (ctx: DomainContext, key: { token: string }) => Promise<void>

/** What a press on the mail program's own button ends, by the page of the address. */
const endings: Partial<Record<PageName, End>> = {
  'alert-unsubscribe': unsubscribeAlert,
  'newsletter-end': unsubscribeReader,
}

/**
 * Ends mails when the mail program's own button is pressed (RFC 8058): its provider posts to the address of the mail's header, from no
 * page and without cookies, so that the token of the address is all that counts. Forms of our own pages go on to their page.
 */
export function answerOneClick({ identify, visitorOf }: WebDeps) {
  return createMiddleware<{ Variables: WebVariables }>(async (c, next) => {
    const address = c.req.method === 'POST' && !comesFromPage(c) ? pageOf(c.req.path) : null
    const end = address && endings[address.name]
    if (!end) return next()
    // Either form of body that the standard allows names this one pair.
    const body = (await c.req.text()).slice(0, bodyChars)
    if (!/List-Unsubscribe["\s]*[=\s]+One-Click/.test(body)) return c.text('Not a one-click request.\n', 403)
    const visitor = { ...visitorOf(c), cookie: '' }
    const asked = { requestId: c.get('requestId'), locale: address.locale, visitor, door: 'site' } as const
    const { ctx } = await identify(asked)
    try {
      await end(ctx, { token: address.params.token ?? '' })
    } catch (error) {
      // Whoever has no alert any more has what was asked for.
      if (!isDomainError(error) || error.kind !== 'not-found') throw error
    }
    return c.text('Unsubscribed.\n')
  })
}

function comesFromPage(c: Context): boolean {
  return c.req.header('sec-fetch-site') !== undefined || c.req.header('origin') !== undefined
}

import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { unsubscribeAlert } from '../../../domain/alerts/change-alert.ts'
import { noClient } from '../../../domain/caller/client.ts'
import type { Context as DomainContext } from '../../../domain/caller/context.ts'
import { isDomainError } from '../../../domain/caller/errors.ts'
import { unfollowByLink } from '../../../domain/ideas/ideas-by-link.ts'
import { endQuestionMails } from '../../../domain/job-questions/questions-by-link.ts'
import { unsubscribeReader } from '../../../domain/newsletter/subscribe-reader.ts'
import { endWeeklyMail } from '../../../domain/recommendations/change-settings.ts'
import { leaveByLink } from '../../../domain/talent-pool/pool-by-link.ts'
import { endSearchByLink } from '../../../domain/talent-pool/searches/saved-searches.ts'
import { pageOf } from '../../page-of.ts'
import type { PageName } from '../../pages.ts'
import type { WebDeps } from '../web-deps.ts'
import type { WebVariables } from './web-variables.ts'

const bodyChars = 2_000

type End = (ctx: DomainContext, key: { token: string }) => Promise<void>

/** Pages whose mailed link may be posted to for one-click unsubscribe. */
const endings: Partial<Record<PageName, End>> = {
  'alert-unsubscribe': unsubscribeAlert,
  'newsletter-end': unsubscribeReader,
  'recommendations-end': endWeeklyMail,
  'talent-link': leaveByLink,
  'talent-search-end': endSearchByLink,
  'question-end': endQuestionMails,
  'idea-end': unfollowByLink,
}

/**
 * One-click unsubscribe (RFC 8058): the mail provider posts to the URL of the mail's header, without a page and cookies, so only the URL's
 * token counts. Forms of our own pages pass through.
 */
export function answerOneClick({ identify, clientOf }: WebDeps) {
  return createMiddleware<{ Variables: WebVariables }>(async (c, next) => {
    const address = c.req.method === 'POST' && !comesFromPage(c) ? pageOf(c.req.path) : null
    const end = address && endings[address.name]
    if (!end) return next()
    // Both body encodings that the standard allows contain this pair.
    const body = (await c.req.text()).slice(0, bodyChars)
    if (!/List-Unsubscribe["\s]*[=\s]+One-Click/.test(body)) return c.text('Not a one-click request.\n', 403)
    const client = { ...clientOf(c), cookie: '', guestKeys: noClient.guestKeys }
    const asked = { requestId: c.get('requestId'), locale: address.locale, client, realm: 'site' } as const
    const { ctx } = await identify(asked)
    try {
      await end(ctx, { token: address.params.token ?? '' })
    } catch (error) {
      // Already unsubscribed: nothing left to do.
      if (!isDomainError(error) || error.kind !== 'not-found') throw error
    }
    return c.text('Unsubscribed.\n')
  })
}

function comesFromPage(c: Context): boolean {
  return c.req.header('sec-fetch-site') !== undefined || c.req.header('origin') !== undefined
}

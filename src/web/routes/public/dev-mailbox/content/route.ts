import { NotFound } from '../../../../../domain/caller/errors.ts'
import { readMailboxMessage } from '../../../../../domain/mail/read-mailbox.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

/** Styles of its own and nothing else: a mail cannot load, run or send anything, and only our pages may show it. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"

/** The HTML of one message by itself, for the frame of the message's page. */
export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => {
  const { content } = await readMailboxMessage(ctx, ctx.transport, {
    id: Number(params.key),
  })
  if (!content?.html) throw new NotFound()
  return new Response(content.html.replace('<head>', '<head><base target="_top">'), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
})

import { NotFound } from '../../../../../domain/caller/errors.ts'
import { readMailboxMessage } from '../../../../../domain/mail/read-mailbox.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

/** A mail's HTML is untrusted: only inline styles are allowed, nothing may load, run or be sent, and only our pages may frame it. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"

/** Served apart from its page, because the frame needs a stricter policy than the page. */
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

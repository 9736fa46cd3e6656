import { redirect } from 'react-router'
import { z } from 'zod'
import { decideEmployerRequest } from '../../domain/employers/ask-for-employer.ts'
import { rowIdSchema } from '../../domain/row-id.schema.ts'
import { href } from '../addresses.ts'
import { getFacts } from '../context.server.ts'
import { form } from '../form.server.ts'
import { toastCookie } from '../http/cookies.ts'
import type { PageName } from '../pages.ts'

const decisionSchema = z.object({
  requestId: rowIdSchema,
  decision: z.enum(['accept', 'refuse']),
})

/** The form of `AccessRequests`; goes back to the page that shows it. */
export function decideRequestForm(page: PageName) {
  return form({ schema: decisionSchema }, async (ctx, { requestId, decision }, { request, context }) => {
    const accept = decision === 'accept'
    await decideEmployerRequest(ctx, { requestId, accept, visitor: getFacts(context).visitor })
    const note = accept ? 'dashboard.employer.accepted' : 'dashboard.employer.refused'
    const here = href(page, ctx.locale) + new URL(request.url).search
    return redirect(here, { headers: { 'set-cookie': toastCookie(note) } })
  })
}

import { redirect } from 'react-router'
import { z } from 'zod'
import { rowIdSchema } from '../../../domain/caller/row-id.schema.ts'
import { decideEmployerRequest } from '../../../domain/employers/team/ask-for-employer.ts'
import { href } from '../../addresses.ts'
import type { PageName } from '../../pages.ts'
import { getFacts } from '../../server/context.server.ts'
import { form } from '../../server/form.server.ts'
import { toastCookie } from '../../server/http/cookies.ts'

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

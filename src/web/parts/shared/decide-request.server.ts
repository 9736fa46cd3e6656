import { z } from 'zod'
import { rowIdSchema } from '../../../domain/caller/row-id.schema.ts'
import { decideEmployerRequest } from '../../../domain/employers/team/ask-for-employer.ts'
import { form } from '../../server/form.server.ts'
import { redirectWithToast } from '../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../server/this-page.server.ts'

const decisionSchema = z.object({
  requestId: rowIdSchema,
  decision: z.enum(['accept', 'refuse']),
})

/** The form of `AccessRequests`; goes back to the page that shows it. */
export const decideRequestForm = form(
  { schema: decisionSchema },
  async (ctx, { requestId, decision }, { request }) => {
    const accept = decision === 'accept'
    await decideEmployerRequest(ctx, { requestId, accept })
    const note = accept ? 'dashboard.employer.accepted' : 'dashboard.employer.refused'
    return redirectWithToast(thisPageAgain(request), note)
  },
)

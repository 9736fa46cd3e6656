import { ideaIdSchema } from '../../../../domain/ideas/idea.schema.ts'
import { voteForIdea, withdrawVote } from '../../../../domain/ideas/vote-for-idea.ts'
import { form } from '../../../server/form.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../server/this-page.server.ts'

/** The two forms of every page with a vote button. */
export const voteForms = {
  vote: form({ schema: ideaIdSchema }, async (ctx, input, { request }) => {
    await voteForIdea(ctx, input)
    return redirectWithToast(thisPageAgain(request), 'ideas-words.toast.voted')
  }),
  withdraw: form({ schema: ideaIdSchema }, async (ctx, input, { request }) => {
    await withdrawVote(ctx, input)
    return redirectWithToast(thisPageAgain(request), 'ideas-words.toast.withdrawn')
  }),
}

import { z } from 'zod'
import { undoMove } from '../../../../domain/applications/undo-move.ts'
import { isDomainError } from '../../../../domain/caller/errors.ts'
import { form } from '../../../server/form.server.ts'
import type { ToastNote } from '../../../server/http/cookies.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../server/this-page.server.ts'

const ids = z.preprocess(given => (Array.isArray(given) ? given : [given]), z.array(z.uuid()).min(1).max(100))

/** The form of {@link UndoMoves}. A decision that can no longer be taken back does not stop the others; the toast names the reason. */
export const undoForm = form(
  { schema: z.object({ applicationId: ids }) },
  async (ctx, input, { request }) => {
    let note: ToastNote | string = 'employer-applications.undo.done'
    for (const applicationId of input.applicationId) {
      try {
        await undoMove(ctx, { applicationId })
      } catch (error) {
        if (!isDomainError(error) || error.kind !== 'conflict') throw error
        note = { title: 'employer-applications.undo.not-done', description: error.key, tone: 'bad' }
      }
    }
    return redirectWithToast(thisPageAgain(request), note)
  },
)

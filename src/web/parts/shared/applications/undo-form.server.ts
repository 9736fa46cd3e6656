import { redirect } from 'react-router'
import { z } from 'zod'
import { undoMove } from '../../../../domain/applications/undo-move.ts'
import { isDomainError } from '../../../../domain/caller/errors.ts'
import { form } from '../../../server/form.server.ts'
import { toastCookie } from '../../../server/http/cookies.ts'

const ids = z.preprocess(given => (Array.isArray(given) ? given : [given]), z.array(z.uuid()).min(1).max(100))

/** Takes back what {@link UndoMoves} offers, on the page where it stands. */
export const undoForm = form(
  { schema: z.object({ applicationId: ids }) },
  async (ctx, input, { request }) => {
    const { pathname, search } = new URL(request.url)
    let note: Parameters<typeof toastCookie>[0] = 'employer-applications.undo.done'
    for (const applicationId of input.applicationId) {
      try {
        await undoMove(ctx, { applicationId })
      } catch (error) {
        if (!isDomainError(error) || error.kind !== 'conflict') throw error
        note = { title: 'employer-applications.undo.not-done', description: error.key, tone: 'bad' }
      }
    }
    return redirect(pathname + search, { headers: { 'set-cookie': toastCookie(note) } })
  },
)

import { type Context, inTransaction } from '../../caller/context.ts'
import { requireManager } from '../application.policy.ts'
import { loadForEmployer } from '../load-application.ts'
import { tellPages } from '../steps/tell-of-application.ts'
import { insertNote } from './note.queries.ts'

/**
 * Saves an internal note for the employer's team; the applicant never sees it on a page, but gets it in their data export. @throws
 * {NotFound}
 */
export async function noteApplication(
  ctx: Context,
  input: { applicationId: string; text: string },
): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { application, person } = await loadForEmployer(inside, input.applicationId)
    requireManager(person, application.employerId)
    const { applicationId, text } = input
    await insertNote(inside.db, { applicationId, userId: person.userId, text, now: inside.now() })
    await tellPages(inside, { ...application, userId: null }, 'application')
  })
}

import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { releaseFiles } from '../files/steps/release-files.ts'
import { canDeleteDue } from './application.policy.ts'
import type { ApplicationRow } from './application.queries.ts'
import { loadApplication } from './application.queries.ts'
import { isOpen } from './application.status.ts'
import { deleteDraftsBefore } from './applying/application-draft.queries.ts'
import { deleteApplicationRow, findDueApplications, findOwnIds, listAllFileIds } from './deletion.queries.ts'
import { loadForApplicant, type OwnKey } from './load-application.ts'
import { shownName } from './shown-name.ts'
import { tellEmployer, tellPages, tellPrograms } from './steps/tell-of-application.ts'

/**
 * Permanently deletes the applicant's own application with documents, messages and notes, before its retention period ends. If it was still
 * open, this counts as a withdrawal and the employer is notified. @throws {NotFound}
 */
export async function deleteOwnApplication(ctx: Context, key: OwnKey): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { application } = await loadForApplicant(inside, key, { lock: true })
    await deleteAndTell(inside, application)
  })
}

/** Before an account is deleted: removes all its applications. @returns how many */
export async function deleteApplicationsOf(ctx: Context, userId: string): Promise<number> {
  if (!canDeleteDue(ctx.actor)) throw new NotAllowed()
  return inTransaction(ctx, async inside => {
    const ids = await findOwnIds(inside.db, userId)
    for (const id of ids) {
      const application = await loadApplication(inside.db, { id }, { lock: true })
      if (application) await deleteAndTell(inside, application)
    }
    return ids.length
  })
}

/** Enforces retention: deletes due applications and drafts, each application in its own transaction. @returns how many */
export async function deleteDueApplications(ctx: Context): Promise<number> {
  if (!canDeleteDue(ctx.actor)) throw new NotAllowed()
  await deleteDraftsBefore(ctx.db, ctx.now())
  const ids = await findDueApplications(ctx.db, ctx.now())
  for (const id of ids) {
    await inTransaction(ctx, async inside => {
      const application = await loadApplication(inside.db, { id })
      if (application) await deleteOne(inside, application)
    })
  }
  return ids.length
}

async function deleteAndTell(ctx: Context, application: ApplicationRow): Promise<void> {
  const { jobTitle: job, status } = application
  if (isOpen(status)) {
    // The mail links to the dashboard: the application itself will be gone.
    await tellEmployer(ctx, application, {
      template: 'application-withdrawn',
      fill: ({ name }, locale) => ({
        name,
        applicant: shownName(application, locale),
        job,
        note: null,
        url: ctx.links.employerDashboard(locale),
      }),
    })
  } else {
    await tellPages(ctx, application, 'application')
  }
  await deleteOne(ctx, application)
}

/** Webhooks are notified too, so that integrations can delete their copies. */
async function deleteOne(ctx: Context, application: ApplicationRow): Promise<void> {
  const { id } = application
  await tellPrograms(ctx, application, { event: 'application.deleted', status: null })
  await releaseFiles(ctx, await listAllFileIds(ctx.db, id))
  await deleteApplicationRow(ctx.db, id)
}

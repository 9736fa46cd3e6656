import { type Context, inTransaction } from '../caller/context.ts'
import { releaseFiles } from '../files/steps/release-files.ts'
import { canDeleteDue } from './application.policy.ts'
import type { ApplicationRow } from './application.queries.ts'
import { loadApplication } from './application.queries.ts'
import { isOpen } from './application.status.ts'
import { deleteDraftsBefore } from './applying/application-draft.queries.ts'
import { deleteApplicationRow, findDueApplications, findOwnIds, listAllFileIds } from './deletion.queries.ts'
import { loadForApplicant, type OwnKey } from './load-application.ts'
import { tellEmployer, tellPages, tellPrograms } from './steps/tell-of-application.ts'

/**
 * Deletes the own application with its documents, messages and notes for good, before its time. The employer is told when it was
 * still open: that is a withdrawal, too. @throws {NotFound}
 */
export async function deleteOwnApplication(ctx: Context, key: OwnKey): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { application } = await loadForApplicant(inside, key, { lock: true })
    await deleteAndTell(inside, application)
  })
}

/** Before an account goes: everything that its person has sent. Returns how many. */
export async function deleteApplicationsOf(ctx: Context, userId: string): Promise<number> {
  if (!canDeleteDue(ctx.actor)) return 0
  return inTransaction(ctx, async inside => {
    const ids = await findOwnIds(inside.db, userId)
    for (const id of ids) {
      const application = await loadApplication(inside.db, { id }, { lock: true })
      if (application) await deleteAndTell(inside, application)
    }
    return ids.length
  })
}

/** Deletes the applications and drafts whose time has come, each application in a transaction of its own; returns how many. */
export async function deleteDueApplications(ctx: Context): Promise<number> {
  if (!canDeleteDue(ctx.actor)) return 0
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
  const { name: applicant, jobTitle: job, status } = application
  if (isOpen(status)) {
    // The mail leads to the dashboard: the application is gone when it is read.
    await tellEmployer(ctx, application, {
      template: 'application-withdrawn',
      notice: 'applications',
      fill: ({ name }, locale) => ({
        name,
        applicant,
        job,
        note: null,
        url: ctx.links.employerDashboard(locale),
      }),
    })
  } else {
    await tellPages(ctx, application, 'applications')
  }
  await deleteOne(ctx, application)
}

/** Programs are told too, so that they can delete what they have fetched. */
async function deleteOne(ctx: Context, application: ApplicationRow): Promise<void> {
  const { id } = application
  await tellPrograms(ctx, application, { event: 'application.deleted', status: null })
  await releaseFiles(ctx, await listAllFileIds(ctx.db, id))
  await deleteApplicationRow(ctx.db, id)
}

import type { OwnKey } from '../../../../domain/applications/load-application.ts'
import { readOwnApplication } from '../../../../domain/applications/read-own-application.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { listHeldFiles } from '../../../../domain/files/list-held-files.ts'
import { findOwnMarks } from '../../../../domain/job-seekers/find-own-marks.ts'
import { recommendBesideJob } from '../../../../domain/recommendations/recommend-beside.ts'
import { besideCards } from '../beside-cards.server.ts'
import { ownApplicationView } from './application-view.server.ts'

const mostBeside = 3

/** Data of both pages of an application, for accounts and for guests. `held` are uploads that have not been sent yet. */
export async function loadOwnApplication(ctx: Context, key: OwnKey) {
  const application = await readOwnApplication(ctx, key)
  const [documents, attachments] = await Promise.all([
    listHeldFiles(ctx, { purpose: 'application' }),
    listHeldFiles(ctx, { purpose: 'message' }),
  ])
  // Whoever is hired looks no further.
  const limit = application.status === 'hired' ? 0 : mostBeside
  const beside = limit > 0 ? await recommendBesideJob(ctx, { jobId: application.jobId, limit }) : null
  const marks = await findOwnMarks(ctx, { jobIds: beside?.jobs.map(({ job }) => job.id) ?? [] })
  const token = key.id === null ? ctx.client.guestToken : null
  return {
    view: ownApplicationView(ctx, application, token),
    held: { documents, attachments },
    beside: beside ? besideCards(ctx, beside, marks) : [],
  }
}

import type { Selectable } from 'kysely'
import type { Jobs } from '../../db/tables.ts'
import type { StatedDuty } from '../../vocabulary/duty/duty-of-ad.ts'
import { noteAdminWork } from '../audit/steps/note-admin-work.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { insertJobEvent } from '../jobs/steps/job.queries.ts'
import { keepAnswers } from '../jobs/steps/keep-answers.ts'
import { actorName } from '../jobs/steps/move-job.ts'
import { tellLive } from '../live/steps/tell-live.ts'
import { differencesOf } from './ad-differences.ts'
import { requireDraftOwner } from './draft-owner.ts'
import { editOfFeedAd } from './edited-columns.ts'
import { loadAdEmployer, loadJobPlaces, loadPersonName, updateOwnJob } from './job-ad.queries.ts'
import type { AdFields } from './job-ad.values.ts'
import { adColumns, requireContent } from './job-ad-columns.ts'
import { deleteDraft, findChangeDraft } from './job-draft.queries.ts'
import { readAd, readUnfinishedAd } from './read-ad.ts'
import { adFields } from './steps/job-ad-fields.ts'
import { lastDay } from './steps/last-day.ts'
import { loadChangeableJob } from './steps/load-changeable-job.ts'

type Change = {
  jobId: number
  /** The version and fields that the change started from. */
  version: number
  base: AdFields | null
  fields: AdFields
}

/**
 * Changes an employer's own job, or single fields of a feed job, which the feed then no longer updates. Never overwrites what someone else
 * saved since `version`.
 * @throws Conflict `ads.problem.changed-meanwhile` with `by` and `fields`, or `error.job-deleted`; Invalid, NotFound, NotAllowed,
 * SignInRequired
 */
export async function changeOwnJob(ctx: Context, change: Change): Promise<void> {
  const ad = readAd(change.fields)
  const places = requireContent(ad, { isByPerson: ctx.actor.kind === 'user' })
  await inTransaction(ctx, async inside => {
    const { db, actor } = inside
    const now = inside.now()
    const job = await loadChangeableJob(inside, change.jobId)
    const theirs = adFields(job, await loadJobPlaces(db, job.id))
    if (job.version !== change.version) {
      const differences = differencesOf(change, theirs)
      if (differences.length > 0) {
        const by = (await loadPersonName(db, job.changed_by)) ?? ''
        const fields = differences.map(({ field }) => field).join(',')
        throw new Conflict('ads.problem.changed-meanwhile', { by, fields, version: job.version })
      }
    }
    const employer = await loadAdEmployer(db, job.employer_id)
    if (!employer) throw new NotFound()
    const duty = { before: statedBefore(job), now }
    const columns = adColumns(ad, { isAgency: employer.is_agency }, places, duty)
    const person = 'userId' in actor ? { changed_by: actor.userId } : {}
    const shared = { ...person, last_confirmed_at: now }
    if (job.source === 'feed') {
      const { edited, written } = editOfFeedAd({ before: readUnfinishedAd(theirs), after: ad }, columns)
      const kept = { edited_columns: [...new Set([...job.edited_columns, ...edited])] }
      await updateOwnJob(
        db,
        job.id,
        { ...written, ...kept, ...shared },
        edited.includes('places') ? places : null,
      )
    } else {
      const isSameDay = change.base?.validThrough === ad.validThrough
      const until =
        ad.validThrough === null || isSameDay ? {} : { valid_through: lastDay(ad.validThrough, now) }
      await updateOwnJob(db, job.id, { ...columns, ...until, ...shared }, places)
    }
    await keepAnswers(db, [job.id], 'person')
    const state = { from: job.status, to: job.status }
    await insertJobEvent(db, {
      jobId: job.id,
      ...state,
      actor: actorName(actor),
      reason: 'changed',
      at: now,
    })
    if ('userId' in actor) {
      const draft = await findChangeDraft(db, requireDraftOwner(inside), job.id)
      if (draft) await deleteDraft(db, draft.id)
    }
    const work = { employerId: job.employer_id, jobId: job.id }
    await noteAdminWork(inside, 'employer-changed-by-admin', work)
    await tellLive(inside, {
      topics: [`employer:${job.employer_id}`],
      kind: 'job',
      details: { jobId: job.id },
    })
  })
}

function statedBefore({ duty_facts: stated }: Selectable<Jobs>): StatedDuty {
  // The cast: only the domain writes this column.
  return stated as unknown as StatedDuty
}

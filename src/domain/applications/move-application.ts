import { type Context, inTransaction } from '../context.ts'
import { Conflict } from '../errors.ts'
import { canMove } from './application.policy.ts'
import { type ApplicationRow, findOpenApplication, updateApplication } from './application.queries.ts'
import { type ApplicationStatus, isOpen, type Party } from './application.status.ts'
import { insertApplicationEvent } from './application-event.queries.ts'
import { keptUntil } from './kept-until.ts'
import { loadForApplicant, loadForEmployer, type OwnKey } from './load-application.ts'
import { tellApplicant, tellEmployer } from './tell-of-application.ts'

type Move = { to: ApplicationStatus; note?: string | null; version?: number | undefined }

/**
 * The employer's step: invites, refuses, hires, or takes a refusal back. The applicant is told, with `note` as it stands.
 * @throws {NotFound} for another employer's; {Conflict} `application.move` when the table does not allow it,
 * `application.changed` when someone else was faster than `version`, `application.other-open`
 */
export async function moveApplication(ctx: Context, input: Move & { applicationId: string }): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { application, person } = await loadForEmployer(inside, input.applicationId, { lock: true })
    const { jobTitle: job, employerName: employer } = application
    await move(inside, application, { ...input, party: 'employer', userId: person.userId })
    // Only these three are among the employer's moves.
    const status = input.to as 'interview' | 'rejected' | 'hired'
    await tellApplicant(inside, application, {
      template: 'application-moved',
      notice: 'applications',
      fill: reader => ({ ...reader, job, employer, status, note: input.note ?? null }),
    })
  })
}

/** The applicant's only step; it cannot be undone. Without an account by the link of the mail. */
export async function withdrawApplication(
  ctx: Context,
  input: OwnKey & { note?: string | null },
): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { application, userId } = await loadForApplicant(inside, input, { lock: true })
    const { name: applicant, jobTitle: job } = application
    const note = input.note ?? null
    await move(inside, application, { to: 'withdrawn', note, party: 'applicant', userId })
    await tellEmployer(inside, application, {
      template: 'application-withdrawn',
      notice: 'applications',
      fill: reader => ({ ...reader, applicant, job, note }),
    })
  })
}

async function move(
  ctx: Context,
  application: ApplicationRow,
  step: Move & { party: Party; userId: string | null },
): Promise<void> {
  const { id, status: from, firstAnsweredAt } = application
  const { to, party, userId, note = null, version } = step
  if (version !== undefined && version !== application.version) throw new Conflict('application.changed')
  if (!canMove(from, to, party)) throw new Conflict('application.move', { from, to })
  const now = ctx.now()
  if (isOpen(to) && !isOpen(from)) await refuseSecondOpenOne(ctx, application)
  const endedAt = isOpen(to) ? null : now
  await updateApplication(
    ctx.db,
    id,
    {
      status: to,
      status_changed_at: now,
      ended_at: endedAt,
      delete_after: endedAt && keptUntil(endedAt, application.country),
      ...(party === 'employer' && firstAnsweredAt === null ? { first_answered_at: now } : {}),
    },
    now,
  )
  await insertApplicationEvent(ctx.db, {
    applicationId: id,
    kind: 'status',
    from,
    to,
    party,
    userId,
    note,
    at: now,
  })
}

/** A refusal is not taken back when the person has applied anew: there would be two open ones. */
async function refuseSecondOpenOne(ctx: Context, { jobId, userId, email }: ApplicationRow): Promise<void> {
  if (await findOpenApplication(ctx.db, { jobId, userId, email })) {
    throw new Conflict('application.other-open')
  }
}

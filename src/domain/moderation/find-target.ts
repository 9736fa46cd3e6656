import { isUuid } from '../../basics/uuid.ts'
import { openGuestLink } from '../applications/steps/guest-link.ts'
import type { Actor } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { canActForEmployer } from '../caller/membership.policy.ts'
import { type JobStatus, publicStatuses } from '../jobs/job.status.ts'
import { requireSeen } from './moderation.policy.ts'
import type { Target } from './moderation.ts'
import type { TargetKind } from './moderation.values.ts'
import {
  findReportedEmployer,
  findReportedIdea,
  findReportedIdeaComment,
  findReportedJob,
  findReportedMessage,
  findReportedProfile,
  findReportedRequest,
  type ReportedIdea,
} from './target.queries.ts'

export type TargetAddress = { kind: TargetKind; id: string }

/** What somebody wants to report. @throws NotFound for what they may not know of */
export async function findTarget(ctx: Context, address: TargetAddress): Promise<Target> {
  return requireSeen(await finders[address.kind](ctx, address.id))
}

const finders: Record<TargetKind, (ctx: Context, id: string) => Promise<Target | null>> = {
  job: async (ctx, id) => {
    const job = isRowId(id) ? await findReportedJob(ctx.db, Number(id)) : undefined
    // The cast: a check constraint limits the column to these.
    const isSeen = job && (isTeam(ctx.actor) || publicStatuses.includes(job.status as JobStatus))
    if (!isSeen) return null
    const label = `${job.title} (${job.employer})`
    return { kind: 'job', id: String(job.id), label, employerId: job.employerId, userId: null }
  },
  employer: async (ctx, id) => {
    const employer = isRowId(id) ? await findReportedEmployer(ctx.db, Number(id)) : undefined
    if (!employer || (employer.hidden_by !== null && !isTeam(ctx.actor))) return null
    return {
      kind: 'employer',
      id: String(employer.id),
      label: employer.name,
      employerId: employer.id,
      userId: null,
    }
  },
  message: async (ctx, id) => {
    const message = isRowId(id) ? await findReportedMessage(ctx.db, Number(id)) : undefined
    if (!message) return null
    const { sender, employerId, applicantId, applicationId, job } = message
    const isByEmployer = sender === 'employer'
    // Only the side that received it.
    const isSeen = isByEmployer
      ? await isApplicant(ctx, { applicantId, applicationId })
      : ctx.actor.kind === 'user' && canActForEmployer(ctx.actor, employerId)
    if (!isSeen) return null
    const from = isByEmployer ? { employerId, userId: null } : { employerId: null, userId: applicantId }
    return { kind: 'message', id: String(message.id), label: job, ...from }
  },
  profile: async (ctx, id) => {
    const { actor } = ctx
    if (!isUuid(id) || actor.kind !== 'user' || actor.memberships.length === 0) return null
    const profile = await findReportedProfile(ctx.db, id)
    return profile
      ? {
          kind: 'profile',
          id: profile.userId,
          label: id.slice(0, 8),
          employerId: null,
          userId: profile.userId,
        }
      : null
  },
  request: async (ctx, id) => {
    const request = isUuid(id) ? await findReportedRequest(ctx.db, id) : undefined
    if (ctx.actor.kind !== 'user' || request?.askedId !== ctx.actor.userId) return null
    return {
      kind: 'request',
      id: request.id,
      label: request.job,
      employerId: request.employerId,
      userId: null,
    }
  },
  // Nobody reports an account; what its person has written can be reported.
  account: async () => null,
  idea: async (ctx, id) =>
    ideaTarget(ctx, 'idea', isRowId(id) ? await findReportedIdea(ctx.db, Number(id)) : undefined),
  'idea-comment': async (ctx, id) =>
    ideaTarget(
      ctx,
      'idea-comment',
      isRowId(id) ? await findReportedIdeaComment(ctx.db, Number(id)) : undefined,
    ),
}

/** A guest comes by the link of the application. */
async function isApplicant(
  ctx: Context,
  { applicantId, applicationId }: { applicantId: string | null; applicationId: string },
): Promise<boolean> {
  if (ctx.actor.kind === 'user' && ctx.actor.userId === applicantId) return true
  return applicantId === null && (await openGuestLink(ctx))?.id === applicationId
}

function ideaTarget(
  { actor }: Context,
  kind: 'idea' | 'idea-comment',
  found: ReportedIdea | undefined,
): Target | null {
  if (!found || (found.hiddenBy !== null && !isTeam(actor))) return null
  const { id, title, userId } = found
  return { kind, id: String(id), label: title, employerId: null, userId }
}

const isTeam = (actor: Actor): boolean => actor.kind === 'admin'

const isRowId = (id: string): boolean => /^[1-9]\d{0,9}$/.test(id) && Number(id) < 2 ** 31

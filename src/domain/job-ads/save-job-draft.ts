import { daysAfter } from '../../basics/time.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed, NotFound } from '../caller/errors.ts'
import { guestOwnerOf } from '../files/file.policy.ts'
import { limitDrafts } from '../files/steps/limit-drafts.ts'
import { canLookAfterJobs, canManageJobsOf } from '../jobs/job.policy.ts'
import { isChanged } from './ad-differences.ts'
import { requireDraftOwner } from './draft-owner.ts'
import { draftFieldsSchema } from './job-ad.schema.ts'
import { type AdFields, type AdStep, adLimits, adSteps } from './job-ad.values.ts'
import {
  type DraftRow,
  deleteDraft,
  deleteExpiredDrafts,
  insertDraft,
  listDraftsOf,
  loadDraft,
  moveDrafts,
  updateDraft,
} from './job-draft.queries.ts'

export type JobDraft = DraftRow

type Save = {
  /** A UUID; an unknown one starts a new ad. */
  draftId: string
  /** With a step, its fields are replaced and all others stay; without one, `fields` is the whole ad. */
  step: AdStep | null
  fields: unknown
  /** The chosen employer, once there is one. */
  employerId?: number | null
}

/**
 * Saves form data, however incomplete, for 60 days from the last save.
 * @throws NotFound for another person's draft, SignInRequired, NotAllowed, TooMany, NoRoom, ZodError for more text than an ad may have
 */
export async function saveJobDraft(ctx: Context, input: Save): Promise<void> {
  const owner = requireDraftOwner(ctx)
  const given = draftFieldsSchema.parse(input.fields)
  const { employerId } = input
  const isOwn = employerId == null || canManageJobsOf(ctx.actor, employerId)
  const now = ctx.now()
  const expiresAt = daysAfter(now, adLimits.draftDays)
  const chosen = employerId === undefined || !isOwn ? {} : { employerId }
  const { draftId, step } = input
  const isKnown = (await loadDraft(ctx.db, draftId)) !== null
  const bytes = Buffer.byteLength(JSON.stringify(given))
  await limitDrafts(ctx, { owner, isNew: !isKnown, bytes, table: 'job_drafts' })
  await inTransaction(ctx, async ({ db }) => {
    if (!isKnown) {
      const content = { typed: given, base: null }
      const fresh = { jobId: null, jobVersion: null, employerId: chosen.employerId ?? null }
      await insertDraft(db, { id: draftId, owner, content, step, now, expiresAt, ...fresh })
      return
    }
    const draft = await loadDraft(db, draftId, { lock: true })
    if (draft?.owner !== owner) throw new NotFound()
    const content = { typed: merged(draft.typed, given, step), base: draft.base }
    await updateDraft(db, draftId, { content, step, now, expiresAt, ...chosen })
  })
}

/** @throws NotFound for a draft that is none or another's */
export async function readJobDraft(ctx: Context, { draftId }: { draftId: string }): Promise<JobDraft> {
  const owner = requireDraftOwner(ctx)
  const draft = await loadDraft(ctx.db, draftId)
  if (draft?.owner !== owner || draft.expires_at <= ctx.now()) throw new NotFound()
  return draft
}

/** What the person has begun, newest first, without changes that change nothing yet; none for whoever can have no drafts. */
export async function listJobDrafts(ctx: Context): Promise<JobDraft[]> {
  if (ctx.actor.kind === 'guest' && ctx.client.guestKeys.adDrafts === null) return []
  const drafts = await listDraftsOf(ctx.db, requireDraftOwner(ctx), ctx.now())
  return drafts.filter(draft => draft.job_id === null || isChanged(draft))
}

/** What was begun before signing in belongs to the person from now on. Nothing happens for guests. */
export async function adoptJobDrafts(ctx: Context): Promise<void> {
  const key = ctx.client.guestKeys.adDrafts
  if (ctx.actor.kind !== 'user' || key === null) return
  await moveDrafts(ctx.db, guestOwnerOf(key), requireDraftOwner(ctx))
}

/** @throws NotFound for another's draft */
export async function discardJobDraft(ctx: Context, { draftId }: { draftId: string }): Promise<void> {
  const { id } = await readJobDraft(ctx, { draftId })
  await deleteDraft(ctx.db, id)
}

/** Forgets drafts that nobody has touched for 60 days. @returns how many. @throws NotAllowed for anyone but the background task */
export async function pruneJobDrafts(ctx: Context): Promise<number> {
  if (!canLookAfterJobs(ctx.actor)) throw new NotAllowed()
  return deleteExpiredDrafts(ctx.db, ctx.now())
}

/** Browsers do not send unticked boxes, so a step's fields are replaced as a whole. */
function merged(before: AdFields, given: AdFields, step: AdStep | null): AdFields {
  if (step === null) return given
  const names = new Set<string>(adSteps[step])
  const own = Object.entries(given).filter(([name]) => names.has(name))
  const others = Object.entries(before).filter(([name]) => !names.has(name))
  return Object.fromEntries([...others, ...own])
}

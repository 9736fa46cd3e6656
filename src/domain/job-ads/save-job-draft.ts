import { type Context, inTransaction } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { limitDrafts } from '../files/steps/limit-drafts.ts'
import { canManageJobsOf } from '../jobs/job.policy.ts'
import { isChanged } from './ad-differences.ts'
import { type GuestKey, guestHolder, requireDraftHolder } from './draft-holder.ts'
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
  /** A UUID; one that is not there yet begins a new ad. */
  draftId: string
  guestKey: GuestKey
  /** With a step, its fields are replaced and all others stay; without one, `fields` is the whole ad. */
  step: AdStep | null
  fields: unknown
  /** For which employer the ad is meant, when the person has chosen. */
  employerId?: number | null
  /** Network address, to slow down who fills the site with drafts. */
  address: string
}

/**
 * Keeps what was typed so far, however unfinished, for 60 days from the last save.
 * @throws NotFound for another's draft, SignInRequired, NotAllowed, TooMany, NoRoom, ZodError for more text than an ad may have
 */
export async function saveJobDraft(ctx: Context, input: Save): Promise<void> {
  const holder = requireDraftHolder(ctx.actor, input.guestKey)
  const given = draftFieldsSchema.parse(input.fields)
  const { employerId } = input
  const isOwn = employerId == null || canManageJobsOf(ctx.actor, employerId)
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + adLimits.draftDays * 86_400_000)
  const chosen = employerId === undefined || !isOwn ? {} : { employerId }
  const { draftId, step } = input
  const isKnown = (await loadDraft(ctx.db, draftId)) !== null
  const bytes = Buffer.byteLength(JSON.stringify(given))
  const { address } = input
  await limitDrafts(ctx, { holder, address, isNew: !isKnown, bytes, table: 'job_drafts' })
  await inTransaction(ctx, async ({ db }) => {
    if (!isKnown) {
      const content = { typed: given, base: null }
      const fresh = { jobId: null, jobVersion: null, employerId: chosen.employerId ?? null }
      await insertDraft(db, { id: draftId, holder, content, step, now, expiresAt, ...fresh })
      return
    }
    const draft = await loadDraft(db, draftId, { lock: true })
    if (draft?.holder !== holder) throw new NotFound()
    const content = { typed: merged(draft.typed, given, step), base: draft.base }
    await updateDraft(db, draftId, { content, step, now, expiresAt, ...chosen })
  })
}

/** @throws NotFound for a draft that is none or another's */
export async function readJobDraft(
  ctx: Context,
  { draftId, guestKey }: { draftId: string; guestKey: GuestKey },
): Promise<JobDraft> {
  const holder = requireDraftHolder(ctx.actor, guestKey)
  const draft = await loadDraft(ctx.db, draftId)
  if (draft?.holder !== holder || draft.expires_at <= ctx.now()) throw new NotFound()
  return draft
}

/** What the person has begun, newest first, without changes that change nothing yet; none for who can have no drafts. */
export async function listJobDrafts(ctx: Context, { guestKey }: { guestKey: GuestKey }): Promise<JobDraft[]> {
  if (ctx.actor.kind === 'guest' && guestKey === null) return []
  const drafts = await listDraftsOf(ctx.db, requireDraftHolder(ctx.actor, guestKey), ctx.now())
  return drafts.filter(draft => draft.job_id === null || isChanged(draft))
}

/** What was begun before signing in belongs to the person from now on. Nothing happens for guests. */
export async function adoptJobDrafts(ctx: Context, { guestKey }: { guestKey: GuestKey }): Promise<void> {
  if (ctx.actor.kind !== 'user' || guestKey === null) return
  await moveDrafts(ctx.db, guestHolder(guestKey), requireDraftHolder(ctx.actor, guestKey))
}

/** @throws NotFound for another's draft */
export async function discardJobDraft(
  ctx: Context,
  { draftId, guestKey }: { draftId: string; guestKey: GuestKey },
): Promise<void> {
  const { id } = await readJobDraft(ctx, { draftId, guestKey })
  await deleteDraft(ctx.db, id)
}

/** Forgets drafts that nobody has touched for 60 days. @returns how many */
export async function pruneJobDrafts(ctx: Context): Promise<number> {
  return deleteExpiredDrafts(ctx.db, ctx.now())
}

/** A box that is no longer ticked is not sent, so the step's fields are replaced as a whole. */
function merged(before: AdFields, given: AdFields, step: AdStep | null): AdFields {
  if (step === null) return given
  const names = new Set<string>(adSteps[step])
  const own = Object.entries(given).filter(([name]) => names.has(name))
  const others = Object.entries(before).filter(([name]) => !names.has(name))
  return Object.fromEntries([...others, ...own])
}

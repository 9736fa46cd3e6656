import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { linkKeyIn, newLinkKey } from '../caller/signed-link.ts'
import { requireJobSeeker } from '../job-seekers/job-seeker.policy.ts'
import {
  endMailsOfLink,
  findMailsOfLink,
  loadSettings,
  saveMailSince,
  saveProfiling,
} from './settings.queries.ts'
import { mailLinkPurpose } from './steps/mail-link.ts'

/** What the person has chosen about recommendations. */
export async function readRecommendationSettings(
  ctx: Context,
): Promise<{ hasWeeklyMail: boolean; isProfiled: boolean }> {
  const { userId } = requireJobSeeker(ctx.actor)
  const { mailSince, isProfiled } = await loadSettings(ctx.db, userId)
  return { hasWeeklyMail: mailSince !== null, isProfiled }
}

/** The first mail comes on the Monday after it was asked for. */
export async function setWeeklyMail(ctx: Context, { isOn }: { isOn: boolean }): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  const { mailSince } = await loadSettings(ctx.db, userId)
  if ((mailSince !== null) === isOn) return
  const now = ctx.now()
  await saveMailSince(ctx.db, userId, { mailSince: isOn ? now : null, linkKey: newLinkKey() }, now)
}

/**
 * With profiling off nothing compares the person's profile with ads: no recommendations, no mails, no order by fit. Profile and rules stay
 * as they are.
 */
export async function setProfiling(ctx: Context, { isProfiled }: { isProfiled: boolean }): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  await saveProfiling(ctx.db, userId, isProfiled, ctx.now())
}

/** Whether the weekly mails of a mailed link are still sent. @throws {NotFound} for an invalid link */
export async function readWeeklyMail(ctx: Context, { token }: { token: string }): Promise<{ isOn: boolean }> {
  const linkKey = linkKeyIn(ctx, token, mailLinkPurpose)
  const mails = linkKey === null ? null : await findMailsOfLink(ctx.db, linkKey)
  if (!mails) throw new NotFound()
  return mails
}

/** Ends the weekly mail by the link in it, without signing in. @throws {NotFound} for an invalid link */
export async function endWeeklyMail(ctx: Context, { token }: { token: string }): Promise<void> {
  const linkKey = linkKeyIn(ctx, token, mailLinkPurpose)
  if (linkKey === null || !(await endMailsOfLink(ctx.db, linkKey, ctx.now()))) throw new NotFound()
}

import type { Context } from '../../caller/context.ts'
import type { MatchProfile } from '../../matching/match-profile.ts'
import { matchProfileOf } from '../profile/match-profile-of.ts'
import { findMatchableRows } from '../profile/profile.queries.ts'

/** What matching knows of a person, in one statement; null for whoever is no job seeker. The caller has asked its policy. */
export async function loadMatchProfile(ctx: Context, userId: string): Promise<MatchProfile | null> {
  return (await loadMatchProfiles(ctx, [userId])).get(userId) ?? null
}

/** The same of many people, also in one statement; those who are no job seekers are missing. Give thousands at once, not all. */
export async function loadMatchProfiles(
  ctx: Context,
  userIds: readonly string[],
): Promise<Map<string, MatchProfile>> {
  const rows = await findMatchableRows(ctx.db, userIds)
  return new Map([...rows].map(([userId, each]) => [userId, matchProfileOf(each, ctx.now())]))
}

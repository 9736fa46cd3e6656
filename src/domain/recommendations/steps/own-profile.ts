import type { Context } from '../../caller/context.ts'
import { loadMatchProfile } from '../../job-seekers/steps/load-match-profiles.ts'
import type { MatchProfile } from '../../matching/match-profile.ts'
import { loadSettings } from '../settings.queries.ts'
import { withOwnRules } from './own-rules-of.ts'

/** `empty`: it does not say what work is wanted, so that everything would fit. */
export type OwnProfile =
  | { state: 'opted-out' }
  | { state: 'empty'; profile: MatchProfile | null }
  | { state: 'ready'; profile: MatchProfile }

/** What may be compared with ads, with the person's rules. The caller has asked its policy. */
export async function loadOwnProfile(ctx: Context, userId: string): Promise<OwnProfile> {
  const { isProfiled } = await loadSettings(ctx.db, userId)
  if (!isProfiled) return { state: 'opted-out' }
  const profile = await loadMatchProfile(ctx, userId)
  if (!profile || !saysWhichWork(profile)) return { state: 'empty', profile }
  return { state: 'ready', profile: await withOwnRules(ctx, userId, profile) }
}

export function saysWhichWork({ professions, learned, specialties }: MatchProfile): boolean {
  return professions.length + learned.length + specialties.length > 0
}

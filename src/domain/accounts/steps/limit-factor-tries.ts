import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'

/**
 * Counts a try at any second factor of a person: 5 in 15 minutes over all factors and challenges, so that new challenges bring
 * no new tries. Returns what takes it back after success.
 */
export async function limitFactorTries(ctx: Context, userId: string): Promise<() => Promise<void>> {
  const windowMinutes = limits.signInWindowMinutes
  return limitTries(ctx, { kind: 'factor', subject: userId, tries: limits.signInTries, windowMinutes })
}

/** Challenges are cheap, but not free: each writes a row, and one by telephone costs money. */
export async function limitChallenges(ctx: Context, userId: string): Promise<void> {
  const windowMinutes = limits.signInWindowMinutes
  await limitTries(ctx, { kind: 'challenge', subject: userId, tries: limits.signInTries * 6, windowMinutes })
}

/** Text messages: few to one number, and few by one person, who could make the site pay for many numbers. */
export async function limitTexts(ctx: Context, userId: string, phone: string): Promise<void> {
  const tries = limits.mailsPerHour
  await limitTries(ctx, { kind: 'text-by', subject: userId, tries: tries * 2, windowMinutes: 60 })
  await limitTries(ctx, { kind: 'text-to', subject: phone, tries, windowMinutes: 60 })
}

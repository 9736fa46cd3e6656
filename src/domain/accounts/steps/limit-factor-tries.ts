import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'

/**
 * Counts a second-factor try: 5 in 15 minutes over all of a person's factors and challenges, so that new challenges give no extra tries.
 * @returns how to undo the count on success
 */
export async function limitFactorTries(ctx: Context, userId: string): Promise<() => Promise<void>> {
  const windowMinutes = limits.signInWindowMinutes
  return limitTries(ctx, { kind: 'factor', subject: userId, tries: limits.signInTries, windowMinutes })
}

/** Each challenge writes a row, and one by phone costs money. */
export async function limitChallenges(ctx: Context, userId: string): Promise<void> {
  const windowMinutes = limits.signInWindowMinutes
  await limitTries(ctx, { kind: 'challenge', subject: userId, tries: limits.signInTries * 6, windowMinutes })
}

/** Limits text messages per number, and per person, who could otherwise make the site pay for many numbers. */
export async function limitTexts(ctx: Context, userId: string, phone: string): Promise<void> {
  const tries = limits.mailsPerHour
  await limitTries(ctx, { kind: 'text-by', subject: userId, tries: tries * 2, windowMinutes: 60 })
  await limitTries(ctx, { kind: 'text-to', subject: phone, tries, windowMinutes: 60 })
}

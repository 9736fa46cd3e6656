import type { DutyOfAd } from './duty-of-ad.ts'

/** No shift model that an ad can name, but what search and refusals may know: nobody is on call. */
export const noOnCall = 'no-on-call'

/**
 * The shift models of an ad with what its duty facts say of weekends and on-call duty. A model that the ad names stands against what its text
 * was read to say, but not against what its employer says.
 */
export function shiftsWithDuty(
  shifts: readonly string[],
  { weekends, 'on-call': onCall }: DutyOfAd,
): string[] {
  const named = new Set(shifts)
  if (onCall)
    settle(named, onCall.value.kind === 'none' ? [noOnCall, 'on-call'] : ['on-call', noOnCall], onCall)
  if (weekends)
    settle(named, weekends.value === 0 ? ['no-weekends', 'weekends'] : ['weekends', 'no-weekends'], weekends)
  return [...named]
}

function settle(
  named: Set<string>,
  [said, opposite]: [string, string],
  { origin }: { origin: 'employer' | 'recognised' },
): void {
  if (named.has(opposite) && origin === 'recognised') return
  named.delete(opposite)
  named.add(said)
}

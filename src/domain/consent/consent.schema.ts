import { dayMs } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'

/** Optional purposes; what is strictly necessary is always on and needs no consent. */
export const consentPurposes = ['functional', 'analytics', 'marketing'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]
export type ConsentChoice = Record<ConsentPurpose, boolean>
export type Consent = ConsentChoice & { chosenAt: Date }

/** Raised when the meaning of a purpose changes: everyone is asked again. */
const version = '1'

export const onlyNecessary: ConsentChoice = { functional: false, analytics: false, marketing: false }
export const everything: ConsentChoice = { functional: true, analytics: true, marketing: true }

/** Serialises the choice: version, time in whole seconds, initials of what was allowed; `1.1790000000.fa`. */
export function writeConsent(choice: ConsentChoice, now: Date): string {
  const letters = consentPurposes.filter(purpose => choice[purpose]).map(purpose => purpose[0])
  return `${version}.${Math.floor(now.getTime() / 1000)}.${letters.join('')}`
}

/** The stored choice; `null` (ask again) when it is missing, older than 365 days, of another version or unreadable. */
export function readConsent(stored: string | undefined, now: Date): Consent | null {
  const match = /^(\d+)\.(\d{9,11})\.(f?a?m?)$/.exec(stored ?? '')
  if (!match || match[1] !== version) return null
  const chosenAt = new Date(Number(match[2]) * 1000)
  const ageMs = now.getTime() - chosenAt.getTime()
  if (ageMs < -dayMs || ageMs > limits.consentDays * dayMs) return null
  const letters = match[3] ?? ''
  return {
    functional: letters.includes('f'),
    analytics: letters.includes('a'),
    marketing: letters.includes('m'),
    chosenAt,
  }
}

/**
 * How asking a language model about a CV ended: something that only it had read, nothing new, nothing sent because the person could not be
 * masked for certain, beyond today's budget, no longer the provider that the person agreed to, or no answer that could be used.
 */
export const cvModelOutcomes = [
  'added',
  'nothing-new',
  'no-name',
  'left-over',
  'budget',
  'withdrawn',
  'failed',
] as const

export type CvModelOutcome = (typeof cvModelOutcomes)[number]

/** `provider` as the person was told it. */
export type CvModelReading = { provider: string; outcome: CvModelOutcome }

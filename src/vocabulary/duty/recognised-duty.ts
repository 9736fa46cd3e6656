import type { RecognisedDuty } from './duty-of-ad.ts'
import { readDutyFacts } from './read-duty-facts.ts'

/** The duty facts of an ad by its description, as plain text, and its list of benefits. */
export function recognisedDuty(description: string, benefits: readonly string[]): RecognisedDuty {
  const read = readDutyFacts([description, ...benefits].join('\n'))
  return Object.fromEntries(
    Object.entries(read).map(([fact, { value, words }]) => [fact, { value, words }]),
    // The cast: each fact keeps the value that it was read with.
  ) as RecognisedDuty
}

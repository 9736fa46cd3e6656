import { createHash } from 'node:crypto'
import type { Saying } from './all-sayings.ts'

/** Tells whether what was learned belongs to the sayings of today. */
export function madeFrom(sayings: readonly Saying[]): string {
  return createHash('sha256').update(JSON.stringify(sayings)).digest('hex').slice(0, 16)
}

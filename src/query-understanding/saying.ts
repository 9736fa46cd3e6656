import type { Refusal } from '../vocabulary/jobs/job.values.ts'
import type { ListFilterName } from './understood.ts'

type Values = { name: ListFilterName; values: readonly string[] }

/**
 * What a word or phrase of a query says. `needsOnly`: it is a filter only after "nur". `refusal`: what is refused when a negation
 * governs it; `opposite`: the filter that then holds instead.
 */
export type Saying = {
  filter?: Values
  without?: readonly Refusal[]
  postedWithin?: number
  refusal?: Refusal
  opposite?: Values
  needsOnly?: boolean
  role?: Role
}

/**
 * What a word does in a sentence that says nothing about the job. Fillers are left out wherever they stand; `little`, `join` and the two
 * prepositions stay between two words that are searched for ("Klinik für Kardiologie"); `tail` is left out behind a filter only.
 */
export type Role =
  | 'filler'
  | 'little'
  | 'article'
  | 'join'
  | 'preposition'
  | 'near'
  | 'tail'
  | 'negation'
  | 'only'
  | 'but'
  | 'fine'
  | 'impossible'
  | 'free'
  | 'start'

export const staysBetweenWords: ReadonlySet<Role> = new Set([
  'little',
  'article',
  'join',
  'preposition',
  'near',
])

/** What a phrase says, with how many words it takes. */
export type SayingAt = { saying: Saying; length: number }

/** Phrases, separated by `|`, and what they say. */
export type Sayings = readonly (readonly [phrases: string, saying: Saying])[]

export const list = (name: ListFilterName, ...values: string[]): Saying => ({ filter: { name, values } })

/** Nights, weekends and an end: who names them with "ist ok" puts up with them. */
export function isSeldomWished({ name, values }: NonNullable<Saying['filter']>): boolean {
  return name === 'shift' || (name === 'contract' && values.includes('fixed-term'))
}

import type { JobDocument, JobFact, MatchedFact } from '../caller/job-search.ts'
import type { MatchProfile } from './match-profile.ts'

/** What matching knows of an ad: the part of it that the index keeps. */
export type MatchJob = Pick<
  JobDocument,
  'id' | 'facets' | 'facts' | 'points' | 'payMax' | 'isPayDerived' | 'isAgency'
>

/** Unknown is its own state: it counts neither for nor against an ad. */
export type MatchState = 'met' | 'unmet' | 'unknown'

export type FieldName = JobFact | 'place' | 'pay' | 'job'

/** `share` is how much of its points a judgement counts, from 0 to 1. */
export type Judged = { state: MatchState; share: number; note: MatchNote | null }

/**
 * What a profession is to the person's, where that is more than met or unmet; unrelated ones are no fit at all. `remote`: the place does not
 * matter, because the work is done at home.
 */
export type MatchNote = 'may-do' | 'needs-training' | 'unrelated' | 'remote'

/** Judges one fact of an ad. Null: it does not apply, as to an ad that demands nothing. */
export type JudgeValues = (values: readonly string[]) => Judged | null

/** A fact that is one value or several. Each rule reads one fact only, so that the index can judge by its columns. */
type OfValues = { fact: JobFact; judge: JudgeValues }
export type Points = readonly MatchJob['points'][number][]
/** The place of an ad is nothing without knowing whether its work is done there. */
type OfPlace = { fact: 'place'; judge: (points: Points, isRemote: boolean) => Judged | null }
type OfPay = { fact: 'pay'; judge: (eurMonth: number | null) => Judged | null }
type OfId = { fact: 'job'; judge: (id: number) => Judged | null }

/** What one profile asks of an ad. */
export type Wish = (OfValues | OfPlace | OfPay | OfId) & {
  /** Values of the vocabulary, or numbers as texts. */
  wanted: readonly string[]
}

/** Makes the wish of a profile; null for one that has none. */
export type MakeWish = (profile: MatchProfile) => Wish | null

export const met = (share = 1, note: MatchNote | null = null): Judged => ({ state: 'met', share, note })
export const unmet = (share = 1, note: MatchNote | null = null): Judged => ({ state: 'unmet', share, note })
export const unknown: Judged = { state: 'unknown', share: 0, note: null }

export function anyOf(wanted: readonly string[]): JudgeValues {
  return values => judgeValues(wanted, values)
}

/** Met by any of the wanted values; an ad that states none is unknown. */
export function judgeValues(wanted: readonly string[], stated: readonly string[]): Judged {
  if (stated.length === 0) return unknown
  return stated.some(value => wanted.includes(value)) ? met() : unmet()
}

export function judgeJob(wish: Wish, job: MatchJob): Judged | null {
  if (wish.fact === 'place') return wish.judge(job.points, job.facets.remote.includes('remote'))
  if (wish.fact === 'pay') return wish.judge(job.payMax)
  if (wish.fact === 'job') return wish.judge(job.id)
  return wish.judge(valuesOf(job, wish.fact))
}

function valuesOf({ facets, facts, isAgency }: MatchJob, fact: JobFact): readonly string[] {
  if (fact === 'agency') return [isAgency ? 'yes' : 'no']
  return isMatched(fact, facts) ? facts[fact] : facets[fact]
}

/** What the ad says about a fact, as texts. */
export function statedOf(job: MatchJob, fact: FieldName): readonly string[] {
  if (fact === 'place') return job.points.map(point => `${point.latDegrees},${point.lonDegrees}`)
  if (fact === 'pay') return job.payMax === null ? [] : [String(job.payMax)]
  if (fact === 'job') return [String(job.id)]
  return valuesOf(job, fact)
}

function isMatched(fact: Exclude<JobFact, 'agency'>, facts: MatchJob['facts']): fact is MatchedFact {
  return fact in facts
}

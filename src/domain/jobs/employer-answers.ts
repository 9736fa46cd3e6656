import { isDeepStrictEqual } from 'node:util'
import type { Selectable, Updateable } from 'kysely'
import { dayOf } from '../../db/day-of.ts'
import type { Jobs } from '../../db/tables.ts'
import { dutyFacts } from '../../vocabulary/duty/duty.values.ts'
import type { StatedDuty } from '../../vocabulary/duty/duty-of-ad.ts'
import { type AskedFact, askedFacts } from './asked-fact.values.ts'
import { type FactColumns, isStated, unstatedFacts } from './stated-facts.ts'

/** `set`: the columns that the answer wrote, none for "nobody is on call" and "on site"; null for an employer that gives no answer. */
type StoredAnswer = { at: string; set: AnswerColumns | null }
type StoredAnswers = Partial<Record<AskedFact, StoredAnswer>>

/** Duty models are added to those of the ad, all else takes the place of nothing. Days are `2026-12-01`. */
export type AnswerColumns = Partial<
  Pick<
    Selectable<Jobs>,
    | 'pay_min'
    | 'pay_max'
    | 'pay_currency'
    | 'pay_period'
    | 'pay_month_min_eur'
    | 'pay_month_max_eur'
    | 'workload_min_percent'
    | 'workload_max_percent'
    | 'shift_models'
    | 'start_text'
    | 'contract'
    | 'experience'
    | 'remote'
  >
> & { start_date?: string | null; duty_facts?: StatedDuty }

export type AnsweredColumns = FactColumns & Pick<Selectable<Jobs>, 'answers'>
type Written = Updateable<Jobs>

/** What an employer has said about an ad when it was asked, and still says. */
export type GivenAnswer = {
  fact: AskedFact
  at: Date
  isRefused: boolean
  /** The duty models that it added to those of the ad. */
  duty: readonly string[]
}

export function givenAnswers(job: Pick<AnsweredColumns, 'answers'>): GivenAnswer[] {
  const answers = storedAnswers(job)
  return askedFacts.flatMap(fact => {
    const answer = answers[fact]
    if (!answer) return []
    const { at, set } = answer
    return [{ fact, at: new Date(at), isRefused: set === null, duty: set?.shift_models ?? [] }]
  })
}

/** What one may ask about: neither stated nor answered, nor refused. */
export function askableFacts(job: AnsweredColumns): AskedFact[] {
  const answers = storedAnswers(job)
  return unstatedFacts(job).filter(fact => !answers[fact])
}

/** The columns to write for an answer; null `set` for none. */
export function columnsWithAnswer(
  job: AnsweredColumns,
  { fact, at, set }: { fact: AskedFact; at: Date; set: AnswerColumns | null },
): Written {
  const answers = { ...storedAnswers(job), [fact]: { at: at.toISOString(), set } }
  return { ...(set ? applied(job, set) : {}), answers: JSON.stringify(answers) }
}

/**
 * What to write after something else changed the job; null for nothing. An answer that the job does not show any more is written again after
 * a feed, which knows nothing of it, and forgotten after a person, who has taken it out. What the job itself says now takes its place.
 */
export function columnsKeepingAnswers(job: AnsweredColumns, by: 'feed' | 'person'): Written | null {
  const answers = storedAnswers(job)
  let kept: StoredAnswers = {}
  let columns: Written = {}
  let now: AnsweredColumns = job
  for (const fact of askedFacts) {
    const answer = answers[fact]
    if (!answer) continue
    const shows = isShown(fact, answer, now)
    if (!shows && (isStated(fact, now) || by === 'person')) continue
    kept = { ...kept, [fact]: answer }
    if (shows || !answer.set) continue
    columns = { ...columns, ...applied(now, answer.set) }
    // Duty models of several answers add up.
    if (answer.set.shift_models) now = { ...now, shift_models: withDuty(now, answer.set.shift_models) }
  }
  const isSame = Object.keys(columns).length === 0 && isDeepStrictEqual(kept, answers)
  return isSame ? null : { ...columns, answers: JSON.stringify(kept) }
}

function storedAnswers({ answers }: Pick<AnsweredColumns, 'answers'>): StoredAnswers {
  // The cast: only this file writes the column.
  return answers as StoredAnswers
}

function isShown(fact: AskedFact, { set }: StoredAnswer, job: FactColumns): boolean {
  // Silence, that nobody is on call and that everyone works on site hold until the job says something.
  if (set === null || Object.keys(set).length === 0) return !isStated(fact, job)
  return Object.entries(set).every(([name, value]) => {
    if (name === 'shift_models')
      return [value].flat().every(model => job.shift_models.includes(String(model)))
    if (name === 'duty_facts') return saysThat(job, value as StatedDuty)
    if (name === 'start_date') return (job.start_date && dayOf(job.start_date)) === value
    return !(name in job) || isDeepStrictEqual(job[name as keyof FactColumns], value)
  })
}

/** Whether the job still says what was answered, whenever it was said. */
function saysThat({ duty_facts: said }: FactColumns, answered: StatedDuty): boolean {
  // The cast: only the domain writes this column.
  const stated = said as unknown as StatedDuty
  return dutyFacts.every(
    fact => !answered[fact] || isDeepStrictEqual(stated[fact]?.value, answered[fact].value),
  )
}

function applied(job: FactColumns, { shift_models: duty, duty_facts: said, ...set }: AnswerColumns): Written {
  return {
    ...set,
    ...(duty ? { shift_models: withDuty(job, duty) } : {}),
    ...(said ? { duty_facts: JSON.stringify({ ...(job.duty_facts as object), ...said }) } : {}),
  }
}

function withDuty(job: FactColumns, duty: readonly string[]): string[] {
  return [...new Set([...job.shift_models, ...duty])]
}

import { remember } from '../../basics/remember.ts'
import { unrelatedProfessions } from '../../vocabulary/titles/profession-step.ts'
import type { JobFact, JobWorth } from '../caller/job-search.ts'
import { criteria, pointsOf } from './criteria.ts'
import type { Judged, Points, Wish } from './criterion.ts'
import { gates } from './gates.ts'
import { wishedProfessions } from './judge-work.ts'
import type { MatchProfile } from './match-profile.ts'

const rememberedWishes = 2_000

/** The judgements of {@link explain} as what the index asks: equal order, and left out what is no fit. */
export function jobWorth(profile: MatchProfile): JobWorth {
  const facts = new Map<JobFact, ((values: readonly string[]) => number)[]>()
  const onSite: ((points: Points) => number)[] = []
  const remote: ((points: Points) => number)[] = []
  const pay: ((top: number | null) => number)[] = []
  const add = (wish: Wish, points: (judged: Judged | null) => number) => {
    if (wish.fact === 'place') {
      onSite.push(each => points(wish.judge(each, false)))
      remote.push(each => points(wish.judge(each, true)))
    } else if (wish.fact === 'pay') pay.push(top => points(wish.judge(top)))
    else if (wish.fact !== 'job')
      facts.set(wish.fact, [...(facts.get(wish.fact) ?? []), values => points(wish.judge(values))])
  }
  for (const rule of criteria) {
    const wish = rule.make(profile)
    if (wish) add(wish, judged => (judged === null ? 0 : ofCriterion(judged, pointsOf(rule, judged))))
  }
  for (const { make } of gates) for (const wish of make(profile)) add(wish, ofGate)
  return {
    facts: [...facts].map(([fact, all]) => ({ fact, of: sumOf(all) })),
    places: onSite.length === 0 ? null : { onSite: sumOf(onSite), remote: sumOf(remote) },
    pay: pay.length === 0 ? null : sumOf(pay),
    without: new Set(profile.rules.flatMap(rule => (rule.kind === 'job' ? [rule.value] : []))),
    unrelated: unrelatedTo(profile),
  }
}

function ofCriterion({ note }: Judged, points: number): number {
  return note === 'unrelated' ? -Infinity : points
}

function ofGate(judged: Judged | null): number {
  return judged?.state === 'unmet' ? -Infinity : 0
}

function sumOf<Fact>(all: readonly ((fact: Fact) => number)[]): (fact: Fact) => number {
  const [only] = all
  if (only && all.length === 1) return only
  return fact => {
    let sum = 0
    for (const each of all) sum += each(fact)
    return sum
  }
}

/** Those of the first wish that are unrelated to all others as well. */
function unrelatedTo(profile: MatchProfile): readonly string[] {
  return unrelatedList(wishedProfessions(profile).join())
}

const unrelatedList = remember(rememberedWishes, (wished: string): readonly string[] => {
  if (wished === '') return []
  const [first = new Set<string>(), ...others] = wished.split(',').map(unrelatedProfessions)
  return [...first].filter(each => others.every(other => other.has(each)))
})

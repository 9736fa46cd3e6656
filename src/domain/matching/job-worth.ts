import { remember } from '../../basics/remember.ts'
import { professions } from '../../vocabulary/titles/professions.ts'
import type { JobFact, JobWorth } from '../caller/job-search.ts'
import { criteria, pointsOf } from './criteria.ts'
import type { Judged, Points, Wish } from './criterion.ts'
import { gates } from './gates.ts'
import { professionWish } from './judge-work.ts'
import type { MatchProfile } from './match-profile.ts'

const rememberedWishes = 2_000

/** The judgements of {@link explain} as what the index asks: equal order, and left out what is no fit. */
export function jobWorth(profile: MatchProfile): JobWorth {
  const facts = new Map<JobFact, ((values: readonly string[]) => number)[]>()
  const places: ((points: Points) => number)[] = []
  const pay: ((top: number | null) => number)[] = []
  const add = (wish: Wish, points: (judged: Judged | null) => number) => {
    if (wish.fact === 'place') places.push(each => points(wish.judge(each)))
    else if (wish.fact === 'pay') pay.push(top => points(wish.judge(top)))
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
    places: places.length === 0 ? null : sumOf(places),
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

/** Many people wish the same: the list depends on few values. */
function unrelatedTo(profile: MatchProfile): readonly string[] {
  const { professions: wished, learned, specialties } = profile
  return unrelatedList(JSON.stringify({ professions: wished, learned, specialties }))
}

const unrelatedList = remember(rememberedWishes, (key: string): readonly string[] => {
  // Written just above: the three lists that the wish reads.
  const wish = professionWish(JSON.parse(key) as Parameters<typeof professionWish>[0])
  if (wish === null || wish.fact !== 'profession') return []
  return professions()
    .map(({ id }) => id)
    .filter(id => wish.judge([id])?.note === 'unrelated')
})

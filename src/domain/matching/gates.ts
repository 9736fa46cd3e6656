import {
  type FactRefusal,
  factRefusals,
  judgeRefusal,
  type RefusableFacts,
  refusedFacts,
} from '../../vocabulary/jobs/refusals.ts'
import { distanceKm } from '../../vocabulary/places/places.ts'
import {
  anyOf,
  type Judged,
  type MakeWish,
  type MatchJob,
  met,
  unknown,
  unmet,
  type Wish,
} from './criterion.ts'
import { judgeLicence } from './judge-licence.ts'
import { judgeRadius } from './judge-place.ts'
import type { MatchProfile, MatchRule } from './match-profile.ts'

export type GateKey =
  | 'licence'
  | 'country'
  | 'radius'
  | 'refused-shifts'
  | 'refused-employers'
  | 'refused-agencies'
  | 'rule'

export type Gate = { key: GateKey; make: (profile: MatchProfile) => readonly Wish[] }

/** What an ad must not be known to fail: it is then no fit, whatever else it offers. Unknown passes, and is shown. */
export const gates: readonly Gate[] = [
  { key: 'licence', make: one(licence) },
  { key: 'country', make: one(country) },
  { key: 'radius', make: one(radius) },
  { key: 'refused-shifts', make: profile => refusedIn(profile, 'shift') },
  { key: 'refused-employers', make: profile => refusedIn(profile, 'employerType') },
  { key: 'refused-agencies', make: one(agencies) },
  { key: 'rule', make: ({ rules }) => rules.map(ofRule) },
]

function one(make: MakeWish): Gate['make'] {
  return profile => {
    const wish = make(profile)
    return wish === null ? [] : [wish]
  }
}

/** Asked of everyone: the law does not depend on wishes. */
function licence(profile: MatchProfile): Wish {
  const wanted = [...new Set(profile.licences.flatMap(({ profession }) => profession ?? []))]
  return { fact: 'licence', wanted, judge: demanded => judgeLicence(profile, demanded) }
}

function country({ countries }: MatchProfile): Wish | null {
  return countries.length === 0 ? null : { fact: 'country', wanted: countries, judge: anyOf(countries) }
}

function radius({ places }: MatchProfile): Wish | null {
  if (places.length === 0) return null
  const wanted = places.map(({ name }) => name)
  return { fact: 'place', wanted, judge: (points, isRemote) => judgeRadius(places, points, isRemote) }
}

function refusedIn({ refusals }: MatchProfile, facet: 'shift' | 'employerType'): Wish[] {
  return factRefusals
    .filter(refusal => refusals.includes(refusal) && refusedFacts[refusal].facet === facet)
    .map(refusal => ({
      fact: facet,
      wanted: [refusal],
      judge: values => judgeRefused(refusal, { shift: [], employerType: [], [facet]: values }),
    }))
}

/** Met by an ad that is known to be free of what is refused. */
export function judgeRefused(refusal: FactRefusal, facts: RefusableFacts): Judged {
  return refused[judgeRefusal(refusal, facts)]
}

const refused = { has: unmet(), free: met(), unknown }

function agencies({ refusals }: MatchProfile): Wish | null {
  if (!refusals.includes('agencies')) return null
  return {
    fact: 'agency',
    wanted: ['agencies'],
    judge: values => (values.includes('yes') ? unmet() : met()),
  }
}

/** Ads have the coordinates of their town, or of a street in it. */
const sameTownKm = 2

/** A rule removes the ads that it names and asks nothing of the others. */
function ofRule(rule: MatchRule): Wish {
  const wanted = [String(rule.value)]
  if (rule.kind === 'job') return { fact: 'job', wanted, judge: id => (id === rule.value ? unmet() : null) }
  if (rule.kind === 'pay') {
    const { value } = rule
    return { fact: 'pay', wanted, judge: top => (top !== null && top <= value ? unmet() : null) }
  }
  if (rule.kind === 'town') {
    const isThere = (point: MatchJob['points'][number]) => distanceKm(rule, point) < sameTownKm
    return {
      fact: 'place',
      wanted,
      judge: points => (points.length > 0 && points.every(isThere) ? unmet() : null),
    }
  }
  const { kind, value } = rule
  return { fact: kind, wanted, judge: values => (values.includes(value) ? unmet() : null) }
}

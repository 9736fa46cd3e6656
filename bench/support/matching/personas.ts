import { type Random, seededRandom } from '../../../src/demo/random.ts'
import type { HeldLicence, MatchProfile } from '../../../src/domain/matching/match-profile.ts'
import {
  type Country,
  jobValues,
  type Refusal,
  type ShiftModel,
} from '../../../src/vocabulary/jobs/job.values.ts'
import type { JobTruth, Market } from './market.ts'

/** What a person really wants and can; their profile says a part of it, roughly. */
export type Persona = {
  /** The first is their trade; the others they would do as well. */
  trades: { profession: string; category: string; kldb: string }[]
  specialty: string | null
  years: number
  isAmbitious: boolean
  home: { latDegrees: number; lonDegrees: number; name: string; country: Country }
  toleranceKm: number
  /** Liking of each duty, 0 to 1; missing is never. */
  duties: Partial<Record<string, number>>
  payEur: number
  workload: { from: number; to: number }
  wantsPermanent: boolean
  likedEmployers: string[]
  refusedEmployer: string | null
  refusesAgencies: boolean
  /** Null: the law asks for none, or it is not settled yet. */
  mayPractise: boolean | null
  /** How much each dissatisfaction weighs for this person. */
  senses: Record<Sense, number>
}

export const allSenses = [
  'distance',
  'duty',
  'pay',
  'workload',
  'contract',
  'employer',
  'years',
  'specialty',
] as const
export type Sense = (typeof allSenses)[number]

const noTrade = /^azubi|student|hilfskraft|^honorar/
const byTemper: readonly Partial<Record<string, number>>[] = [
  { day: 1, 'no-weekends': 1, 'two-shift': 0.3, 'no-nights': 0.6, weekends: 0.2 },
  { day: 1, 'two-shift': 0.7, 'no-nights': 1, 'no-weekends': 0.9, weekends: 0.5, 'on-call': 0.5 },
  {
    day: 0.8,
    'two-shift': 0.9,
    'three-shift': 1,
    weekends: 0.7,
    'on-call': 0.8,
    'no-nights': 0.8,
    'no-weekends': 0.8,
    'nights-only': 0.4,
  },
  { 'nights-only': 1, 'three-shift': 0.6, weekends: 0.6, 'on-call': 0.5 },
  {
    day: 1,
    'no-weekends': 1,
    'two-shift': 0.6,
    'three-shift': 0.3,
    'no-nights': 0.8,
    'on-call': 0.2,
    'nights-only': 0.1,
  },
]

/** Personas around the trades, specialties and towns of a market, each with the profile that they fill in. */
export function simulatedPersonas(
  market: Market,
  count: number,
  seed: number,
): { persona: Persona; profile: MatchProfile }[] {
  const models = market.truths.filter(({ profession, point }) => point && !noTrade.test(profession))
  return Array.from({ length: count }, (_, number) => {
    const random = seededRandom(seed, number)
    const persona = personaLike(random.pick(models), models, market, random)
    return { persona, profile: profileOf(persona, random) }
  })
}

/** Somebody who could be in this job; what they want is drawn anew. */
function personaLike(model: JobTruth, models: readonly JobTruth[], market: Market, random: Random): Persona {
  const trade = tradeOf(model)
  const level = Number(trade.kldb[4])
  const other = random.chance(0.35) ? random.pick(models) : null
  const isNear = other && other.kldb.slice(0, 4) === trade.kldb.slice(0, 4) && Number(other.kldb[4]) <= level
  const point = model.point ?? { latDegrees: 0, lonDegrees: 0 }
  const document = market.documents[market.truths.indexOf(model)]
  const licence = random.next()
  return {
    trades: [trade, ...(isNear && other.profession !== trade.profession ? [tradeOf(other)] : [])],
    // A specialist has one; others may not care.
    specialty: model.category === 'doctors' || random.chance(0.8) ? model.specialty : null,
    years: Math.max(model.leastYears, Math.round(25 * random.next() ** 2)),
    isAmbitious: random.chance(0.25),
    // The country of an ad is one of ours.
    home: { ...point, name: document?.places ?? '', country: model.country as Country },
    toleranceKm: model.category === 'doctors' ? random.whole(30, 150) : random.whole(15, 80),
    duties: random.pick(byTemper),
    payEur: model.payTopEur * (0.85 + 0.3 * random.next()),
    workload: random.pick([
      { from: 90, to: 100 },
      { from: 50, to: 80 },
      { from: 20, to: 50 },
      { from: 60, to: 100 },
    ]),
    wantsPermanent: random.chance(0.7),
    likedEmployers: random.chance(0.4) ? random.sample(jobValues.employerType.slice(0, 4), 2) : [],
    refusedEmployer: random.chance(0.25) ? random.pick(jobValues.employerType.slice(0, 4)) : null,
    refusesAgencies: random.chance(0.4),
    mayPractise: licence < 0.9 ? true : null,
    senses: sensesOf(random),
  }
}

function sensesOf(random: Random): Persona['senses'] {
  const sense = () => 0.1 + 0.9 * random.next()
  return {
    distance: sense(),
    duty: sense(),
    pay: sense(),
    workload: sense(),
    contract: sense(),
    employer: sense(),
    years: sense(),
    specialty: sense() + 0.4,
  }
}

function tradeOf({ profession, category, kldb }: JobTruth): Persona['trades'][number] {
  return { profession, category, kldb }
}

const radii = [10, 25, 50, 100, 150]
const refusalsOf: readonly [Refusal, string][] = [
  ['nights', 'nights-only'],
  ['weekends', 'weekends'],
  ['on-call', 'on-call'],
]

/** What they say of it: each wish with four chances in five or fewer, numbers rounded as in a form. */
function profileOf(persona: Persona, random: Random): MatchProfile {
  const says = (chance: number) => random.chance(chance)
  const { trades, home, duties, toleranceKm } = persona
  const professions = trades.map(({ profession }) => profession)
  const liked = jobValues.shift.filter(shift => (duties[shift] ?? 0) >= 0.8)
  // Nights are refused only by those who refuse every kind of them.
  const refused = refusalsOf.filter(([refusal, shift]) =>
    refusal === 'nights'
      ? duties['nights-only'] === undefined && duties['three-shift'] === undefined
      : duties[shift] === undefined,
  )
  const employers = persona.refusedEmployer && says(0.85) ? [persona.refusedEmployer as Refusal] : []
  return {
    professions,
    learned: professions.slice(0, 1),
    specialties: persona.specialty && says(0.9) ? [persona.specialty] : [],
    experienceYears: says(0.8) ? persona.years : null,
    licences: licencesOf(persona),
    languages: says(0.5) ? [{ language: 'de', level: random.pick(['B2', 'C1', 'native']) }] : [],
    hasDrivingLicence: says(0.5) ? says(0.8) : null,
    places: [{ ...home, radiusKm: radii.find(radius => radius >= toleranceKm * 0.9) ?? 150 }],
    countries: says(0.3) ? [home.country] : [],
    employmentTypes: [],
    contracts: persona.wantsPermanent && says(0.7) ? ['permanent'] : [],
    workloadPercent: says(0.7) ? persona.workload : null,
    shifts: says(0.7) ? (liked as ShiftModel[]) : [],
    refusals: [
      ...refused.filter(() => says(0.85)).map(([refusal]) => refusal),
      ...employers,
      ...(persona.refusesAgencies && says(0.85) ? (['agencies'] as const) : []),
    ],
    employerTypes: says(0.6) ? persona.likedEmployers : [],
    payMinEurMonth: says(0.6)
      ? Math.round((persona.payEur * (0.95 + 0.1 * random.next())) / 100) * 100
      : null,
    startFrom: null,
    rules: [],
  }
}

/** A licence of the country they live in; for some still under way. */
function licencesOf({ trades: [trade], mayPractise, home }: Persona): HeldLicence[] {
  if (!trade) return []
  const kind = trade.category === 'doctors' ? 'approbation' : 'professional-licence'
  const state = mayPractise ? 'held' : 'temporary'
  return [{ kind, profession: trade.profession, specialty: null, country: home.country, state }]
}

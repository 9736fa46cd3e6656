import { type ProfileParts, profilePartsSchema } from '../../domain/job-seekers/profile/profile.schema.ts'
import { pickWeighted, type Random, seededRandom } from '../random.ts'
import { type SeekerKind, seekerKinds, seekerNames, seekerTowns } from './seeker-kinds.ts'

export type DrawnSeeker = {
  name: string
  email: string
  parts: ProfileParts
  visibility: 'off' | 'anonymous'
}

const count = seekerNames.first.length * seekerNames.last.length
const seed = 2026

/** Fictional job seekers of all kinds, the same ones each time; their careers end in the year before `now`. */
export function drawSeekers(now: Date): DrawnSeeker[] {
  return Array.from({ length: count }, (_, at) => drawSeeker(at, now.getUTCFullYear()))
}

function drawSeeker(at: number, year: number): DrawnSeeker {
  const random = seededRandom(seed, at)
  const first = seekerNames.first[at % seekerNames.first.length] ?? ''
  const last = seekerNames.last[Math.floor(at / seekerNames.first.length)] ?? ''
  const kind = pickWeighted(
    seekerKinds.map(value => ({ value, weight: value.weight })),
    random,
  )
  return {
    name: `${first} ${last}`,
    email: `seeker-${at + 1}@kittel.example`,
    parts: profilePartsSchema.parse(drawParts(kind, year, random)),
    visibility: random.pick(['off', 'anonymous', 'anonymous', 'anonymous'] as const),
  }
}

const anyYears = [1, 28] as const

function drawParts(kind: SeekerKind, year: number, random: Random) {
  const [town, country] = random.pick(seekerTowns)
  const learnedIn = year - random.whole(...(kind.yearsSinceTraining ?? anyYears))
  const licence = kind.licence && {
    ...kind.licence,
    country,
    state: random.chance(0.06) ? 'temporary' : 'held',
    obtainedOn: String(learnedIn),
  }
  const further = random.sample(kind.further, random.whole(0, 2))
  return {
    positions: drawPositions(kind, { town, from: learnedIn, until: year }, random),
    educations: [{ name: kind.training, fromMonth: String(learnedIn - 3), toMonth: String(learnedIn) }],
    licences: [
      ...(licence ? [licence] : []),
      ...further.map(name => ({ kind: 'further-training', name, country })),
    ],
    languages: drawLanguages(random),
    drivingLicences: random.chance(0.7) ? ['B'] : random.chance(0.3) ? ['none'] : undefined,
    wishes: drawWishes(kind, town, random),
  }
}

/** One position after another since the training, the last one often the present one. */
function drawPositions(
  { profession, specialties, employers }: SeekerKind,
  { town, from, until }: { town: string; from: number; until: number },
  random: Random,
) {
  const positions: object[] = []
  let begin = from
  while (begin < until && positions.length < 4) {
    const end = begin + random.whole(2, 9)
    const isCurrent = end >= until && random.chance(0.8)
    positions.push({
      title: profession,
      employer: `${random.pick(employers)} ${town}`,
      city: town,
      profession,
      specialty: specialties.length > 0 && random.chance(0.7) ? random.pick(specialties) : undefined,
      fromMonth: `${begin}-${random.pick(['01', '04', '10'])}`,
      ...(isCurrent ? { isCurrent } : { toMonth: `${Math.min(end, until - 1)}-12` }),
    })
    begin = end
  }
  return positions
}

function drawLanguages(random: Random) {
  const isNative = random.chance(0.65)
  const german = { language: 'de', level: isNative ? 'native' : random.pick(['B1', 'B2', 'C1']) }
  const other = random.pick(['en', 'tr', 'pl', 'hr', 'ro', 'ar', 'uk'])
  return [german, { language: other, level: isNative ? random.pick(['A2', 'B1', 'B2']) : 'native' }]
}

function drawWishes({ profession, specialties, pay }: SeekerKind, town: string, random: Random) {
  const isPartTime = random.chance(0.4)
  const workloadFrom = isPartTime ? random.pick([30, 50, 60]) : random.pick([80, 100])
  return {
    professions: [profession],
    specialties: specialties.length > 0 && random.chance(0.6) ? [random.pick(specialties)] : [],
    places: [{ place: town, radius: random.pick([10, 25, 50, 100]) }],
    employmentTypes: [isPartTime ? 'part-time' : 'full-time'],
    contracts: random.chance(0.5) ? ['permanent'] : [],
    shiftModels: random.sample(['day', 'two-shift', 'three-shift'], random.whole(0, 2)),
    refusals: random.sample(['nights', 'weekends', 'on-call', 'agencies'], random.whole(0, 2)),
    ...{ workloadFrom, workloadTo: isPartTime ? random.pick([60, 75, 80]) : 100 },
    payWishEurMonth: random.chance(0.5) ? random.whole(pay[0] / 100, pay[1] / 100) * 100 : undefined,
    ...(random.chance(0.5)
      ? { availability: 'notice', noticeWeeks: random.pick([4, 6, 12]) }
      : { availability: random.pick(['now', 'open']) }),
  }
}

import { distanceKm } from '../../../src/vocabulary/places/places.ts'
import { specialtyById } from '../../../src/vocabulary/titles/specialties.ts'
import type { JobTruth } from './market.ts'
import { allSenses, type Persona, type Sense } from './personas.ts'

/** How much a person would really like a job, from 0 to 3. Knows neither profile nor ad, and nothing of the matching that is measured. */
export function gradeOf(persona: Persona, job: JobTruth): number {
  const liking = likingOf(persona, job)
  if (liking >= 0.5) return 3
  if (liking >= 0.32) return 2
  return liking >= 0.18 ? 1 : 0
}

function likingOf(persona: Persona, job: JobTruth): number {
  const duty = persona.duties[job.shift]
  const km = kmTo(persona, job)
  const isOut =
    duty === undefined ||
    km > persona.toleranceKm * 1.3 ||
    job.employerType === persona.refusedEmployer ||
    (job.isAgency && persona.refusesAgencies) ||
    (isLicensed(job) && job.country !== persona.home.country)
  if (isOut) return 0
  const dissatisfied: Record<Sense, number> = {
    distance: Math.min(1, km / persona.toleranceKm),
    duty: 1 - duty,
    pay: Math.min(1, Math.max(0, (persona.payEur - job.payTopEur) / (0.25 * persona.payEur))),
    workload: job.workload.from <= persona.workload.to && job.workload.to >= persona.workload.from ? 0 : 1,
    contract: persona.wantsPermanent && !job.isPermanent ? 1 : 0,
    employer: persona.likedEmployers.length > 0 && !persona.likedEmployers.includes(job.employerType) ? 1 : 0,
    years: yearsOff(persona, job),
    specialty: specialtyOff(persona, job),
  }
  const sum = allSenses.reduce((total, sense) => total + persona.senses[sense] * dissatisfied[sense], 0)
  return acceptance(persona, job) * Math.exp(-sum)
}

/** Who works at home goes nowhere. */
function kmTo({ home }: Persona, { point, isAtHome }: JobTruth): number {
  if (isAtHome) return 0
  return point ? distanceKm(home, point) : Infinity
}

/** The classes of occupations whose practice is a matter of law. */
function isLicensed({ kldb, category }: JobTruth): boolean {
  return category === 'doctors' || (category === 'nursing' && !/1$/.test(kldb))
}

function yearsOff({ years }: Persona, { leastYears }: JobTruth): number {
  if (years < leastYears) return Math.min(1, (leastYears - years) / 4)
  return years > 8 && leastYears === 0 ? 0.5 : 0
}

function specialtyOff({ specialty }: Persona, job: JobTruth): number {
  if (specialty === null || specialty === job.specialty) return 0
  if (job.specialty === null) return 0.4
  return isFamily(specialty, job.specialty) ? 0.5 : 1
}

function isFamily(one: string, other: string): boolean {
  const familyOf = (id: string) => specialtyById(id)?.parent ?? id
  return familyOf(one) === familyOf(other)
}

function acceptance({ trades, years, isAmbitious, specialty }: Persona, job: JobTruth): number {
  const accepted = trades.map((trade, at) => {
    const share = at === 0 ? 1 : 0.85
    if (trade.profession === job.profession) return share
    if (/^azubi|student|hilfskraft/.test(job.profession)) return 0
    const asDoctor = trade.category === 'doctors' && job.category === 'doctors'
    return (
      share *
      (asDoctor
        ? doctorAccepts(trade.profession, specialty, years, job)
        : accepts(trade.kldb, job.kldb, isAmbitious))
    )
  })
  return Math.max(...accepted)
}

/** By the official classes: the same occupation, its field at another level, nurses and specialised nurses. */
function accepts(own: string, asked: string, isAmbitious: boolean): number {
  if (own === asked) return 0.85
  const [ownLevel, level] = [Number(own[4]), Number(asked[4])]
  const isNursing = /^813[01]/.test(own) && /^813[01]/.test(asked)
  if (own.slice(0, 4) !== asked.slice(0, 4) && !isNursing) return 0
  if (level < ownLevel) return level === 1 ? 0.25 : 0.7
  if (level === ownLevel) return 0.6
  if (ownLevel === 1) return 0
  return isNursing ? 0.6 : isAmbitious ? 0.4 : 0.1
}

const ranks: readonly [number, RegExp][] = [
  [5, /chefarzt|primararzt|direktor/],
  [4, /leitender/],
  [3, /oberarzt/],
  [1, /^arzt$|assistenzarzt|turnusarzt|honorararzt|gutachter/],
]
const dentalOrAnimal = /zahn|kiefer|oral|tier/

function doctorAccepts(own: string, specialty: string | null, years: number, job: JobTruth): number {
  if (dentalOrAnimal.test(own) !== dentalOrAnimal.test(job.profession)) return 0
  const rankOf = (profession: string) => ranks.find(([, names]) => names.test(profession))?.[0] ?? 2
  const step = rankOf(job.profession) - rankOf(own)
  const isOther = rankOf(job.profession) >= 2 && specialty !== null && job.specialty !== null
  if (isOther && specialty !== job.specialty && !isFamily(specialty, job.specialty ?? '')) return 0
  if (step === 0) return 0.9
  if (step < 0) return step === -1 ? 0.5 : 0.15
  return step === 1 && years >= 6 ? 0.5 : 0
}

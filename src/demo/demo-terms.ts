import type { EmploymentType } from '../domain/jobs/job.values.ts'
import type { DemoCountry, DemoProfession, SentenceBank } from './demo-data.ts'
import type { Random } from './random.ts'

export type DemoTerms = {
  employmentTypes: EmploymentType[]
  contract: 'permanent' | 'fixed-term'
  remote: 'onsite' | 'hybrid' | 'remote'
  /** One duty model of the board, or null when the ad is silent. */
  shift: string | null
  workloadPercent: { min: number; max: number } | null
  hoursWeek: number | null
  startText: string
  /** Days since it was posted, and until it ends; null when it has no end. */
  ageDays: number
  endsInDays: number | null
}

const remoteWords = new Set([
  'gutachterarzt',
  'medical_writer',
  'kodierfachkraft',
  'zmv',
  'cra',
  'data_manager_klinisch',
  'biostatistiker',
  'radiologe',
  'patientenabrechnung',
  'it_klinik',
])

/** The frame of an ad: hours, contract, duty model, start and dates. */
export function demoTerms(
  profession: DemoProfession,
  bank: SentenceBank,
  country: DemoCountry,
  random: Random,
): DemoTerms {
  const employmentTypes = employment(profession, random)
  return {
    employmentTypes,
    contract: isFixedTerm(profession) ? 'fixed-term' : random.chance(0.9) ? 'permanent' : 'fixed-term',
    remote:
      remoteWords.has(profession.id) && random.chance(0.6)
        ? random.pick(['hybrid', 'remote'] as const)
        : 'onsite',
    shift: bank.shifts.length > 0 && random.chance(0.75) ? random.pick(bank.shifts) : null,
    workloadPercent: country === 'CH' ? workload(employmentTypes, random) : null,
    hoursWeek: country !== 'CH' && random.chance(0.3) ? hours(employmentTypes, random) : null,
    startText: random.pick([
      'ab sofort',
      'zum nächstmöglichen Zeitpunkt',
      'zum nächstmöglichen Zeitpunkt',
      'nach Vereinbarung',
      'zum Quartalsbeginn',
    ]),
    // More of the ads are young: the age grows with a power of the draw.
    ageDays: 59.5 * random.next() ** 1.7,
    endsInDays: random.chance(0.03)
      ? 0.3 + random.next() * 5
      : random.chance(0.3)
        ? null
        : random.whole(20, 110),
  }
}

function isFixedTerm(profession: DemoProfession): boolean {
  return (
    profession.payClass === 'student' ||
    profession.payClass.startsWith('trainee') ||
    profession.id === 'assistenzarzt'
  )
}

function employment(profession: DemoProfession, random: Random): EmploymentType[] {
  if (profession.id === 'pj_student') return ['internship']
  if (profession.id === 'honorararzt') return ['freelance']
  if (profession.id === 'studentische_hilfskraft' || profession.id === 'dauernachtwache') return ['part-time']
  if (profession.payClass.startsWith('trainee') || profession.experience === 'executive') return ['full-time']
  const kind = random.next()
  if (kind < 0.48) return ['full-time', 'part-time']
  if (kind < 0.76) return ['full-time']
  return kind < 0.97 ? ['part-time'] : ['full-time', 'temporary']
}

function workload(types: EmploymentType[], random: Random): { min: number; max: number } {
  if (types.includes('full-time')) {
    return random.pick(
      types.includes('part-time')
        ? [
            { min: 60, max: 100 },
            { min: 80, max: 100 },
            { min: 50, max: 100 },
          ]
        : [{ min: 100, max: 100 }],
    )
  }
  return random.pick([
    { min: 40, max: 60 },
    { min: 50, max: 50 },
    { min: 60, max: 80 },
    { min: 20, max: 60 },
  ])
}

function hours(types: EmploymentType[], random: Random): number {
  return types.includes('full-time') ? random.pick([38.5, 39, 40]) : random.pick([19.25, 20, 24, 25, 28, 30])
}

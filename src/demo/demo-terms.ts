import type { EmploymentType } from '../vocabulary/jobs/job.values.ts'
import type { DemoProfession } from './demo-data.ts'
import { drawShift, isTraining } from './demo-duty.ts'
import type { Choice } from './demo-market.ts'
import type { Random } from './random.ts'

/** Reason for a fixed term. */
export type Ending =
  | 'training'
  | 'specialist-training'
  | 'parental-leave'
  | 'project'
  | 'first'
  | 'assignment'

export type DemoTerms = {
  employmentTypes: EmploymentType[]
  contract: 'permanent' | 'fixed-term'
  ending: Ending | null
  remote: 'onsite' | 'hybrid' | 'remote'
  /** One of the site's duty models, or null when the job does not say. */
  shift: string | null
  workloadPercent: { min: number; max: number } | null
  hoursWeek: number | null
  /** As used in the sentence "Wir suchen … Verstärkung". */
  startText: string
  /** Days since publication, and until the end; null for no end. */
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
  'patientenabrechnung',
  'it_klinik',
])
/** Professions with jobs of a few hours a week. */
const helping = new Set([
  'pflegehelfer',
  'betreuungskraft',
  'stationshelfer',
  'mfa_labor',
  'empfang_praxis',
  'haushaltshilfe_pflege',
  'sterilisation',
])

/** Terms of a job: hours, contract, duty model, start and dates. */
export function demoTerms(choice: Choice, isByDay: boolean, now: Date, random: Random): DemoTerms {
  const { profession, employer } = choice
  const { country } = employer
  const employmentTypes = employment(choice, random)
  const ending = endingOf(profession, employmentTypes, random)
  return {
    employmentTypes,
    ending,
    contract: ending === null ? 'permanent' : 'fixed-term',
    remote:
      remoteWords.has(profession.id) && random.chance(0.6)
        ? random.pick(['hybrid', 'remote'] as const)
        : 'onsite',
    shift: drawShift(choice, isByDay, random),
    workloadPercent: country === 'CH' && !isTraining(profession) ? workload(employmentTypes, random) : null,
    hoursWeek: country !== 'CH' && random.chance(0.35) ? hours(choice, employmentTypes, random) : null,
    startText: startOf(choice, now, random),
    // Skewed to recent jobs by raising the draw to a power.
    ageDays: 59.5 * random.next() ** 1.7,
    endsInDays: random.chance(0.03)
      ? 0.3 + random.next() * 5
      : random.chance(0.3)
        ? null
        : random.whole(20, 110),
  }
}

function endingOf(profession: DemoProfession, types: EmploymentType[], random: Random): Ending | null {
  if (isTraining(profession)) return 'training'
  if (profession.id === 'assistenzarzt' || profession.id === 'turnusarzt') return 'specialist-training'
  if (profession.payClass === 'student' || types.includes('freelance')) return 'assignment'
  if (profession.experience === 'executive') return null
  if (profession.payClass.startsWith('research') && random.chance(0.4)) return 'project'
  const kind = random.next()
  return kind < 0.05 ? 'parental-leave' : kind < 0.1 ? 'first' : null
}

function employment({ profession, employer }: Choice, random: Random): EmploymentType[] {
  if (profession.id === 'pj_student' || isTraining(profession)) return ['internship']
  if (profession.id === 'honorararzt') return ['freelance']
  if (profession.id === 'studentische_hilfskraft' || profession.id === 'dauernachtwache') return ['part-time']
  if (profession.experience === 'executive') return ['full-time']
  if (helping.has(profession.id) && employer.country === 'DE' && random.chance(0.18))
    return ['part-time', 'temporary']
  const kind = random.next()
  const isSmall = employer.size === '1-50'
  if (kind < 0.48) return ['full-time', 'part-time']
  return kind < (isSmall ? 0.66 : 0.78) ? ['full-time'] : ['part-time']
}

function workload(types: EmploymentType[], random: Random): { min: number; max: number } | null {
  if (types.includes('internship') || types.includes('freelance')) return null
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

/** Full-time hours are a property of the employer, the same in all of its jobs. */
function hours({ employer, profession }: Choice, types: EmploymentType[], random: Random): number | null {
  if (types.length > 1 || types.includes('internship') || types.includes('freelance')) return null
  if (types.includes('part-time'))
    return profession.payClass === 'student' ? 10 : random.pick([19.25, 20, 24, 25, 28, 30])
  if (employer.country === 'AT') return employer.position % 2 === 0 ? 40 : 38
  return employer.ownership === 'public' || employer.ownership === 'academic' ? 38.5 : 40
}

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
]

function startOf({ profession, employer, bank }: Choice, now: Date, random: Random): string {
  if (bank.language === 'en') return random.pick(['as soon as possible', 'by arrangement', 'immediately'])
  const by = employer.country === 'CH' ? 'per' : 'zum'
  if (isTraining(profession))
    return `${by} 1. ${random.pick(['August', 'September', 'Oktober'])} ${trainingYear(now)}`
  const kind = random.next()
  if (kind < 0.22) return employer.country === 'CH' ? 'per sofort' : 'ab sofort'
  if (kind < 0.62)
    return employer.country === 'CH' ? 'per sofort oder nach Vereinbarung' : 'zum nächstmöglichen Zeitpunkt'
  if (kind < 0.76) return 'nach Vereinbarung'
  const month = now.getUTCMonth() + random.whole(2, 5)
  return `${by} 1. ${months[month % 12]} ${now.getUTCFullYear() + Math.floor(month / 12)}`
}

/** Year of the next intake with open places; from July on, next year. */
function trainingYear(now: Date): number {
  return now.getUTCFullYear() + (now.getUTCMonth() >= 6 ? 1 : 0)
}

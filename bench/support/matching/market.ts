import { type Random, seededRandom } from '../../../src/demo/random.ts'
import type { JobDocument } from '../../../src/domain/caller/job-search.ts'
import { readRequiredLanguages } from '../../../src/feed-format/normalise/read-required-languages.ts'
import { payMonthEur } from '../../../src/vocabulary/jobs/pay-month.ts'
import { readLanguageLevels } from '../../../src/vocabulary/jobs/read-demands.ts'
import { professionById } from '../../../src/vocabulary/titles/professions.ts'
import { type DemoDocument, demoDocuments } from '../demo-documents.ts'
import { mean } from '../measure.ts'

/** What a job is really like, whether its ad says so or not. */
export type JobTruth = {
  id: number
  profession: string
  category: string
  /** Official class of the occupation, and its level: 1 helper to 4 expert. */
  kldb: string
  specialty: string | null
  shift: string
  payTopEur: number
  isPermanent: boolean
  workload: { from: number; to: number }
  employerType: string
  isAgency: boolean
  country: string
  point: { latDegrees: number; lonDegrees: number } | null
  isAtHome: boolean
  leastYears: number
}

export type Market = { documents: JobDocument[]; truths: JobTruth[] }

const yearsOf: Record<string, number> = { entry: 0, mid: 1, senior: 4, executive: 8 }

/** Demo ads with their pay and languages as an import reads them, and behind each the job itself: what an ad leaves out is drawn from those that say it. */
export function simulatedMarket(jobs: number, now: Date): Market {
  const ads = demoDocuments(jobs, now)
  const documents = ads.map(documentOf)
  const stated = new Map<string, { shifts: string[]; pays: number[] }>()
  for (const [at, { ad }] of ads.entries()) {
    const known = stated.get(ad.profession) ?? { shifts: [], pays: [] }
    if (ad.terms.shift) known.shifts.push(ad.terms.shift)
    const pay = documents[at]?.payMax
    if (typeof pay === 'number') known.pays.push(pay)
    stated.set(ad.profession, known)
  }
  const truths = ads.map((document, at) =>
    truthOf(
      document,
      documents[at]?.payMax ?? null,
      stated.get(document.ad.profession),
      seededRandom(91, at),
    ),
  )
  return { documents, truths }
}

function documentOf({ ad, ...document }: DemoDocument): JobDocument {
  const pay = ad.pay ? payMonthEur(ad.pay) : { min: null, max: null }
  const languages = readRequiredLanguages([], document.text)
  return {
    ...document,
    payMin: pay.min ?? pay.max,
    payMax: pay.max ?? pay.min,
    facets: {
      ...document.facets,
      language: languages,
      state: ad.places.flatMap(({ stateCode }) => stateCode ?? []),
    },
    facts: { ...document.facts, languageLevel: readLanguageLevels(languages, document.text) },
  }
}

function truthOf(
  { id, ad, points }: DemoDocument,
  payMax: number | null,
  stated: { shifts: string[]; pays: number[] } | undefined,
  random: Random,
): JobTruth {
  const { profession, category, specialty, terms, employer } = ad
  const usualPay = stated && stated.pays.length > 0 ? mean(stated.pays) : 3_500
  return {
    id,
    profession,
    category,
    kldb: professionById(profession)?.kldb2010 ?? '00000',
    specialty,
    shift: terms.shift ?? (stated && stated.shifts.length > 0 ? random.pick(stated.shifts) : 'day'),
    payTopEur: payMax ?? usualPay * (0.9 + 0.2 * random.next()),
    isPermanent: terms.contract === 'permanent',
    workload: terms.workloadPercent
      ? { from: terms.workloadPercent.min, to: terms.workloadPercent.max }
      : workloadOf(terms.employmentTypes, random),
    employerType: employer.type,
    isAgency: employer.isAgency,
    country: employer.country,
    point: points[0] ?? null,
    isAtHome: terms.remote === 'remote',
    leastYears: yearsOf[ad.experience ?? 'mid'] ?? 1,
  }
}

function workloadOf(types: readonly string[], random: Random): { from: number; to: number } {
  const isFull = types.includes('full-time')
  if (isFull && types.includes('part-time')) return { from: 50, to: 100 }
  if (isFull) return { from: 95, to: 100 }
  return random.pick([
    { from: 20, to: 50 },
    { from: 40, to: 60 },
    { from: 50, to: 80 },
  ])
}

import type { DemoAd } from '../../src/demo/generate-ads.ts'
import type { JobDocument } from '../../src/domain/caller/job-search.ts'
import { specialtyFacetValues } from '../../src/domain/job-search/known-vocabulary.ts'
import { dutyValues } from '../../src/domain/job-search/steps/duty-filters.ts'
import { htmlWords } from '../../src/texts/html-words.ts'
import { classifyJob } from '../../src/vocabulary/titles/classify-job.ts'

const noFacts = { licence: [], qualification: [], training: [], languageLevel: [], workload: [], start: [] }

/** A demo ad as the site indexes it: its profession and specialty are what an import reads from its words, not what it was made from. */
export function demoJob(ad: DemoAd): JobDocument {
  const { title, department, employer, places } = ad
  const text = htmlWords(ad.descriptionHtml)
  const known = classifyJob({ title, department, description: text.slice(0, 5_000) })
  return {
    id: ad.number,
    version: 1,
    title,
    employer: employer.name,
    places: places.map(({ name, postalCode }) => `${name} ${postalCode}`).join(' '),
    department: department ?? '',
    text,
    concepts: [
      ...(known.profession === null ? [] : [`p:${known.profession}`]),
      ...(known.specialty === null ? [] : [`s:${known.specialty}`]),
    ],
    language: ad.language,
    duty: dutyValues({}),
    facets: {
      category: [known.category ?? ad.category],
      profession: known.profession === null ? [] : [known.profession],
      specialty: known.specialty === null ? [] : specialtyFacetValues(known.specialty),
      employmentType: [],
      contract: [],
      experience: [],
      remote: [],
      shift: [],
      employerType: [],
      employerSize: [],
      employer: [String(employer.position)],
      country: [employer.country],
      state: [],
      language: [],
      adLanguage: [ad.language],
      tariff: [],
    },
    facts: noFacts,
    points: [],
    payMin: null,
    payMax: null,
    postedAtMs: ad.postedAt.getTime(),
    validThroughMs: null,
    featuredUntilMs: null,
    isAgency: employer.isAgency,
    isPayDerived: false,
    isDemoted: false,
  }
}

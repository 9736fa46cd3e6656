import { dayMs } from '../../src/basics/time.ts'
import { type DemoAd, generateDemoAds } from '../../src/demo/generate-ads.ts'
import type { JobDocument } from '../../src/domain/caller/job-search.ts'
import { specialtyFacetValues } from '../../src/domain/job-search/known-vocabulary.ts'
import { dutyValues } from '../../src/domain/job-search/steps/duty-filters.ts'
import { matchedFacts } from '../../src/domain/job-search/steps/matched-facts.ts'
import { htmlLines, htmlWords } from '../../src/texts/html-words.ts'
import { findPlaces } from '../../src/vocabulary/places/find-places.ts'

export type DemoDocument = JobDocument & { ad: DemoAd }

/** The demo ads as the site would index them, with their facts as generated instead of as read from their texts. */
export function demoDocuments(jobs: number, now: Date): DemoDocument[] {
  return [...generateDemoAds({ jobs, seed: 1, now })].map(ad => ({ ...documentOf(ad), ad }))
}

function documentOf(ad: DemoAd): JobDocument {
  const { employer, terms, places, pay } = ad
  const types = [...terms.employmentTypes]
  const isBoth = types.includes('full-time') && types.includes('part-time')
  return {
    id: ad.number,
    version: 1,
    title: ad.title,
    employer: employer.name,
    places: places.map(place => `${place.name} ${place.postalCode}`).join(' '),
    department: ad.department ?? '',
    text: htmlWords(ad.descriptionHtml),
    concepts: [`p:${ad.profession}`, ...(ad.specialty === null ? [] : [`s:${ad.specialty}`])],
    language: ad.language,
    duty: dutyValues({}),
    facets: {
      category: [ad.category],
      profession: [ad.profession],
      specialty: ad.specialty === null ? [] : specialtyFacetValues(ad.specialty),
      employmentType: isBoth ? [...types, 'both'] : types,
      contract: [terms.contract],
      experience: ad.experience === null ? [] : [ad.experience],
      remote: [terms.remote],
      shift: terms.shift === null ? [] : [terms.shift],
      employerType: [employer.type],
      employerSize: [],
      employer: [String(employer.position)],
      country: [...new Set(places.map(place => place.country))],
      state: [],
      language: [],
      adLanguage: [ad.language],
      tariff: [],
    },
    facts: matchedFacts({
      professions: [ad.profession],
      specialty: ad.specialty,
      countries: [...new Set(places.map(place => place.country))],
      employmentTypes: types,
      workloadPercent: { from: terms.workloadPercent?.min ?? null, to: terms.workloadPercent?.max ?? null },
      startText: terms.startText,
      requiredLanguages: [],
      lines: htmlLines(ad.descriptionHtml),
    }),
    points: places.flatMap(({ name, postalCode }) => pointOf(`${postalCode} ${name}`)),
    payMin: pay === null ? null : 1,
    payMax: pay === null ? null : 1,
    postedAtMs: ad.postedAt.getTime(),
    validThroughMs: ad.validThrough?.getTime() ?? null,
    featuredUntilMs: ad.number % 40 === 0 ? ad.postedAt.getTime() + 60 * dayMs : null,
    isAgency: employer.isAgency,
    isPayDerived: false,
    isDemoted: false,
  }
}

const points = new Map<string, JobDocument['points']>()

function pointOf(text: string): JobDocument['points'] {
  const known = points.get(text)
  if (known) return known
  const place = findPlaces(text)[0]?.place
  const point = place ? [{ latDegrees: place.latDegrees, lonDegrees: place.lonDegrees }] : []
  points.set(text, point)
  return point
}

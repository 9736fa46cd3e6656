import { htmlLines, htmlWords } from '../../../texts/html-words.ts'
import type { DutyOfAd } from '../../../vocabulary/duty/duty-of-ad.ts'
import { shiftsWithDuty } from '../../../vocabulary/duty/shifts-with-duty.ts'
import { tariffValuesOf } from '../../../vocabulary/pay/tariff-values.ts'
import { furtherProfessions } from '../../../vocabulary/titles/further-professions.ts'
import type { CountedFacet, JobDocument } from '../../caller/job-search.ts'
import { toDuty } from '../../jobs/steps/duty-of-row.ts'
import { type JobRecord, versionMark } from '../job-document.queries.ts'
import { specialtyFacetValues } from '../known-vocabulary.ts'
import { dutyValues } from './duty-filters.ts'
import { matchedFacts } from './matched-facts.ts'

/** Longer texts are cut: what follows adds nothing about the job. */
const maxTextChars = 20_000

export function jobDocument(record: JobRecord): JobDocument {
  const professions = professionsOf(record)
  const duty = toDuty(record)
  const isDemoted = record.demoted_by !== null || record.employer_demoted_by !== null
  return {
    id: record.id,
    version: versionMark(record),
    title: record.title,
    employer: record.employer_name,
    places: record.places.map(place => `${place.name} ${place.postal_code ?? ''}`).join(' '),
    department: record.department ?? '',
    text: htmlWords(record.description_html.slice(0, 2 * maxTextChars)).slice(0, maxTextChars),
    concepts: [...professions.map(id => `p:${id}`), ...given(record.specialty).map(id => `s:${id}`)],
    language: record.language,
    facets: facetValues(record, professions, duty),
    facts: factsOf(record, professions),
    duty: dutyValues(duty),
    points: record.places.flatMap(({ lat_degrees, lon_degrees }) => {
      return lat_degrees === null || lon_degrees === null
        ? []
        : [{ latDegrees: lat_degrees, lonDegrees: lon_degrees }]
    }),
    ...payOf(record),
    postedAtMs: record.posted_at.getTime(),
    validThroughMs: record.valid_through?.getTime() ?? null,
    featuredUntilMs: isDemoted ? null : (record.featured_until?.getTime() ?? null),
    isAgency: record.is_agency || record.employer_is_agency,
    isDemoted,
  }
}

/** A title may offer a job to several. */
function professionsOf({ title, profession }: JobRecord): string[] {
  return [...given(profession), ...furtherProfessions(title, profession)]
}

/** What the employer states, else what the table of the collective agreement gives that the ad names. */
function payOf(record: JobRecord): Pick<JobDocument, 'payMin' | 'payMax' | 'isPayDerived'> {
  const { pay_month_min_eur: least, pay_month_max_eur: most } = record
  const isStated = least !== null || most !== null
  return isStated
    ? { payMin: least ?? most, payMax: most ?? least, isPayDerived: false }
    : {
        payMin: record.derived_min_eur,
        payMax: record.derived_max_eur,
        isPayDerived: record.derived_max_eur !== null,
      }
}

function facetValues(
  record: JobRecord,
  professions: string[],
  duty: DutyOfAd,
): Record<CountedFacet, string[]> {
  const { employment_types: types } = record
  const isBoth = types.includes('full-time') && types.includes('part-time')
  return {
    category: [record.category],
    profession: professions,
    specialty: record.specialty === null ? [] : specialtyFacetValues(record.specialty),
    employmentType: isBoth ? [...types, 'both'] : types,
    contract: given(record.contract),
    experience: given(record.experience),
    remote: [record.remote],
    shift: shiftsWithDuty(record.shift_models, duty),
    employerType: [record.employer_type, ...given(record.employer_ownership)],
    employerSize: given(record.employer_size),
    employer: [String(record.employer_id)],
    country: distinct(record.places.map(place => String(place.country))),
    state: distinct(record.places.flatMap(place => given(place.state_code))),
    adLanguage: [record.language],
    tariff: tariffValuesOf(record.pay_tariff, record.pay_tariff_group),
    language: languagesOf(record),
  }
}

function factsOf(record: JobRecord, professions: string[]): JobDocument['facts'] {
  return matchedFacts({
    professions,
    specialty: record.specialty,
    countries: distinct(record.places.map(place => String(place.country))),
    employmentTypes: record.employment_types,
    workloadPercent: { from: record.workload_min_percent, to: record.workload_max_percent },
    startText: record.start_text,
    requiredLanguages: languagesOf(record),
    lines: htmlLines(record.description_html.slice(0, 2 * maxTextChars)),
  })
}

function languagesOf(record: JobRecord): string[] {
  return distinct(record.required_languages.map(language => language.slice(0, 2).toLowerCase()))
}

function given(value: string | null): string[] {
  return value === null ? [] : [value]
}

function distinct(values: string[]): string[] {
  return [...new Set(values)]
}

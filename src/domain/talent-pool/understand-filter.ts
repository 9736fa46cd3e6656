import { fold } from '../../basics/fold.ts'
import type { Locale } from '../../i18n/locale.ts'
import { jobValues } from '../../vocabulary/jobs/job.values.ts'
import { findProfessions } from '../../vocabulary/titles/find-professions.ts'
import { findSpecialties } from '../../vocabulary/titles/find-specialties.ts'
import { professionsBeside, relatedProfessions } from '../../vocabulary/titles/related-professions.ts'
import { noJobSearchParams } from '../job-search/job.schema.ts'
import { resolvePlace } from '../job-search/resolve-place.ts'
import { understandSearch } from '../job-search/understand-search.ts'
import type { TalentFilter } from './talent-filter.schema.ts'

/** A name such as "Pflegekraft" stands for many. */
const mostProfessions = 12

/** "Pflege" is a field of work and no title, so that no profession is called so. Those who care for people, with and without an exam. */
const nursing = [
  'pflegefachmann',
  'gesundheits_krankenpfleger',
  'dgkp',
  'altenpfleger',
  'kinderkrankenpfleger',
  'fage',
  'intensivpfleger',
  'anaesthesiepfleger',
  'ambulante_pflege',
  'pflegefachassistent',
  'krankenpflegehelfer',
  'pflegehelfer',
] as const
const fields: ReadonlyMap<string, readonly string[]> = new Map(
  ['pflege', 'krankenpflege', 'nursing'].map(name => [name, nursing]),
)

/**
 * What the words of a search say in values of the vocabulary; `unknownWords` are those that say nothing, and are not searched for: there is
 * no text in a profile that could hold them.
 */
export function understandFilter(
  filter: TalentFilter,
  locale: Locale,
): { filter: TalentFilter; unknownWords: string } {
  if (filter.q === '') return { filter: withRegion(filter), unknownWords: '' }
  const { params } = understandSearch({ ...noJobSearchParams, q: filter.q }, locale)
  const { professions, specialties, rest } = readNames(params.q)
  const both = <T>(chosen: readonly T[], said: readonly T[]) => [...new Set([...chosen, ...said])]
  return {
    filter: withRegion({
      ...filter,
      q: '',
      profession: both(filter.profession, [...params.profession, ...professions]),
      specialty: both(filter.specialty, [...params.specialty, ...specialties]),
      state: both(filter.state, params.state),
      employmentType: both(
        filter.employmentType,
        jobValues.employmentType.filter(type => params.employmentType.includes(type)),
      ),
      place: filter.place === '' ? params.place : filter.place,
    }),
    unknownWords: rest,
  }
}

/** A place that is a state is the filter for it. */
function withRegion(filter: TalentFilter): TalentFilter {
  const place = filter.place === '' ? null : resolvePlace(filter.place, null)
  if (place?.kind !== 'region' || place.filter !== 'state') return filter
  return { ...filter, place: '', state: [...new Set([...filter.state, place.value])] }
}

function readNames(text: string): { professions: string[]; specialties: string[]; rest: string } {
  const professions = findProfessions(text)
  const specialties = findSpecialties(text)
  const known = new Set(
    [...professions, ...specialties].flatMap(({ words }) => words.flatMap(word => fold(word).split(/\s+/))),
  )
  const others = text.split(/\s+/).filter(word => word !== '' && !known.has(fold(word)))
  const ofFields = others.flatMap(word => fields.get(fold(word)) ?? [])
  const rest = others.filter(word => !fields.has(fold(word)))
  return {
    professions: [...professions.flatMap(({ id }) => [id, ...sameAs(id)]), ...ofFields].slice(
      0,
      mostProfessions,
    ),
    specialties: specialties.map(({ id }) => id),
    rest: rest.join(' '),
  }
}

/** The same under another law, and the narrower ones: who looks for nurses means them all. */
function sameAs(profession: string): string[] {
  const beside = professionsBeside(profession)
  return relatedProfessions(profession).filter(id => !beside.includes(id))
}

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveSearchPlace } from '../src/domain/job-search/resolve-place.ts'
import { boardQueryVocabulary } from '../src/query-understanding/board-vocabulary.ts'
import { understandQuery } from '../src/query-understanding/understand-query.ts'

const vocabulary = boardQueryVocabulary()
const read = (text: string) => understandQuery(text, { locale: 'de', vocabulary })

function queriesOf(name: string): string[] {
  const lines = readFileSync(`bench/gold/${name}.jsonl`, 'utf8').split('\n').filter(Boolean)
  return lines.map(line => (JSON.parse(line) as { q: string }).q)
}

const sentences = [
  'sentences',
  'sentences-held-out',
  'sentences-sixth',
  'sentences-seventh',
  'sentences-eighth',
  'sentences-ninth',
  'sentences-tenth',
  'sentences-eleventh',
  'sentences-twelfth',
  'sentences-thirteenth',
].flatMap(queriesOf)
const searches = ['search-quality', 'search-quality-held-out', 'search-quality-second'].flatMap(queriesOf)
const wordsOfSentences = [...new Set(sentences.join(' ').split(' '))]

function filtersOf(text: string): Record<string, unknown> {
  const given = Object.entries(read(text).filters).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== null,
  )
  return Object.fromEntries(given)
}

function expectNothingMore(text: string): void {
  const { words } = read(text)
  expect({ text, ...filtersOf(words), place: read(words).place, words: read(words).words }).toEqual({
    text,
    place: null,
    words,
  })
}

describe('what is left of a query', () => {
  it('says nothing more when it is read again', () => {
    for (const sentence of [...sentences, ...searches]) expectNothingMore(sentence)
  })

  it('says nothing more whatever words come together', () => {
    const salad = fc.array(fc.constantFrom(...wordsOfSentences), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(salad, words => expectNothingMore(words.join(' '))),
      { numRuns: 1_500 },
    )
  })
})

describe('a place in a query', () => {
  it('is one that the search knows', () => {
    const salad = fc.array(fc.constantFrom(...wordsOfSentences), { minLength: 1, maxLength: 8 })
    const expectKnown = (text: string) => {
      const { place } = read(text)
      if (place) expect([text, resolveSearchPlace(place.text, null)?.kind]).not.toEqual([text, 'unknown'])
    }
    for (const sentence of sentences) expectKnown(sentence)
    fc.assert(
      fc.property(salad, words => expectKnown(words.join(' '))),
      { numRuns: 1_500 },
    )
  })
})

/** Of the queries whose results are checked word by word, those that become something else, with the words that are left. */
const allowed: Record<string, [words: string, filters: Record<string, unknown>, place?: string]> = {
  Arztpraxis: ['', { employerType: ['private-practice'] }],
  Aushilfe: ['', { employmentType: ['temporary'] }],
  'Bürokauffrau Klinik': ['Bürokauffrau', { employerType: ['hospital'] }],
  'Erzieherin Klinik': ['Erzieherin', { employerType: ['hospital'] }],
  'Geschäftsführer Klinik': ['Geschäftsführer', { employerType: ['hospital'] }],
  Gesundheitsamt: ['', { employerType: ['public-health'] }],
  'Hausdame Seniorenresidenz': ['Hausdame', { employerType: ['care-facility'] }],
  'Homeoffice Kodierung': ['Kodierung', { remote: ['remote', 'hybrid'] }],
  'IT Krankenhaus': ['IT', { employerType: ['hospital'] }],
  Krankenhaus: ['', { employerType: ['hospital'] }],
  'MFA Teilzeit': ['MFA', { employmentType: ['part-time'] }],
  'MFA VZ': ['MFA', { employmentType: ['full-time'] }],
  MVZ: ['', { employerType: ['medical-center'] }],
  'Minijob Pflege': ['Pflege', { employmentType: ['part-time'] }],
  'Nachtdienst Altenheim': ['Nachtdienst', { employerType: ['care-facility'] }],
  'PTA Krankenhaus': ['PTA', { employerType: ['hospital'] }],
  'Pflege TZ': ['Pflege', { employmentType: ['part-time'] }],
  'Pflegefachkraft Altenheim': ['Pflegefachkraft', { employerType: ['care-facility'] }],
  'Praktikum Pflege': ['Pflege', { employmentType: ['internship'] }],
  'Quereinsteiger Pflege': ['Pflege', { experience: ['entry'] }],
  'Sekretärin Klinik': ['Sekretärin', { employerType: ['hospital'] }],
  Seniorenheim: ['', { employerType: ['care-facility'] }],
  'Teilzeit Pflege nachts': ['Pflege nachts', { employmentType: ['part-time'] }],
  'Teilzeit Verwaltung': ['Verwaltung', { employmentType: ['part-time'] }],
  Universitätsklinikum: ['', { employerType: ['academic'] }],
  'Verwaltung Krankenhaus': ['Verwaltung', { employerType: ['hospital'] }],
  'Verwaltungsleiter Pflegeheim': ['Verwaltungsleiter', { employerType: ['care-facility'] }],
  'hospital pharmacist': ['pharmacist', { employerType: ['hospital'] }],
  'nursing home': ['', { employerType: ['care-facility'] }],
  'oberarzt kardiologie münchen': ['oberarzt kardiologie', {}, 'münchen'],
  'part time nurse': ['nurse', { employmentType: ['part-time'] }],
  'registered nurse Berlin': ['registered nurse', {}, 'Berlin'],
}

describe('a query of the quality lists', () => {
  it('keeps each word that names a profession, a specialty or a kind of work', () => {
    const changed = searches.filter(text => read(text).words !== text)
    const found = changed.map(text => [text, [read(text).words, filtersOf(text), read(text).place?.text]])
    const wanted = Object.entries(allowed).map(([text, [words, filters, place]]) => [
      text,
      [words, filters, place],
    ])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted))
  })
})

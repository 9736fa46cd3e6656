import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type JobSearchParams, jobSearchQuery, noJobSearchParams, readJobSearchParams } from './job.schema.ts'
import { understandSearch, understoodQuery, understoodThings } from './understand-search.ts'

const read = (given: Partial<JobSearchParams>) => understandSearch({ ...noJobSearchParams, ...given }, 'de')
const addressOf = (q: string) => jobSearchQuery(read({ q }).params)

describe('a sentence becomes a search with parameters', () => {
  test.each([
    ['pflege teilzeit keine nacht hamburg', 'q=pflege&place=hamburg&employmentType=part-time&without=nights'],
    ['unbefristete Stelle Physiotherapeut Leipzig', 'q=Physiotherapeut&place=Leipzig&contract=permanent'],
    ['Pflege Bayern Teilzeit', 'q=Pflege&place=Bayern&employmentType=part-time'],
    ['MFA ab 3000 Euro ohne Zeitarbeit', 'q=MFA&salaryMin=3000&agencies=without'],
    ['Hebamme 20 km um Wien', 'q=Hebamme&place=Wien&radius=20'],
    ['ich suche eine Stelle als Hebamme', 'q=Hebamme'],
  ])('%s', (sentence, query) => {
    expect(addressOf(sentence)).toBe(query)
  })
})

describe('what was chosen beside the sentence', () => {
  test('wins where there can be only one', () => {
    const { params, understood } = read({ q: 'Pflege Hamburg ab 4000 €', place: 'Bremen', salaryMin: 3_000 })
    expect(params).toMatchObject({ q: 'Pflege', place: 'Bremen', salaryMin: 3_000 })
    expect(understood?.set).toEqual({})
    expect(read({ q: 'Pflege ohne Zeitarbeit', agencies: 'with' }).params.agencies).toBe('with')
  })
  test('leaves a word that could be a place a word when nothing else is said', () => {
    expect(read({ q: 'Essen', place: 'Berlin' }).params).toMatchObject({ q: 'Essen', place: 'Berlin' })
    expect(read({ q: 'Essen' }).params).toMatchObject({ q: '', place: 'Essen' })
  })
  test('stays beside what the sentence adds to a list', () => {
    const { params } = read({ q: 'Pflege Teilzeit', employmentType: ['full-time'], without: ['hospital'] })
    expect(params.employmentType).toEqual(['full-time', 'part-time'])
    expect(params.without).toEqual(['hospital'])
  })
})

test('taken literally, and without words, a search stays as it is', () => {
  const literal = { ...noJobSearchParams, q: 'Pflege Teilzeit', literal: true }
  expect(understandSearch(literal, 'de')).toEqual({ params: literal, understood: null })
  expect(understandSearch(noJobSearchParams, 'de')).toEqual({ params: noJobSearchParams, understood: null })
})

test('on an English page words of English that are towns stay words', () => {
  const search = { ...noJobSearchParams, q: 'hard work nurse' }
  expect(understandSearch(search, 'en').params.place).toBe('')
})

test('what was understood can be taken away, part by part', () => {
  const { params, understood } = read({ q: 'Pflege Teilzeit keine Nacht kein Wochenende Hamburg' })
  const things = understoodThings(understood?.set ?? {}, params, 'de')
  expect(things.map(({ label }) => label)).toEqual([
    'Teilzeit',
    'ohne Nachtdienst',
    'ohne Wochenenddienst',
    'Hamburg',
  ])
  expect(things[1]?.without.without).toEqual(['weekends'])
  expect(things[3]?.without).toMatchObject({ place: '', employmentType: ['part-time'] })
  expect(understoodThings(understood?.set ?? {}, things[0]?.without ?? params, 'en')).toHaveLength(3)
})

const pieces = fc.constantFrom(
  ...['Pflege', 'in', 'Hamburg', 'keine', 'Nacht', 'ohne', 'Zeitarbeit', 'ab', '4000', '€', '80', '%', 'Bad'],
  ...['Homburg', 'Essen', 'nur', 'Teilzeit', 'Leitung', 'Praxis', 'und', 'aber', 'Wochenende', '20 km', 'um'],
  ...[
    'Köln',
    '50667',
    'heute',
    'English speaking',
    'nurse',
    'nicht',
    'Klinikum',
    ',',
    'Jobs',
    'sofort',
    '🏥',
  ],
)

test('whatever is typed, the address it becomes is read back as itself and says nothing more', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 9 }), words => {
      const { params } = read({ q: words.join(' ') })
      const { params: again, problems } = readJobSearchParams(new URLSearchParams(jobSearchQuery(params)))
      expect(problems).toEqual([])
      const settled = understandSearch(again, 'de')
      expect(jobSearchQuery(settled.params)).toBe(jobSearchQuery(params))
    }),
    { numRuns: 3_000 },
  )
})

test.each(['4000 , Köln ohne', 'Bad , Homburg Essen ohne', 'Pflege Essen Essen Klinikum 4000 Praxis €'])(
  'what stood apart in "%s" does not become a place when it comes together',
  sentence => {
    const { params } = read({ q: sentence })
    expect(read(params).params).toEqual(params)
  },
)

test('the query of a sentence stands for what it was taken for', () => {
  const { understood } = read({ q: 'dipl. Pflegefachfrau Zürich 80 Prozent' })
  expect(understood && understoodQuery(understood)).toBe(
    'q=dipl.+Pflegefachfrau&place=Z%C3%BCrich&employmentType=part-time',
  )
})

test.each([
  ['Pflege in Köln oder Bonn', 'q=Pflege&place=K%C3%B6ln', ['Bonn']],
  ['Köln/Bonn', 'place=K%C3%B6ln', ['Bonn']],
  ['MFA zwischen Köln und Bonn', 'q=MFA&place=K%C3%B6ln', ['Bonn']],
  ['Pflege zw. Köln und Bonn', 'q=Pflege&place=K%C3%B6ln', ['Bonn']],
  ['Pflege in Köln, Bonn oder Leverkusen', 'q=Pflege&place=K%C3%B6ln', ['Bonn', 'Leverkusen']],
  ['Hebamme Essen oder Bochum', 'q=Hebamme&place=Essen', ['Bochum']],
  ['Hamburg und Umgebung', 'place=Hamburg', []],
  ['MFA Bayern München', 'q=MFA&place=M%C3%BCnchen', []],
  ['wohne in Bonn, suche MFA in Köln', 'q=MFA&place=K%C3%B6ln', []],
  ['nicht in Berlin, lieber Köln', 'place=K%C3%B6ln', []],
])('of several towns the first is searched and the others are told: %s', (sentence, query, others) => {
  expect(addressOf(sentence)).toBe(query)
  expect(read({ q: sentence }).understood?.otherPlaces).toEqual(others)
})

test('beside a place that was chosen no town of the sentence is offered', () => {
  expect(read({ q: 'Pflege in Köln oder Bonn', place: 'Bremen' }).understood?.otherPlaces).toEqual([])
})

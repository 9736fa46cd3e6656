import { describe, expect, it } from 'vitest'
import { readMeaning } from '../search/text/meaning.ts'
import type { ConceptTable } from '../search/text/vocabulary-input.ts'
import { dataFile } from './data-file.ts'
import { loadAnalyser } from './load-analyser.ts'
import { professionById } from './titles/professions.ts'
import { specialtyById } from './titles/specialties.ts'

// Parsed without validation, as the analyser does; this test verifies the shape.
const table = JSON.parse(dataFile('concepts.json')) as ConceptTable
const meanings = [
  ...Object.entries(table.meanings).flatMap(([meaning, phrases]) => (phrases.length > 0 ? [meaning] : [])),
  ...[table.is, table.composed, table.finds, table.abbreviations, table.parts, table.heads].flatMap(
    Object.values,
  ),
]
const keys = [table.is, table.composed, table.finds].flatMap(Object.keys)
const named = [...keys, ...table.same.flat(), ...meanings].flatMap(text =>
  readMeaning(text).flatMap(group => group.map(({ term }) => term)),
)

describe('the table of meanings', () => {
  it('has every list the analysis reads, in the shape it reads', () => {
    const records = [table.is, table.composed, table.finds, table.abbreviations, table.parts, table.heads]
    for (const record of records) {
      expect(Object.keys(record).length).toBeGreaterThan(0)
      expect(Object.values(record).every(value => typeof value === 'string')).toBe(true)
    }
    const lists = [
      table.void,
      table.opaque,
      table.ignored,
      table.cautious,
      table.plainHeads,
      table.neverAlone,
    ]
    for (const list of [...lists, ...table.same, ...table.variants, ...Object.values(table.meanings)]) {
      expect(list.length).toBeGreaterThan(0)
      expect(list.every(word => typeof word === 'string' && word.length > 0)).toBe(true)
    }
    for (const pair of table.variants) expect(pair).toHaveLength(2)
  })

  it('names only professions that exist or are taken apart, and those only by themselves', () => {
    const exists = (term: string) => !term.startsWith('p:') || professionById(term.slice(2)) !== null
    const alone = (text: string) => Object.keys(table.composed).includes(text)
    const texts = [...keys, ...table.same.flat(), ...meanings].filter(text => !alone(text))
    const unknown = texts.filter(
      text => !readMeaning(text).every(group => group.every(({ term }) => exists(term))),
    )
    expect([...new Set(unknown)]).toEqual([])
  })

  it('names only specialties that exist', () => {
    const unknown = named.filter(term => term.startsWith('s:') && !specialtyById(term.slice(2)))
    expect([...new Set(unknown)]).toEqual([])
  })

  it('names other fields only when some word leads to them', () => {
    const led = new Set(
      [
        ...Object.keys(table.meanings),
        ...[table.abbreviations, table.parts, table.heads].flatMap(Object.values),
      ]
        .flatMap(text => readMeaning(text).flat())
        .map(({ term }) => term),
    )
    const dead = named.filter(term => term.startsWith('x:') && !led.has(term))
    expect([...new Set(dead)]).toEqual([])
  })

  it('writes weights between 0 and 1', () => {
    const weights = meanings.flatMap(text =>
      readMeaning(text).flatMap(group => group.map(({ weight }) => weight)),
    )
    expect(weights.filter(weight => !(weight > 0 && weight <= 1))).toEqual([])
  })

  it('has one key for one concept', () => {
    const several = keys.filter(key => key.includes(',') || key.includes('+'))
    expect(several).toEqual([])
  })
})

describe('the analyser of the board', () => {
  const termsOf = (title: string) =>
    loadAnalyser()
      .analyseField(title, { language: 'de', field: 'title' })
      .map(({ term }) => term)
  const asked = (query: string) =>
    loadAnalyser()
      .analyseQuery(query, { language: 'de', isTyping: false })
      .groups.map(group => group.alternatives.map(({ term }) => term))
  const finds = (query: string, title: string) => {
    const terms = termsOf(title)
    return asked(query).every(group => group.some(term => terms.includes(term)))
  }

  it('is built once', () => {
    expect(loadAnalyser()).toBe(loadAnalyser())
  })

  it.each([
    ['Krankenschwester', 'Pflegefachkraft (m/w/d)', 'Pflegehelfer (m/w/d)'],
    ['MPA', 'Medizinische Fachangestellte (m/w/d)', 'Zahnmedizinische Fachangestellte'],
    ['Kardiologe', 'Oberärztin Kardiologie', 'Pflegefachkraft Kardiologie'],
    ['nurse', 'Dipl. Pflegefachfrau HF', 'Pflegehelferin SRK'],
    ['Urologe', 'Facharzt für Urologie', 'Facharzt für Neurologie'],
  ])('%s finds "%s" and not "%s"', (query, found, notFound) => {
    expect(finds(query, found)).toBe(true)
    expect(finds(query, notFound)).toBe(false)
  })
})

describe('two letters of our own words', () => {
  const asked = (text: string) =>
    loadAnalyser()
      .analyseQuery(text, { language: 'de', isTyping: false })
      .groups.map(({ words }) => words)

  it.each(['op pflege', 'Op-Pflege', 'OP Pflege'])(
    '%s is asked as one title, in small letters as well',
    text => {
      expect(asked(text)).toEqual(['op pflege'])
    },
  )

  it('count beside others', () => {
    expect(asked('pflege op')).toEqual(['pflege', 'op'])
  })
})

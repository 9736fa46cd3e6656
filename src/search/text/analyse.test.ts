import { describe, expect, test } from 'vitest'
import { createAnalyser } from './analyse.ts'
import type { ConceptTable, ProfessionWords, SpecialtyWords } from './vocabulary-input.ts'

// A small world: each test says with it what it needs and no more.
const profession = (id: string, nameMale: string, more: Partial<ProfessionWords> = {}): ProfessionWords => ({
  id,
  nameMale,
  nameFemale: `${nameMale}in`,
  nameEn: id,
  synonyms: [],
  synonymsEn: [],
  abbreviations: [],
  genderForms: [],
  ...more,
})

const specialty = (id: string, nameDe: string, more: Partial<SpecialtyWords> = {}): SpecialtyWords => ({
  id,
  nameDe,
  nameEn: id,
  parent: null,
  persons: [],
  adjectives: [],
  synonyms: [],
  abbreviations: [],
  ...more,
})

const concepts: ConceptTable = {
  is: { oberarzt: 'arzt*0.8', chefarzt: 'oberarzt*0.5' },
  composed: { kardiologe: 'facharzt,arzt*0.7+s:kardiologie' },
  same: [],
  finds: { helfer: 'nurse*0.3' },
  meanings: { nurse: ['Krankenschwester', 'Pflegefachkraft'], 's:its': ['Intensivstation'] },
  void: ['ohne Oberarzt'],
  opaque: ['hygieneleitung'],
  ignored: [],
  abbreviations: { OP: 'x:op', ITS: 's:its', ICU: 's:its', DIE: 'x:die' },
  cautious: ['DIE'],
  parts: { kinder: 's:kinder', intensiv: 's:its' },
  heads: { pfleger: 'nurse' },
  plainHeads: ['stelle'],
  neverAlone: ['arzt'],
  variants: [['leiter', 'leitung']],
}

const analyser = createAnalyser({
  professions: [
    profession('nurse', 'Pflegefachmann'),
    profession('helfer', 'Pflegehelfer'),
    profession('arzt', 'Arzt', { nameFemale: 'Ärztin' }),
    profession('oberarzt', 'Oberarzt', { nameFemale: 'Oberärztin' }),
    profession('chefarzt', 'Chefarzt'),
    profession('zahnarzt', 'Zahnarzt', { nameFemale: 'Zahnärztin' }),
    profession('kardiologe', 'Kardiologe', { nameFemale: 'Kardiologin' }),
    profession('mfa', 'Medizinischer Fachangestellter', { abbreviations: ['MFA'] }),
    profession('zfa', 'Zahnmedizinischer Fachangestellter', { abbreviations: ['ZFA'] }),
    profession('wbl', 'Wohnbereichsleiter'),
    profession('laborleitung', 'Laborleitung'),
  ],
  specialties: [
    specialty('innere', 'Innere Medizin', { abbreviations: ['IM'] }),
    specialty('kardiologie', 'Kardiologie', { parent: 'innere' }),
  ],
  compounds: [
    '[linking]\ns es n en',
    '[heads]\narzt pfleger station leitung hygiene labor',
    '[open_heads]\nstation',
    '[stopwords_de]\nund im in die der',
    '[stopwords_jobs]\nstelle suche',
  ].join('\n\n'),
  concepts,
})

const titleTerms = (title: string) =>
  analyser.analyseField(title, { language: 'de', field: 'title' }).map(({ term }) => term)
const textTerms = (text: string) =>
  analyser.analyseField(text, { language: 'de', field: 'text' }).map(({ term }) => term)
const groupsOf = (query: string, isTyping = false) =>
  analyser.analyseQuery(query, { language: 'de', isTyping }).groups
const askedTerms = (query: string) => groupsOf(query).map(group => group.alternatives.map(({ term }) => term))
const weightIn = (title: string, term: string) =>
  analyser.analyseField(title, { language: 'de', field: 'title' }).find(one => one.term === term)?.weight ?? 0

describe('gender forms and spellings', () => {
  test.each([
    'Oberarzt',
    'Oberärztin',
    'Oberaerztin',
    'OBERARZT',
    'Oberarzt/-ärztin',
    'Oberärzt:in',
    'Oberarzt (m/w/d)',
  ])('an ad for "%s" is an ad for a senior doctor, and a search for it asks for one', written => {
    expect(titleTerms(written)).toContain('p:oberarzt')
    expect(askedTerms(written.replace(' (m/w/d)', '')).flat()).toContain('p:oberarzt')
  })

  test('Leiter, Leiterin and Leitung are one', () => {
    for (const title of ['Wohnbereichsleiter', 'Wohnbereichsleiterin', 'Wohnbereichsleitung'])
      expect(titleTerms(title)).toContain('p:wbl')
  })
})

describe('abbreviations', () => {
  test('IM is internal medicine, im is a preposition, in ads', () => {
    expect(titleTerms('Arzt IM')).toContain('s:innere')
    expect(titleTerms('Arzt im Dienst')).not.toContain('s:innere')
  })

  test('in a title all in capitals IM is a preposition again', () => {
    expect(titleTerms('OBERARZT IM NACHTDIENST')).not.toContain('s:innere')
    expect(titleTerms('Oberarzt IM Nachtdienst')).toContain('s:innere')
  })

  test('two capitals inside a long text are too doubtful, four are not', () => {
    expect(textTerms('Wir arbeiten im OP.')).not.toContain('x:op')
    expect(textTerms('Wir arbeiten auf ITS.')).toContain('s:its')
  })

  test('ITS and icu are understood in every case, a word like DIE only in capitals', () => {
    expect(titleTerms('Arzt ITS')).toContain('s:its')
    expect(titleTerms('Arzt icu')).toContain('s:its')
    expect(titleTerms('Arzt DIE')).toContain('x:die')
    expect(titleTerms('Arzt die')).not.toContain('x:die')
  })

  test('a searcher may write op and mfa in lower case', () => {
    expect(askedTerms('op')).toEqual([expect.arrayContaining(['x:op'])])
    expect(askedTerms('mfa')).toEqual([expect.arrayContaining(['p:mfa'])])
  })

  test('MFA is never taken for a slip of ZFA', () => {
    for (const query of ['MFA', 'XFA', 'OTA']) {
      for (const group of groupsOf(query)) {
        expect(group.fuzzyAllowed && group.spelling.length > 3).toBe(false)
        expect(group.fallback).toBeNull()
        expect(group.alternatives.map(({ term }) => term)).not.toContain('p:zfa')
      }
    }
  })
})

describe('compounds', () => {
  test('a known compound is read by its parts, which weigh less than the word', () => {
    expect(weightIn('Hygienelabor', 'hygienelabor')).toBe(1)
    expect(weightIn('Hygienelabor', 'labor')).toBeGreaterThan(0)
    expect(weightIn('Hygienelabor', 'labor')).toBeLessThan(1)
  })

  test('a word that is not covered by parts stays whole', () => {
    expect(titleTerms('Hygienexlabor')).toEqual(['hygienexlabor'])
  })

  test('a compound of the vocabulary is not taken apart: a dentist is no doctor', () => {
    expect(titleTerms('Zahnarzt')).toEqual(['zahnarzt', 'p:zahnarzt'])
  })

  test('arzt and pfleger never stand for a compound', () => {
    expect(titleTerms('Laborarzt')).not.toContain('arzt')
    expect(titleTerms('Laborarzt')).toContain('labor')
    expect(titleTerms('Kinderpfleger')).not.toContain('pfleg')
  })

  test('Kinderintensivpfleger is a nurse in paediatric intensive care', () => {
    expect(askedTerms('Kinderintensivpfleger').map(([first]) => first)).toEqual(
      expect.arrayContaining([expect.any(String)]),
    )
    expect(titleTerms('Kinderintensivpfleger')).toEqual(
      expect.arrayContaining(['p:nurse', 's:kinder', 's:its']),
    )
  })

  test('Oberarztstelle means Oberarzt', () => {
    expect(titleTerms('Oberarztstelle')).toContain('p:oberarzt')
  })

  test('a word that is left whole is not taken apart, though its parts are known', () => {
    expect(titleTerms('Laborhygiene')).toEqual(['laborhygi', 'labor', 'hygi'])
    expect(titleTerms('Hygieneleitung')).toEqual(['hygieneleit'])
  })

  test('a word of the vocabulary keeps to itself, though its parts are known', () => {
    expect(titleTerms('Laborleitung')).not.toContain('labor')
    expect(titleTerms('Laborleitungen')).toContain('p:laborleitung')
  })

  test('any word may stand before Station', () => {
    expect(titleTerms('Demenzstation')).toEqual(expect.arrayContaining(['demenz', 'demenzstation']))
  })
})

describe('concepts', () => {
  test('Krankenschwester finds Pflegefachkraft', () => {
    const asked = askedTerms('Krankenschwester').flat()
    expect(titleTerms('Pflegefachkraft').some(term => asked.includes(term))).toBe(true)
  })

  test('Krankenschwester does not find Pflegehelfer, although a helper looks for nurses too', () => {
    const asked = askedTerms('Krankenschwester').flat()
    expect(titleTerms('Pflegehelfer').some(term => asked.includes(term))).toBe(false)
    expect(askedTerms('Pflegehelfer').flat()).toContain('p:nurse')
  })

  test('an ad for a senior doctor is found by Arzt, less than one for a doctor, and not the other way', () => {
    expect(weightIn('Oberarzt', 'p:arzt')).toBeLessThan(weightIn('Arzt', 'p:arzt'))
    expect(weightIn('Oberarzt', 'p:arzt')).toBeGreaterThan(0)
    expect(weightIn('Arzt', 'p:oberarzt')).toBe(0)
    expect(weightIn('Chefarzt', 'p:arzt')).toBeCloseTo(0.4)
  })

  test('a cardiologist is a doctor and cardiology, and both are asked for', () => {
    expect(askedTerms('Kardiologe')).toEqual([
      expect.arrayContaining(['p:facharzt']),
      expect.arrayContaining(['s:kardiologie']),
    ])
    expect(titleTerms('Kardiologe')).toContain('s:innere')
  })

  test('a phrase without meaning brings none, whatever its words mean', () => {
    expect(titleTerms('ohne Oberarzt').filter(term => term.includes(':'))).toEqual([])
    expect(titleTerms('mit Oberarzt')).toContain('p:oberarzt')
  })

  test('a profession in the running text weighs far less than in the title', () => {
    const text = analyser.analyseField('mit einem Oberarzt', { language: 'de', field: 'text' })
    expect(text.find(({ term }) => term === 'p:oberarzt')?.weight).toBeLessThan(0.2)
  })

  test('Fach- und Oberarzt takes its tail from the second word', () => {
    expect(titleTerms('Zahn- und Oberarzt')).toEqual(expect.arrayContaining(['p:zahnarzt', 'p:oberarzt']))
  })
})

describe('queries', () => {
  test('two words are both asked for, noise is not', () => {
    expect(groupsOf('suche Stelle Hygiene Labor').map(group => group.words)).toEqual(['hygiene', 'labor'])
  })

  test('a query of noise alone is asked as it stands', () => {
    expect(groupsOf('suche')).toHaveLength(1)
  })

  test('text beyond 200 characters is left out', () => {
    const filler = 'Hygiene '.repeat(25)
    expect(filler).toHaveLength(200)
    expect(groupsOf(`${filler}Zahnarzt`).map(group => group.words)).toEqual(['hygiene'])
    expect(
      groupsOf(`${'Hygienelabor '.repeat(5)}${' '.repeat(127)}Zahnarzt`).map(group => group.words),
    ).toContain('zahnarzt')
  })

  test('only the first twelve words count', () => {
    const words = Array.from({ length: 14 }, (_, index) => `wort${String.fromCharCode(97 + index)}`)
    expect(groupsOf(words.join(' '))).toHaveLength(12)
  })

  test('a telephone number asks for nothing', () => {
    expect(groupsOf('0301234567')).toEqual([])
  })

  test('the same word twice is asked once', () => {
    expect(groupsOf('Labor Labor')).toHaveLength(1)
  })

  test('only while typing the last word is a beginning', () => {
    expect(groupsOf('Hygiene Labo', true).map(group => group.prefix)).toEqual([false, true])
    expect(groupsOf('Hygiene Labo ', true).map(group => group.prefix)).toEqual([false, false])
    expect(groupsOf('Hygiene Labo').map(group => group.prefix)).toEqual([false, false])
  })
})

describe('slips of the keyboard', () => {
  const meantBy = (query: string) => groupsOf(query)[0]?.fallback?.text ?? null

  test.each([
    ['Oberart', 'oberarzt'],
    ['Oberatzt', 'oberarzt'],
    ['Kadiologge', 'kardiologe'],
    ['Krankenschwestr', 'krankenschwester'],
  ])('%s was meant as %s', (typed, meant) => {
    expect(meantBy(typed)).toBe(meant)
  })

  test('two neighbours changed places count as one wrong letter', () => {
    expect(meantBy('Azrt')).toBe('arzt')
    expect(meantBy('Zrat')).toBeNull()
  })

  test('two wrong letters in a short word and a wrong first letter are no slip', () => {
    expect(meantBy('Arxy')).toBeNull()
    expect(meantBy('Zardiologe')).toBeNull()
  })

  test('a slip inside a title of several words is seen', () => {
    expect(groupsOf('Medizinischer Fachangestelter')[0]?.fallback?.groups).toEqual([
      [expect.objectContaining({ term: 'p:mfa' })],
    ])
  })

  test('a word written rightly needs no guess', () => {
    expect(meantBy('Oberarzt')).toBeNull()
  })
})

test('another vocabulary has another version, the same one the same', () => {
  const empty = { professions: [], specialties: [], compounds: '', concepts }
  const first = createAnalyser(empty).version
  expect(createAnalyser({ ...empty }).version).toBe(first)
  expect(createAnalyser({ ...empty, compounds: '[linking]\ns' }).version).not.toBe(first)
})

import { describe, expect, test } from 'vitest'
import {
  analyser,
  askedTerms,
  groupsOf,
  textTerms,
  titleTerms,
  weightIn,
} from '../../../tests/support/small-vocabulary.ts'

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
    expect(textTerms('Wir arbeiten im OP.')).not.toContain('m:x:op')
    expect(textTerms('Wir arbeiten auf ITS.')).toContain('m:s:its')
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
        expect(group.fallback()).toBeNull()
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
    for (const term of ['p:nurse', 's:kinder', 's:its'])
      expect(askedTerms('Kinderintensivpfleger').some(group => group.includes(term))).toBe(true)
    expect(askedTerms('Kinderintensivpfleger')).toHaveLength(3)
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

describe('places and fields inside a word of the vocabulary', () => {
  test('an ad for a Stationsleitung is about a ward', () => {
    expect(titleTerms('Stationsleitung')).toEqual(expect.arrayContaining(['p:stationsleitung', 'x:station']))
    expect(weightIn('Stationsleitung', 'x:station')).toBeLessThan(weightIn('Station', 'x:station'))
  })

  test('inside a longer title too', () => {
    expect(titleTerms('Koch Stationsleitung')).toEqual(
      expect.arrayContaining(['p:stationskoch', 'x:station']),
    )
  })

  test('a word with a specialty of its own gets no second one', () => {
    expect(titleTerms('Kinderchirurgie')).toContain('s:kinderchirurgie')
    expect(titleTerms('Kinderchirurgie')).not.toContain('s:kinder')
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
    expect(groupsOf('Pflegehelfer')[0]?.mentions).toContainEqual({ term: 'p:nurse', weight: 0.3 })
  })

  test('an ad for a senior doctor is found by Arzt, less than one for a doctor, and not the other way', () => {
    expect(weightIn('Oberarzt', 'p:arzt')).toBeLessThan(weightIn('Arzt', 'p:arzt'))
    expect(weightIn('Oberarzt', 'p:arzt')).toBeGreaterThan(0)
    expect(weightIn('Arzt', 'p:oberarzt')).toBe(0)
    expect(weightIn('Chefarzt', 'm:p:arzt')).toBeCloseTo(0.4)
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
    expect(text.find(({ term }) => term === 'm:p:oberarzt')?.weight).toBeLessThan(0.2)
  })

  test('Fach- und Oberarzt takes its tail from the second word', () => {
    expect(titleTerms('Zahn- und Oberarzt')).toEqual(expect.arrayContaining(['p:zahnarzt', 'p:oberarzt']))
  })
})

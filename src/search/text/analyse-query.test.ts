import { describe, expect, test } from 'vitest'
import { askedTerms, groupsOf, titleTerms } from '../../../tests/support/small-vocabulary.ts'

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
  const meantBy = (query: string) => groupsOf(query)[0]?.fallback()?.text ?? null

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
    expect(groupsOf('Medizinischer Fachangestelter')[0]?.fallback()?.groups).toEqual([
      { alternatives: [expect.objectContaining({ term: 'p:mfa' })], mentions: expect.anything() },
    ])
  })

  test('a word written rightly needs no guess', () => {
    expect(meantBy('Oberarzt')).toBeNull()
  })
})

describe('words that no list holds', () => {
  const related = (query: string) => askedTerms(query).flat()

  test('the end of one word of the vocabulary may stand for it, a common end for none', () => {
    expect(related('Bereichsleiter')).toContain('p:wbl')
    expect(related('dienst').filter(term => term.includes(':'))).toEqual([])
  })

  test('the beginning of few words may stand for them', () => {
    expect(related('Kardio')).toContain('s:kardiologie')
  })

  test('the first part of compounds stands for its field', () => {
    expect(related('Kinder')).toContain('s:kinder')
  })

  test('letters between the parts do not matter', () => {
    expect(related('Wohnbereichleiter')).toContain('p:wbl')
    expect(related('Wohnsbereichsleiter')).toContain('p:wbl')
  })

  test('Leitung Wohnbereich is Wohnbereichsleitung', () => {
    expect(titleTerms('Leitung Wohnbereich')).toContain('p:wbl')
  })

  test('a ward of a field asks for the field, and its ad is about both', () => {
    expect(askedTerms('Kinderstation').map(group => group.includes('x:station'))).toEqual([false])
    expect(titleTerms('Kinderstation')).toEqual(expect.arrayContaining(['s:kinder', 'x:station']))
    expect(related('Station')).toContain('x:station')
  })

  test('an adjective also means the words that it comes from', () => {
    expect(related('kardiologische Hygiene')).toEqual(expect.arrayContaining(['kardiolog', 's:kardiologie']))
  })

  test('a word that ends words of one meaning only has that meaning', () => {
    expect(related('diologe')).toEqual(expect.arrayContaining(['p:facharzt', 's:kardiologie']))
  })

  test('the ward beside a field is no demand of its own', () => {
    expect(related('Kardiologie Station')).toContain('s:kardiologie')
    expect(related('Kardiologie Station')).not.toContain('x:station')
    expect(related('Pflegefachkraft Station')).toContain('x:station')
  })

  test('a soft adjective is left out beside other words, but not from a title or alone', () => {
    expect(groupsOf('medizinisches Labor').map(group => group.words)).toEqual(['labor'])
    expect(groupsOf('Medizinischer Fachangestellter').map(group => group.words)).toEqual([
      'medizinischer fachangestellter',
    ])
    expect(groupsOf('medizinisches')).toHaveLength(1)
  })
})

describe('either of several', () => {
  const asked = (text: string) => groupsOf(text).map(({ words }) => words)

  test.each([
    'Zahnarzt oder Chefarzt',
    'Zahnarzt or Chefarzt',
    'Zahnarzt od. Chefarzt',
    'Zahnarzt bzw. Chefarzt',
    'Zahnarzt/Chefarzt',
    'Zahnarzt OR Chefarzt',
  ])('%s is one requirement', text => {
    expect(asked(text)).toEqual(['zahnarzt chefarzt'])
    expect(askedTerms(text).flat()).toEqual(expect.arrayContaining(['p:zahnarzt', 'p:chefarzt']))
  })

  test('„und“ between two professions asks for either, between fields for both', () => {
    expect(asked('Zahnarzt und Chefarzt')).toEqual(['zahnarzt chefarzt'])
    expect(asked('Kardiologie und ITS')).toHaveLength(2)
    expect(asked('Hygiene und Zahnarzt')).toHaveLength(2)
  })

  test('the more are named the more are enough', () => {
    expect(asked('Zahnarzt oder Chefarzt oder Pflegehelfer')).toHaveLength(1)
  })

  test('another field is one more beside the field, another profession one beside all that was said of the first', () => {
    expect(asked('Zahnarzt Kardiologie oder ITS')).toEqual(['zahnarzt', 'kardiologie its'])
    const [person = [], field = []] = groupsOf('Zahnarzt Kardiologie oder Pflegehelfer').map(
      ({ alternatives }) => alternatives.map(({ term }) => term),
    )
    expect(person).toEqual(expect.arrayContaining(['p:zahnarzt', 'p:helfer']))
    expect(field).toEqual(expect.arrayContaining(['s:kardiologie', 'p:helfer']))
  })

  test('what nobody knows stays a requirement, and an operating room is no choice', () => {
    expect(asked('Zahnarzt oder Xyzabc')).toHaveLength(2)
    expect(asked('Zahnarzt OR Kardiologie')).toHaveLength(2)
    expect(asked('OR Zahnarzt')).toHaveLength(1)
  })

  test('a slash before an ending joins nothing', () => {
    expect(asked('Pfleger/in Kardiologie')).toHaveLength(asked('Pfleger Kardiologie').length)
    expect(asked('Zahnarzt/-ärztin Hygiene')).toHaveLength(asked('Zahnarzt Hygiene').length)
  })
})

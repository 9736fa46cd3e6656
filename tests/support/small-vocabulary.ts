import { createAnalyser } from '../../src/search/text/analyse.ts'
import type { ConceptTable, ProfessionWords, SpecialtyWords } from '../../src/search/text/vocabulary-input.ts'

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

/** A small vocabulary for testing text analysis: covers every rule, yet easy to keep in mind. */
export const concepts: ConceptTable = {
  is: { oberarzt: 'arzt*0.8', chefarzt: 'oberarzt*0.5' },
  composed: { kardiologe: 'facharzt,arzt*0.7+s:kardiologie' },
  same: [],
  finds: { helfer: 'nurse*0.3' },
  circumstances: ['x:station'],
  meanings: {
    nurse: ['Krankenschwester', 'Pflegefachkraft'],
    's:its': ['Intensivstation'],
    'x:station': ['Station'],
  },
  void: ['ohne Oberarzt'],
  opaque: ['hygieneleitung'],
  ignored: [],
  abbreviations: { OP: 'x:op', ITS: 's:its', ICU: 's:its', DIE: 'x:die' },
  cautious: ['DIE'],
  parts: { kinder: 's:kinder', intensiv: 's:its' },
  heads: { pfleger: 'nurse', station: 'x:station' },
  plainHeads: ['stelle'],
  neverAlone: ['arzt'],
  variants: [['leiter', 'leitung']],
}

export const analyser = createAnalyser({
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
    profession('stationsleitung', 'Stationsleitung'),
    profession('stationskoch', 'Koch Stationsleitung'),
    ...['Fahr', 'Schreib', 'Boten'].map(word => profession(`${word}-1`, `${word}dienst`)),
  ],
  specialties: [
    specialty('innere', 'Innere Medizin', { abbreviations: ['IM'] }),
    specialty('kinderchirurgie', 'Kinderchirurgie'),
    specialty('kardiologie', 'Kardiologie', { parent: 'innere' }),
  ],
  compounds: [
    '[linking]\ns es n en',
    '[heads]\narzt pfleger station leitung hygiene labor chirurgie wohn bereich leiter',
    '[open_heads]\nstation',
    '[stopwords_de]\nund im in die der',
    '[stopwords_jobs]\nstelle suche',
    '[soft]\nmedizinischer medizinisches',
  ].join('\n\n'),
  concepts,
})

/** Words and concepts, without the term of the title as a whole. */
export const titleTerms = (title: string) =>
  analyser
    .analyseField(title, { language: 'de', field: 'title' })
    .map(({ term }) => term)
    .filter(term => !term.startsWith('title:'))
/** Whether the title says exactly this and nothing else. */
export const saysExactly = (title: string, query: string) =>
  analyser
    .analyseField(title, { language: 'de', field: 'title' })
    .some(({ term }) => term === analyser.analyseQuery(query, { language: 'de', isTyping: false }).title)
export const textTerms = (text: string) =>
  analyser.analyseField(text, { language: 'de', field: 'text' }).map(({ term }) => term)
export const groupsOf = (query: string, isTyping = false) =>
  analyser.analyseQuery(query, { language: 'de', isTyping }).groups
export const askedTerms = (query: string) =>
  groupsOf(query).map(group => group.alternatives.map(({ term }) => term))
export const weightIn = (title: string, term: string) =>
  analyser.analyseField(title, { language: 'de', field: 'title' }).find(one => one.term === term)?.weight ?? 0

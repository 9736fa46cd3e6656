import { expect, it } from 'vitest'
import { lineOf } from '../document/line.ts'
import { sectionKindOf } from './section-words.ts'
import { intoSections } from './sections.ts'

it.each([
  ['Beruflicher Werdegang', 'experience'],
  ['BERUFSERFAHRUNG:', 'experience'],
  ['Aus- und Weiterbildung', 'education'],
  ['Schul- und Berufsausbildung', 'education'],
  ['Fort- und Weiterbildung', 'training'],
  ['Sprachen & EDV', 'languages'],
  ['Work Experience', 'experience'],
  ['Licenses & Certifications', 'training'],
  ['Personalien', 'personal'],
  ['STUDIUMUNDAUSBILDUNG', 'education'],
  ['Zeitraum\tArbeitgeber\tTätigkeit', 'experience'],
  ['Von / bis\tEinrichtung\tPosition', 'experience'],
  ['Zeitraum\tSchule / Ausbildung\tAbschluss', 'education'],
])('"%s" is the heading of a section', (heading, kind) => {
  expect(sectionKindOf(heading)).toBe(kind)
})

it.each([
  'Pflegefachfrau',
  'Ausbildung zur Pflegefachfrau',
  'Klinikum Nord',
  'Praktikum',
  'Zeitraum Klinikum',
  'Zeitraum\tOrt',
])('"%s" is no heading', text => {
  expect(sectionKindOf(text)).toBeNull()
})

it('a heading may stand before the first words of its section', () => {
  const sections = intoSections(['Mara Beispiel', 'Sprachen: Deutsch, Englisch'].map(text => lineOf(text)))
  expect(sections.map(({ kind, lines }) => [kind, lines.map(({ text }) => text)])).toEqual([
    ['head', ['Mara Beispiel']],
    ['languages', ['Deutsch, Englisch']],
  ])
})

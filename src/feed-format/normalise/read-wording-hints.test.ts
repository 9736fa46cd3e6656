import { describe, expect, it } from 'vitest'
import { readWordingHints } from './read-wording-hints.ts'

const title = 'Pflegefachkraft (m/w/d)'
const hintsOf = (text: string) => readWordingHints(title, text)

describe('wordings that equal-treatment law makes risky', () => {
  const risky = [
    'Wir suchen eine junge, dynamische Pflegefachkraft.',
    'Wir suchen junge und motivierte Kolleginnen und Kollegen.',
    'Für unsere Praxis suchen wir einen jungen, engagierten Arzt.',
    'Sie sind jung und flexibel?',
    'Wir freuen uns auf dynamische, junge Mitarbeiter.',
    'Gesucht: junge Krankenschwester für den Nachtdienst',
    'Eine Stelle für einen jungen Mann am Empfang',
    'Sie sind zwischen 25 und 35 Jahren alt.',
    'Bewerberinnen bis 40 Jahre',
    'Sie sind höchstens 35 Jahre alt',
    'We are looking for a young and dynamic nurse.',
  ]
  it.each(risky)('“%s” asks for an age', text => {
    expect(hintsOf(text)).toEqual(['wording-age'])
  })

  const softer = [
    'Es erwartet Sie ein junges Team.',
    'Es erwartet Sie ein junges, dynamisches Team.',
    'Sie arbeiten in einem jungen und motivierten Team.',
    'Verstärken Sie unser dynamisches, junges Praxisteam!',
    'Join our young, motivated team.',
  ]
  it.each(softer)('“%s” only says how the team is', text => {
    expect(hintsOf(text)).toEqual(['wording-young-team'])
  })

  const harmless = [
    'Sie betreuen junge Erwachsene mit Essstörungen.',
    'Unsere Station behandelt junge Patientinnen und Patienten.',
    'Wir begleiten junge Frauen und Mütter nach der Geburt.',
    'Sie betreuen einen jungen Mann mit Behinderung.',
    'Sie leiten gern an und unterstützen junge Kolleginnen und Kollegen.',
    'Freude daran, junge Kolleginnen und Kollegen anzuleiten',
    'Ausbildung junger Ärztinnen und Ärzte',
    'Wohngruppe für Kinder und Jugendliche bis 21 Jahre',
    'Wir versorgen Patientinnen und Patienten zwischen 20 und 65 Jahren.',
    'Zulage für bis zu 20 Jahre Berufserfahrung',
    'Wir sind ein junges, dynamisches Unternehmen.',
    'Die Praxis liegt in Jungingen und ist jüngst erweitert worden.',
    'Wir arbeiten mit jungen Menschen und ihren Familien.',
  ]
  it.each(harmless)('“%s” asks nobody to be young', text => {
    expect(hintsOf(text)).toEqual([])
  })

  it('are read as quickly in a text made to slow them down', () => {
    const timeOf = (text: string) => {
      const start = performance.now()
      hintsOf(text)
      return performance.now() - start
    }
    const hostile = [
      'junge ',
      'junge und ',
      'dynamisch ',
      'bis ',
      'zwischen 20 und ',
      'jungaaaaaaaa',
      '20 jahre ',
    ]
    for (const part of hostile) {
      const text = part.repeat(Math.ceil(10_000 / part.length))
      expect(timeOf(text), part).toBeLessThan(300)
    }
  })
})

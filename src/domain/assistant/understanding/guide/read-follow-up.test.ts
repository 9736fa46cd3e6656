import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../i18n/locale.ts'
import { refusesAct } from '../read-refused-act.ts'
import { turnWords } from '../turn-words.ts'
import { understandTurn } from '../understand-turn.ts'
import { asksByVerb, asksInside, questionsIn } from './questions-in.ts'
import { readRecognition } from './read-recognition.ts'

/** The text that a turn is answered with after another was given; null when it is no text. */
function textAfter(topic: string | null, said: string, locale: Locale = 'de'): string | null {
  const [first] = understandTurn(said, { locale, search: null, topic, canPoint: false })
  return first?.kind === 'guide' ? first.answer.id : null
}

describe('what is asked about the text that was given before', () => {
  it.each([
    ['recognition-nurse-de', 'und in Österreich?', 'recognition-at'],
    ['recognition-doctor-de', 'und wie ist das in der Schweiz?', 'recognition-doctor-ch'],
    ['holiday', 'und in der schweiz?', 'holiday'],
    ['recognition-nurse-de', 'wie lange dauert das und was kostet', 'recognition-time'],
    ['post-ad', 'und was kostet uns das?', 'employer-costs'],
    ['ota', 'und eine ATA?', 'ata'],
    ['apply-as-guest', 'und wenn ich den Link verlier?', 'lost-link'],
    ['pta', 'und wie lange dauert die Ausbildung?', 'pta'],
  ])('after %s: %s', (topic, said, id) => {
    expect(textAfter(topic, said)).toBe(id)
  })

  it('lets a turn stand by itself that looks for work', () => {
    expect(textAfter('probation', 'und jetzt Stellen als MFA in Bonn')).toBeNull()
    expect(textAfter('mfa', 'und in Köln?')).toBeNull()
  })
})

describe('acts that are refused', () => {
  it.each([
    'nicht merken',
    'merk dir die bitte nicht',
    'I do not want to apply',
    'kein Anschreiben bitte',
    'lass das mit dem Merken',
  ])('%s', said => {
    expect(refusesAct(turnWords(said, { isEnglish: false }).keys)).toBe(true)
  })

  it.each(['ich kann mich nicht bewerben', 'keine Mails mehr bitte', 'die zweite merken', 'ohne Nacht'])(
    'not: %s',
    said => {
      expect(refusesAct(turnWords(said, { isEnglish: false }).keys)).toBe(false)
    },
  )
})

describe('questions inside of what somebody tells', () => {
  it('are read without what was told before', () => {
    expect(
      questionsIn('Bin Hebamme aus Kroatien wo kann ich in Wien meinen Abschluss anerkennen lassen'),
    ).toEqual(['wo kann ich in Wien meinen Abschluss anerkennen lassen'])
    expect(questionsIn('Ich suche Pflege in Köln')).toEqual([])
  })

  it('may begin with the verb, but ask for no jobs', () => {
    expect(asksByVerb('Is working nights paid extra in a German hospital?')).toBe(true)
    expect(asksByVerb('Haben die was frei in Köln?')).toBe(false)
    expect(asksInside('ich möchte wissen ob man Anspruch auf Teilzeit hat')).toBe(true)
  })
})

it('tells by where somebody comes from and what they are which recognition is asked about', () => {
  expect(readRecognition('Ich komme aus dem Iran und bin Hebamme. Kann ich hier arbeiten?')).toBe(
    'recognition-therapy-de',
  )
  expect(readRecognition('I am a nurse from India, what do I need in Austria?')).toBe('recognition-at')
  expect(readRecognition('Ich bin Pflegefachkraft in Köln')).toBeNull()
})

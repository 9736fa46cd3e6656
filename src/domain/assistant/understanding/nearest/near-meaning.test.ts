import { describe, expect, it } from 'vitest'
import { guide, guideSayings } from '../../../../guide/guide-text.ts'
import { jobActs, plainActs } from '../act.ts'
import { turnWords } from '../turn-words.ts'
import { nearMeaning } from './near-meaning.ts'
import { soundOf } from './sound-of.ts'

const anywhere = { canPoint: true, hasSearch: true, isStaff: true }
const near = (text: string, given = anywhere) => {
  const found = nearMeaning(turnWords(text, { isEnglish: false }).text, given)
  return found && ('id' in found ? found.id : 'name' in found ? found.name : found.kind)
}

describe('what a turn is most like', () => {
  it('has sayings only for texts and acts that there are, each once', () => {
    const sayings = guideSayings()
    const texts = guide().texts.map(({ id }) => id)
    expect(Object.keys(sayings.guide).toSorted()).toEqual(texts.toSorted())
    for (const name of Object.keys(sayings.plain)) expect(plainActs).toContain(name)
    for (const name of Object.keys(sayings.job)) expect(jobActs).toContain(name)
    const all = Object.entries(sayings).flatMap(([kind, meanings]) =>
      kind === 'guide' ? [] : Object.values(meanings).flat(),
    )
    expect(all.toSorted()).toEqual([...new Set(all)].toSorted())
  })

  it.each([
    ['kann man sein Kennwort irgendwie neu setzen', 'forgot-password'],
    ['die Mails von euch nerven, wie werd ich die los', 'alerts-stop'],
    ['wie viele Tage Urlaub stehen mir in der Pflege zu', 'holiday'],
    ['i mecht mit am echten Menschen redn', 'human'],
    ['wer von denen zahlt denn am besten', 'best-paid'],
    ['haben sich bei uns schon welche beworben', 'open-applications'],
    ['heb mir bitte die dritte auf', 'save'],
  ])('%s', (text, meaning) => {
    expect(near(text)).toBe(meaning)
  })

  it('is nothing that cannot be meant', () => {
    const guest = { canPoint: false, hasSearch: false, isStaff: false }
    expect(near('die davor', guest)).not.toBe('previous')
    expect(near('was zahlen die da', guest)).not.toBe('pay')
    expect(near('haben sich schon Leute bei uns beworben', guest)).not.toBe('open-applications')
  })

  it('is nothing for words that mean nothing', () => {
    expect(near('asdf qwer yxcv')).toBeNull()
  })
})

it.each([
  ['ferkleich', 'vergleich'],
  ['farfolgen', 'verfolgen'],
  ['physio', 'fisio'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other))
})

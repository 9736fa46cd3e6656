import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { translator } from '../../i18n/translate.ts'
import { feedReasonCodes, feedReasons } from './feed-reason.values.ts'
import { oddityText, reasonLine, reasonText } from './reason-text.ts'
import { keptReason, storedReason } from './stored-reason.ts'

const locales = ['de', 'en'] as const

function textsOf(locale: 'de' | 'en'): Record<string, string> {
  const { reason } = JSON.parse(readFileSync(`src/i18n/messages/${locale}/inside/feeds.json`, 'utf8'))
  return reason
}

describe('why an ad or a feed was not taken', () => {
  it.each(locales)('has one text for each code, and no text without a code: %s', locale => {
    expect(Object.keys(textsOf(locale)).sort()).toEqual([...feedReasonCodes].sort())
    expect(feedReasonCodes.length).toBeGreaterThan(45)
  })

  it.each(feedReasonCodes)('is filled with nothing but what comes with its code: %s', code => {
    for (const locale of locales) {
      const names = [...(textsOf(locale)[code] ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
      expect(Object.keys(feedReasons[code])).toEqual(expect.arrayContaining(names))
    }
  })

  it('is an unknown error where nobody has found words for it yet, and never a sentence in another language', () => {
    const unknown = { code: 'unknown', params: { said: 'Something broke' } } as const
    expect(reasonText(translator('de'), unknown)).toBe('Unbekannter Fehler')
    expect(reasonText(translator('en'), unknown)).toBe('Unknown error')
  })

  it('names the line and what stood there', () => {
    const t = translator('de')
    expect(oddityText(t, { line: 4, reason: { code: 'repeated-id', params: { id: 'A-1' } } })).toBe(
      'Zeile 4: Die ID „A-1“ kommt mehrmals vor. Es zählt die erste Stelle mit dieser ID.',
    )
    expect(reasonText(t, { code: 'invalid-json', params: { line: 12, said: 'Unexpected end' } })).toBe(
      'Die Quelle ist kein gültiges JSON (Zeile 12).',
    )
    expect(
      reasonText(translator('en'), { code: 'no-profession-in-title', params: { title: 'Join us' } }),
    ).toBe('The title does not state a profession: “Join us”.')
  })

  it('writes numbers as they stand in the feed', () => {
    const many = { code: 'too-many-attributes', params: { count: 1_000 } } as const
    expect(reasonText(translator('de'), many)).toBe('Ein Element der Stelle hat mehr als 1000 Attribute.')
  })

  it('tells operators the code with all that was noted', () => {
    expect(reasonLine({ code: 'invalid-xml', params: { line: 3, said: 'unclosed tag: job' } })).toBe(
      'The source is not valid XML (Line 3). [invalid-xml line=3 said="unclosed tag: job"]',
    )
  })
})

describe('a reason in a row', () => {
  it('is read as it was written', () => {
    const held = { code: 'held', params: { missing: 20, total: 60, allowed: 18 } } as const
    expect(storedReason(JSON.parse(JSON.stringify(held)))).toEqual(held)
  })

  it.each([
    { code: 'of-a-later-version', params: {} },
    { code: 'held', params: { missing: 20 } },
    { code: 'other-kind', params: { kind: 'film', start: '' } },
    { code: 'constructor', params: {} },
    'The run broke off',
  ])('that this version does not know is an unknown error: %j', stored => {
    const said = JSON.stringify(stored)
    expect(storedReason(stored)).toEqual({ code: 'unknown', params: { said } })
  })

  it('quotes no more of a stranger than a row takes', () => {
    const title = `${'x'.repeat(499)}\u{1f600}`
    const kept = keptReason({ code: 'no-profession-in-title', params: { title } })
    expect(kept.params).toEqual({ title: `${'x'.repeat(499)}\ufffd` })
    expect(keptReason({ code: 'repeated-id', params: { id: 'a\0b' } }).params).toEqual({ id: 'ab' })
    expect(keptReason({ code: 'status', params: { status: 503 } }).params).toEqual({ status: 503 })
  })
})

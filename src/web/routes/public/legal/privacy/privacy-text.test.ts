import { describe, expect, it } from 'vitest'
import { limits } from '../../../../../config/limits.ts'
import type { LegalFacts } from '../legal-text.ts'
import { privacyDe } from './text-de.ts'
import { privacyEn } from './text-en.ts'

const operator = {
  name: 'Betrieb',
  street: 'Weg 1',
  city: '10115 Berlin',
  country: 'Deutschland',
  representative: 'Vertretung',
  email: 'post@example.test',
  phone: '030 1',
  register: '',
  vatId: '',
  dataProtectionEmail: 'daten@example.test',
}

function factsWith(assistantProvider: LegalFacts['assistantProvider']): LegalFacts {
  return {
    brand: 'Kittel',
    siteUrl: 'https://site.example',
    operator,
    supportEmail: 'hilfe@example.test',
    supportKeepDays: 365,
    assistantProvider,
    cvProvider: null,
  }
}

function onEmma(text: ReturnType<typeof privacyDe>): string {
  const section = text.sections.find(({ heading }) => heading.includes('Emma'))
  return (section?.paragraphs ?? []).join('\n')
}

describe('what the privacy text says of conversations with Emma', () => {
  it.each([
    ['de', privacyDe, /Programm und kein Mensch/, /Konto löschen/, /Sprachmodell/],
    ['en', privacyEn, /program and not a person/, /delete it or your account/, /language model/],
  ] as const)(
    '%s: that she is a program, how long it is kept, and no model where there is none',
    (_, text, program, end, model) => {
      const said = onEmma(text(factsWith(null)))
      expect(said).toMatch(program)
      expect(said).toMatch(end)
      expect(said).toContain(String(limits.assistantHours))
      expect(said).toContain(String(limits.assistantRecordDays))
      expect(said).not.toMatch(model)
    },
  )

  it.each([
    ['de', privacyDe, 'Ohne Sprachmodell antworten', /eigenen Rechnern/],
    ['en', privacyEn, 'Answer without a language model', /our own computers/],
  ] as const)('%s: whose model it is, and how to do without', (_, text, without, own) => {
    const others = onEmma(text(factsWith({ name: 'Beispiel AI' })))
    expect(others).toContain('Beispiel AI')
    expect(others).toContain(without)
    expect(onEmma(text(factsWith('own')))).toMatch(own)
  })
})

it.each([
  ['de', privacyDe, 'Ideen', /ohne Namen/],
  ['en', privacyEn, 'Ideas', /without a name/],
] as const)('%s: what becomes of ideas, and when what nobody confirms is deleted', (_, text, word, end) => {
  const section = text(factsWith(null)).sections.find(({ heading }) => heading.includes(word))
  const said = (section?.paragraphs ?? []).join(' ')
  expect(said).toMatch(end)
  expect(said).toContain(`${limits.ideaConfirmDays}`)
})

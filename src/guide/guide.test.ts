import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findGuideAnswer } from './find-guide-answer.ts'
import { guide } from './guide-text.ts'

const { texts, pages: ownPages, authorities } = guide()
const languages = ['de', 'en'] as const

it('has short texts with a title in both languages, a day on which they were checked, and a source', () => {
  expect(texts.length).toBeGreaterThanOrEqual(70)
  for (const text of texts) {
    expect(text.checkedOn, text.id).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect((text.pages ?? []).length + (text.authorities ?? []).length, text.id).toBeGreaterThan(0)
    for (const language of languages) {
      expect(text[language].title.length, text.id).toBeGreaterThan(2)
      const sentences = text[language].text.split(/[.?](?: |$)/).filter(Boolean).length
      expect(sentences, `${text.id} ${language}`).toBeGreaterThanOrEqual(2)
      expect(text[language].text.length, `${text.id} ${language}`).toBeLessThan(620)
      // Plain text: no markup, no link, no exclamation mark.
      expect(text[language].text, text.id).not.toMatch(/[<>*_#!]|https?:|www\./)
    }
  }
})

it('has each id and each title once', () => {
  const once = (values: string[]) => expect(values.toSorted()).toEqual([...new Set(values)].sort())
  once(texts.map(({ id }) => id))
  for (const language of languages) once(texts.map(text => text[language].title))
})

it('names only sources and texts that there are', () => {
  for (const text of texts) {
    for (const name of text.pages ?? []) expect(ownPages, text.id).toHaveProperty([name])
    for (const name of text.authorities ?? []) expect(authorities, text.id).toHaveProperty([name])
    for (const id of [...text.next, ...Object.values(text.countries ?? {})])
      expect(
        texts.map(other => other.id),
        text.id,
      ).toContain(id)
  }
  const used = new Set(texts.flatMap(text => [...(text.pages ?? []), ...(text.authorities ?? [])]))
  for (const name of [...Object.keys(ownPages), ...Object.keys(authorities)]) expect(used).toContain(name)
})

it('says each thing of the words once for a concept', () => {
  const words = JSON.parse(readFileSync(new URL('../../data/guide/words.json', import.meta.url), 'utf8')) as {
    concepts: Record<string, string[]>
  }
  for (const [concept, phrases] of Object.entries(words.concepts)) {
    expect(
      phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at),
      concept,
    ).toEqual([])
  }
})

it.each(texts.map(text => [text.id, text] as const))(
  'finds %s by its own questions and titles',
  (id, text) => {
    const asks = [...(text.asks ?? []), ...(text.names ?? []).map(name => `Was ist eigentlich ${name}?`)]
    for (const ask of [...asks, text.de.title, text.en.title]) {
      expect([ask, findGuideAnswer(ask, { locale: 'de' })?.id]).toEqual([ask, id])
      expect([ask, findGuideAnswer(ask, { locale: 'de' })?.certainty]).toEqual([ask, 'sure'])
    }
  },
)

it('answers in the language of the page, with sources and what may be asked next', () => {
  const answer = findGuideAnswer('Ohne Konto bewerben', { locale: 'en' })
  if (!answer) throw new Error('The text was not found by its title.')
  expect(answer.text).toMatch(/^You do not need an account/)
  expect(answer.sources).toContainEqual({
    label: 'Terms of use',
    page: '/en/terms-of-use',
    checkedOn: '2026-11-25',
  })
  for (const { text } of answer.choices)
    expect(findGuideAnswer(text, { locale: 'en' })?.certainty).toBe('sure')
})

import { describe, expect, it } from 'vitest'
import { guide } from '../../../../guide/guide-text.ts'
import { helpGroups, proposedHelp, searchHelp } from './help.server.ts'

const titles = (asked: string, locale: 'de' | 'en' = 'de') => searchHelp(asked, locale).map(({ id }) => id)

describe('the search of the help', () => {
  it('finds every article by its own title, in both languages, among the first three', () => {
    const lost = guide().texts.flatMap(text =>
      (['de', 'en'] as const)
        .filter(locale => !titles(text[locale].title, locale).slice(0, 3).includes(text.id))
        .map(locale => `${locale} ${text.id}`),
    )
    expect(lost).toEqual([])
  })

  it('finds by what is meant, and by words that stand in the text', () => {
    expect(titles('Wie bewerbe ich mich ohne Konto?')[0]).toBe('apply-as-guest')
    expect(titles('Überstunden')).toContain('overtime')
  })

  it('finds nothing for words that stand nowhere, and each article once', () => {
    expect(titles('xqzvw blorf')).toEqual([])
    const found = titles('Bewerbung')
    expect(new Set(found).size).toBe(found.length)
  })

  it('has each article in one of two groups', () => {
    const ids = helpGroups('de').flatMap(({ articles }) => articles.map(({ id }) => id))
    expect(ids.sort()).toEqual(
      guide()
        .texts.map(({ id }) => id)
        .sort(),
    )
  })
})

describe('what is proposed before a message is sent', () => {
  it('is what answers it, at most three', () => {
    const proposed = proposedHelp('Wie kann ich mein Konto löschen?', 'de')
    expect(proposed.length).toBeGreaterThan(0)
    expect(proposed.length).toBeLessThanOrEqual(3)
  })

  it.each(['Guten Tag', 'Der Knopf tut nichts.', 'xqzvw blorf'])('is nothing for “%s”', text => {
    expect(proposedHelp(text, 'de')).toEqual([])
  })
})

import { expect, it } from 'vitest'
import { boardQueryVocabulary } from '../../src/query-understanding/board-vocabulary.ts'
import { understandQuery } from '../../src/query-understanding/understand-query.ts'

/** Of a sentence: the words left, the filters that it sets, and the place by its name. */
function read(text: string) {
  const { words, filters, place } = understandQuery(text, {
    locale: 'de',
    vocabulary: boardQueryVocabulary(),
  })
  const given = Object.entries(filters).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== null,
  )
  return { words, ...Object.fromEntries(given), ...(place && { place: place.text }) }
}

/** Each sentence is a test: what it leaves as words, and all else that it says. */
export function readsAs(cases: readonly [text: string, words: string, said?: object][]): void {
  it.each(cases)('"%s"', (text, words, said = {}) => expect(read(text)).toEqual({ words, ...said }))
}

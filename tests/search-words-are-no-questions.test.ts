import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findGuideAnswer } from '../src/guide/find-guide-answer.ts'
import { outsideOf } from '../src/guide/outside-of.ts'

const lists = [
  ...['sentences', 'sentences-held-out', 'sentences-second', 'sentences-third', 'sentences-fourth'],
  ...['relevance', 'search-quality', 'search-quality-held-out', 'search-quality-second'],
]
const queries = new Set(
  lists.flatMap(name =>
    readFileSync(new URL(`../bench/gold/${name}.jsonl`, import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line) as { q?: string; query?: string })
      .flatMap(({ q = '', query = q }) => (query === '' ? [] : [query])),
  ),
)

it('takes nothing that people search jobs with for a question, or for something that must not be answered', () => {
  expect(queries.size).toBeGreaterThan(1_000)
  const taken = [...queries].filter(
    query => findGuideAnswer(query, { locale: 'de' })?.certainty === 'sure' || outsideOf(query) !== null,
  )
  // The word alone may mean either.
  expect(taken).toEqual(['Datenschutz'])
})

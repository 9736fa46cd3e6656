import { expect, test } from 'vitest'
import { createRecentAnswers } from './recent-answers.ts'

const answer = { body: new TextEncoder().encode('{}'), etag: 'W/"1"', gzip: null }

test('an answer is given again for half a second and not longer', () => {
  let nowMs = 0
  const recent = createRecentAnswers(() => nowMs)
  recent.set('de /jobs', 1, answer)
  nowMs = 499
  expect(recent.get('de /jobs', 1)).toBe(answer)
  nowMs = 500
  expect(recent.get('de /jobs', 1)).toBeNull()
})

test('an answer is not given again once anything has changed, nor for another address', () => {
  const recent = createRecentAnswers(() => 0)
  recent.set('de /jobs', 1, answer)
  expect(recent.get('de /jobs', 2)).toBeNull()
  expect(recent.get('en /jobs', 1)).toBeNull()
})

test('many different addresses do not fill the memory', () => {
  const recent = createRecentAnswers(() => 0)
  for (let at = 0; at < 201; at += 1) recent.set(`de /jobs?page=${at}`, 1, answer)
  expect(recent.get('de /jobs?page=0', 1)).toBeNull()
  expect(recent.get('de /jobs?page=200', 1)).toBe(answer)
})

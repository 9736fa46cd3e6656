import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

test('a visitor may call as often as the limit says and is then told how long to wait', () => {
  let nowMs = 0
  const limit = createRateLimit(2, 60, () => nowMs)
  expect(limit('a')).toEqual({ isAllowed: true, limit: 2, remaining: 1, resetSeconds: 60 })
  nowMs = 10_500
  expect(limit('a')).toEqual({ isAllowed: true, limit: 2, remaining: 0, resetSeconds: 50 })
  expect(limit('a').isAllowed).toBe(false)
})

test('one visitor at the limit does not keep others out', () => {
  const limit = createRateLimit(1, 60, () => 0)
  limit('a')
  expect(limit('a').isAllowed).toBe(false)
  expect(limit('b').isAllowed).toBe(true)
})

test('after the window the visitor may call again', () => {
  let nowMs = 0
  const limit = createRateLimit(1, 60, () => nowMs)
  limit('a')
  nowMs = 60_000
  expect(limit('a').isAllowed).toBe(true)
})

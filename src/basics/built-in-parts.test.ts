import { expect, it } from 'vitest'
import { builtInParts } from './built-in-parts.ts'

function counting() {
  const done: number[] = []
  const numbers = builtInParts(function* () {
    done.push(1)
    yield
    done.push(2)
    yield
    return [...done, 3]
  })
  return { done, numbers }
}

it('is built part by part, once', () => {
  const { done, numbers } = counting()
  expect([numbers.part(), done.length]).toEqual([false, 1])
  expect([numbers.part(), done.length]).toEqual([false, 2])
  expect([numbers.part(), numbers.part()]).toEqual([true, true])
  expect(numbers.whole()).toEqual([1, 2, 3])
  expect(done).toEqual([1, 2])
})

it('is whole for whoever needs it, begun or not', () => {
  const fresh = counting()
  expect(fresh.numbers.whole()).toEqual([1, 2, 3])
  const begun = counting()
  begun.numbers.part()
  expect(begun.numbers.whole()).toEqual([1, 2, 3])
  expect(begun.done).toEqual([1, 2])
})

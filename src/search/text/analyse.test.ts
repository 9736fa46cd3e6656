import { expect, test } from 'vitest'
import { concepts } from '../../../tests/support/small-vocabulary.ts'
import { createAnalyser } from './analyse.ts'

test('another vocabulary has another version, the same one the same', () => {
  const empty = { professions: [], specialties: [], compounds: '', concepts }
  const first = createAnalyser(empty).version
  expect(createAnalyser({ ...empty }).version).toBe(first)
  expect(createAnalyser({ ...empty, compounds: '[linking]\ns' }).version).not.toBe(first)
})

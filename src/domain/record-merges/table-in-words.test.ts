import { expect, it } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { findOwnerColumns, findReferences } from './references.queries.ts'
import { tableInWords } from './table-in-words.ts'

const db = await testDatabase()
/** Their rows stay as they are when two accounts are merged. */
const untouched = ['admin_users', 'audit_events', 'unmapped_people']

it.each(['de', 'en'] as const)('whatever a merge may move or drop has words in %s', async locale => {
  const references = await Promise.all([
    findReferences(db, 'users', 'id'),
    findReferences(db, 'employers', 'id'),
    findReferences(db, 'job_seekers', 'user_id'),
    findOwnerColumns(db),
  ])
  const tables = references.flat().map(({ table }) => table)
  expect(tables.length).toBeGreaterThan(60)
  const named = tables.filter(table => !untouched.includes(table))
  expect(named.filter(table => tableInWords(table, locale) === null)).toEqual([])
})

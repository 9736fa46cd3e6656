import { describe, expect, it } from 'vitest'
import { readFields } from './read-fields.server.ts'

const sent = (fields: Record<string, string>) =>
  readFields(new Request('http://jobs.example', { method: 'POST', body: new URLSearchParams(fields) }))
const row = (change: unknown) => sent({ name: 'Klinik', __intent__: JSON.stringify(change) })

describe('a form whose rows are added and removed', () => {
  it('may say so by its buttons', async () => {
    const defaultValue = { label: '', street: '' }
    await expect(row({ type: 'insert', payload: { name: 'places', defaultValue } })).resolves.toBeDefined()
    await expect(row({ type: 'remove', payload: { name: 'places', index: 1 } })).resolves.toBeDefined()
  })

  it.each([
    ['a place far away', { type: 'remove', payload: { name: 'places', index: 1e9 } }],
    ['a name of the language itself', { type: 'insert', payload: { name: '__proto__' } }],
    ['a list of a million', { type: 'insert', payload: { name: 'places[999999]' } }],
    ['another change', { type: 'update', payload: { name: 'places', value: 'x' } }],
    ['a place of its own', { type: 'insert', payload: { name: 'places', index: 9 } }],
    ['values within values', { type: 'insert', payload: { name: 'places', defaultValue: { a: { b: '' } } } }],
  ])('may not ask for %s', async (_, change) => {
    await expect(row(change)).rejects.toMatchObject({ init: { status: 400 } })
  })

  it('may not send anything else in its place', async () => {
    await expect(sent({ __intent__: 'no json' })).rejects.toMatchObject({ init: { status: 400 } })
  })
})

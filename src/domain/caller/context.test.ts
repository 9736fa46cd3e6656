import { describe, expect, it } from 'vitest'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { filesInMemory } from '../../../tests/support/files.ts'
import { keepBytes, newPlace, openBytes } from '../files/steps/bytes.ts'
import { removeUnusedBytes } from '../files/steps/remove-unused-bytes.ts'
import { type Context, inTransaction } from './context.ts'

const db = await testDatabase()
const kept = new Map<string, Uint8Array>()
const signed = { markOf: async () => 'a', link: async () => 'https://bucket.example/' }
const files = { ...filesInMemory(kept), signed }
const ctx = testContext(db, { files })
const place = newPlace()

describe('inside a transaction the bytes of files are out of reach, so that a slow store holds no connection', () => {
  it.each<[string, (inside: Context) => Promise<unknown>]>([
    ['keeping', inside => keepBytes(inside, { place }, new Uint8Array(1))],
    ['reading', inside => openBytes(inside, { place })],
    ['removing', inside => removeUnusedBytes(inside, place)],
    ['listing', async inside => inside.files.list(new Date())],
    ['signing', async inside => inside.files.signed?.markOf({ place })],
    [
      'keeping in one that was joined',
      inside => inTransaction(inside, deeper => keepBytes(deeper, { place }, new Uint8Array(1))),
    ],
  ])('%s', async (_what, work) => {
    await expect(inTransaction(ctx, work)).rejects.toThrow('inside a transaction')
    expect(kept.size).toBe(0)
  })

  it('before and after it they are not', async () => {
    await keepBytes(ctx, { place }, new Uint8Array(1))
    await inTransaction(ctx, async () => {})
    expect(await openBytes(ctx, { place })).not.toBeNull()
    expect(await removeUnusedBytes(ctx, place)).toBe(true)
  })
})

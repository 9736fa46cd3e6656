import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { browser, via } from '../../../../tests/support/client.ts'
import { testContext } from '../../../../tests/support/context.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { asBody, makePdf } from '../../../../tests/support/documents.ts'
import { filesInMemory } from '../../../../tests/support/files.ts'
import type { FileStore } from '../../../platform/files/files.ts'
import { guest } from '../../caller/actor.ts'
import { openFile } from '../open-file.ts'
import { storeUpload } from '../store-upload.ts'

const db = await testDatabase()
const kept = new Map<string, Uint8Array>()
let readTimes = 0
const inMemory = filesInMemory(kept)

/** A store that signs URLs and marks versions by content, as S3 buckets do. */
const bucket: FileStore = {
  ...inMemory,
  open: (key, mark) => {
    readTimes++
    return inMemory.open(key, mark)
  },
  signed: {
    markOf: async ({ place }) => {
      const bytes = kept.get(place)
      return bytes ? createHash('md5').update(bytes).digest('hex') : null
    },
    link: async ({ place }, _as, mark) => `https://bucket.example/${place}?mark=${mark}`,
  },
}
const ctx = via(testContext(db, { actor: guest, files: bucket }), browser('one browser'))
let clients = 0

async function upload(): Promise<{ fileId: string; place: string }> {
  const before = new Set(kept.keys())
  clients++
  const body = asBody(await makePdf(clients))
  const { fileId } = await storeUpload(via(ctx, { address: `198.51.100.${clients}` }), {
    purpose: 'application',
    name: 'Lebenslauf.pdf',
    body,
  })
  return { fileId, place: [...kept.keys()].find(name => !before.has(name)) ?? '' }
}

describe('an address from which a browser fetches a file past the site', () => {
  it('is given after the bytes were read once, and then as often as it is asked for', async () => {
    const { fileId, place } = await upload()
    readTimes = 0
    const { link } = await openFile(ctx, { fileId })
    expect(link).toContain(place)
    expect(readTimes).toBe(1)
    for (let time = 0; time < 3; time++) await openFile(ctx, { fileId })
    expect(readTimes).toBe(1)
  })

  it('is given for no bytes that were changed where they lie, before the first look or after it', async () => {
    const damaged = { kind: 'conflict', key: 'file.damaged' }
    const first = await upload()
    kept.set(first.place, await makePdf(9))
    await expect(openFile(ctx, { fileId: first.fileId })).rejects.toMatchObject(damaged)
    const second = await upload()
    await openFile(ctx, { fileId: second.fileId })
    kept.set(second.place, await makePdf(9))
    await expect(openFile(ctx, { fileId: second.fileId })).rejects.toMatchObject(damaged)
  })

  it('is given for nothing that is not there', async () => {
    const { fileId, place } = await upload()
    kept.delete(place)
    await expect(openFile(ctx, { fileId })).rejects.toMatchObject({ kind: 'not-found' })
  })
})

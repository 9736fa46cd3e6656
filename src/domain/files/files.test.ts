import { describe, expect, it } from 'vitest'
import { makePerson } from '../../../tests/support/account.ts'
import { browser, via } from '../../../tests/support/client.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { asBody, makeDocx, makeJpeg, makeOdt, makePdf, makePng } from '../../../tests/support/documents.ts'
import { guest, system } from '../caller/actor.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { keepCv, readOwnCv } from '../job-seekers/keep-cv.ts'
import type { FilePurpose } from './file.values.ts'
import { openFile } from './open-file.ts'
import { readPageImage } from './read-page-image.ts'
import { copyFile } from './steps/copy-file.ts'
import { takeFiles } from './steps/take-files.ts'
import { storeUpload } from './store-upload.ts'

const db = await testDatabase()
const base = testContext(db, { actor: guest })
let clients = 0

function someGuest(): Context {
  clients++
  return via(base, { address: `198.51.100.${clients}`, ...browser(`key ${clients}`) })
}

function upload(ctx: Context, bytes: Uint8Array, name: string, purpose: FilePurpose = 'application') {
  return storeUpload(ctx, { purpose, name, body: asBody(bytes) })
}

async function bytesOf(ctx: Context, fileId: string) {
  const { stream } = await openFile(ctx, { fileId })
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

describe('an upload', () => {
  it.each([
    ['PDF', 'Lebenslauf.pdf', () => makePdf(3), 'application/pdf', 3],
    ['Word text', 'Lebenslauf.docx', async () => makeDocx(), /wordprocessingml/, null],
    ['OpenDocument text', 'Lebenslauf.odt', async () => makeOdt(), /opendocument\.text/, null],
    ['JPEG', 'Zeugnis.jpg', () => makeJpeg(), 'image/jpeg', null],
    ['PNG', 'Zeugnis.png', () => makePng(), 'image/png', null],
  ])('of a %s is kept and read again by who made it', async (_kind, name, make, mediaType, pages) => {
    const who = someGuest()
    const bytes = await make()
    const file = await upload(who, bytes, name)
    expect(file).toMatchObject({ name, pages, scan: 'not-scanned' })
    expect(file.mediaType).toMatch(mediaType)
    expect((await bytesOf(who, file.fileId)).byteLength).toBe(file.bytes)
  })

  it('is nothing for anybody else', async () => {
    const { fileId } = await upload(someGuest(), await makePdf(), 'a.pdf')
    await expect(openFile(someGuest(), { fileId })).rejects.toMatchObject({
      kind: 'not-found',
    })
    const person = await makePerson(db)
    const ctx = { ...base, actor: person }
    const ask = openFile(ctx, { fileId })
    await expect(ask).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('shows its pages as pictures', async () => {
    const who = someGuest()
    const { fileId } = await upload(who, await makePdf(2), 'a.pdf')
    const png = new Uint8Array(
      await new Response(await readPageImage(who, { fileId, page: 2 })).arrayBuffer(),
    )
    expect([...png.subarray(1, 4)]).toEqual([...Buffer.from('PNG')])
    await expect(readPageImage(who, { fileId, page: 3 })).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('a kept CV', () => {
  it('can be read and copied by its person alone, and changing it leaves the copies alone', async () => {
    const person = await makePerson(db)
    const ctx = { ...base, actor: person }
    const first = await upload(ctx, await makePdf(1), 'Lebenslauf.pdf', 'cv')
    await keepCv(ctx, { fileId: first.fileId })
    const copyId = await inTransaction(ctx, inside =>
      copyFile(inside, { fileId: first.fileId, purpose: 'application' }),
    )
    const stranger = await makePerson(db)
    const theirs = { ...base, actor: stranger }
    const gone = { fields: { files: [{ key: 'file.gone' }] } }
    await expect(copyFile(theirs, { fileId: first.fileId, purpose: 'application' })).rejects.toMatchObject(
      gone,
    )
    await expect(keepCv(theirs, { fileId: first.fileId })).rejects.toMatchObject(gone)
    expect(await readOwnCv(ctx)).toMatchObject({ name: 'Lebenslauf.pdf', pages: 1 })
    expect((await bytesOf(ctx, first.fileId)).byteLength).toBe(first.bytes)
    await keepCv(ctx, { fileId: null })
    expect(await readOwnCv(ctx)).toBeNull()
    expect((await bytesOf({ ...base, actor: system }, copyId)).byteLength).toBe(first.bytes)
  })
})

describe('what is made of uploads', () => {
  it('takes them once, in the order asked for, and only from who holds them', async () => {
    const who = someGuest()
    const one = await upload(who, await makePdf(1), 'eins.pdf')
    const two = await upload(who, await makePdf(2), 'zwei.pdf')
    const take = (ctx: Context, fileIds: string[]) =>
      inTransaction(ctx, inside => takeFiles(inside, { fileIds, purpose: 'application' }))
    const gone = { fields: { files: [{ key: 'file.gone' }] } }
    await expect(take(someGuest(), [one.fileId])).rejects.toMatchObject(gone)
    const rows = await take(who, [two.fileId, one.fileId])
    expect(rows.map(({ name }) => name)).toEqual(['zwei.pdf', 'eins.pdf'])
    await expect(take(who, [one.fileId])).rejects.toMatchObject(gone)
    await expect(bytesOf(who, one.fileId)).rejects.toMatchObject({ kind: 'not-found' })
  })
})

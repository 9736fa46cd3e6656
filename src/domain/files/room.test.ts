import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { makePerson } from '../../../tests/support/account.ts'
import { openHiring } from '../../../tests/support/applications.ts'
import { browser, via } from '../../../tests/support/client.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { asBody, makePdf, makePng } from '../../../tests/support/documents.ts'
import { filesInMemory } from '../../../tests/support/files.ts'
import { limits } from '../../config/limits.ts'
import { readApplicationDraft, saveApplicationDraft } from '../applications/applying/application-drafts.ts'
import { type Actor, guest, system } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { keepDocument, keepFetched } from '../feeds/steps/keep-document.ts'
import { saveJobDraft } from '../job-ads/save-job-draft.ts'
import { guestOwnerOf, type Owner, requireOwner } from './file.policy.ts'
import { insertFile } from './file.queries.ts'
import { pruneFiles } from './prune-files.ts'
import { readPageImage } from './read-page-image.ts'
import { readStorage } from './read-storage.ts'
import { sumBytesOf, sumGuestBytes } from './storage.queries.ts'
import { storePiece } from './store-piece.ts'
import { storeUpload } from './store-upload.ts'

const db = await testDatabase()
const base = testContext(db, { actor: guest })
const full: Context = { ...base, disk: { read: async () => ({ freeBytes: 9e8, leastFreeBytes: 1e9 }) } }
const png = await makePng({ width: 9, height: 9 })
const { jobId } = await openHiring(testContext(db))
const noRoom = { kind: 'no-room', key: 'error.no-room' }
let clients = 0

/** Each from an address of its own. */
function anew(ctx: Context, key = 'one browser'): Context {
  clients++
  return via(ctx, { address: `198.51.100.${clients}`, ...browser(key) })
}

function newUpload() {
  return { purpose: 'application', name: 'Foto.png', body: asBody(png) } as const
}

function draftOf(fields: Record<string, unknown> = { message: 'Ich bewerbe mich.' }) {
  return { jobId, fields }
}

describe('a disk that is nearly full', () => {
  it('takes neither files nor pieces of them nor drafts, whoever sends them, and says why', async () => {
    const person = await makePerson(db)
    await expect(storeUpload(anew(full), newUpload())).rejects.toMatchObject(noRoom)
    await expect(storeUpload(anew({ ...full, actor: person }), newUpload())).rejects.toMatchObject(noRoom)
    const piece = { uploadId: 'a'.repeat(32), number: 0, isLast: false }
    await expect(storePiece(anew(full), { ...newUpload(), piece })).rejects.toMatchObject(noRoom)
    await expect(saveApplicationDraft(anew(full), draftOf())).rejects.toMatchObject(noRoom)
    const ad = { step: null, fields: { title: 'Pflege' } }
    const draftId = '00000000-0000-4000-8000-000000000001'
    await expect(saveJobDraft(anew(full), { ...ad, draftId })).rejects.toMatchObject(noRoom)
  })

  it('still shows the pages of what is there, without keeping their pictures', async () => {
    const kept = new Map<string, Uint8Array>()
    const ctx = anew({ ...base, files: filesInMemory(kept) })
    const { fileId } = await storeUpload(ctx, { ...newUpload(), body: asBody(await makePdf(1)) })
    const ask = { fileId, page: 1 }
    const shown = await readPageImage({ ...ctx, disk: full.disk }, ask)
    expect((await buffer(shown)).length).toBeGreaterThan(500)
    expect(kept.size).toBe(1)
    await readPageImage(ctx, ask)
    expect(kept.size).toBe(2)
  })

  it('has feeds read without keeping their documents, and takes none that is handed over', async () => {
    const path = 'tests/feeds/samples/indeed.xml'
    expect(await keepFetched(full, path)).toBeNull()
    const document = { bytes: createReadStream(path), fileName: 'indeed.xml' }
    await expect(keepDocument(full, document)).rejects.toMatchObject(noRoom)
    expect(await keepFetched(base, path)).not.toBeNull()
  })

  it('is seen by administrators, and by nobody else', async () => {
    const admin: Actor = { kind: 'admin', userId: 'chief', adminId: 1, sessionId: 'one', role: 'owner' }
    expect(await readStorage({ ...full, actor: admin })).toMatchObject({ isFull: true, freeBytes: 9e8 })
    expect(await readStorage({ ...base, actor: admin })).toMatchObject({ isFull: false })
    await expect(readStorage(full)).rejects.toMatchObject({ kind: 'sign-in-required' })
  })
})

describe('pieces of uploads that are not finished', () => {
  const pieceOf = (upload: string, number: number, isLast = false, body = asBody(mebibyte)) => {
    const piece = { uploadId: upload.padEnd(16, '-'), number, isLast }
    return { purpose: 'application', name: 'Foto.png', body, piece } as const
  }
  const mebibyte = new Uint8Array(1024 * 1024)
  const later = (hours: number): Context => {
    const now = new Date(base.now().getTime() + hours * 3_600_000)
    return { ...base, actor: system, now: () => now }
  }

  it('count for who sends them, however many uploads are begun, until they are gone', async () => {
    const person = await makePerson(db)
    const ctx = { ...base, actor: person }
    const owner = requireOwner(ctx)
    await fillUp(owner, limits.ownerUploadBytes - 2.5 * mebibyte.byteLength)
    await storePiece(anew(ctx), pieceOf('first', 0))
    await storePiece(anew(ctx), pieceOf('second', 0))
    const full = { kind: 'no-room', key: 'file.no-room-for-more' }
    await expect(storePiece(anew(ctx), pieceOf('third', 0))).rejects.toMatchObject(full)
    expect(await sumBytesOf(db, owner)).toBe(limits.ownerUploadBytes - mebibyte.byteLength / 2)
    await pruneFiles(later(limits.unusedFileHours - 0.1))
    await expect(storePiece(anew(ctx), pieceOf('third', 0))).rejects.toMatchObject(full)
    await pruneFiles(later(limits.unusedFileHours + 0.1))
    await storePiece(anew(ctx), pieceOf('third', 0))
  })

  it('count once when they are sent again, and are the file when the last one has come', async () => {
    const person = await makePerson(db)
    const ctx = { ...base, actor: person }
    const owner = requireOwner(ctx)
    const half = Math.ceil(png.byteLength / 2)
    const [first, rest] = [png.slice(0, half), png.slice(half)]
    for (let round = 0; round < 3; round++)
      await storePiece(anew(ctx), pieceOf('picture', 0, false, asBody(first)))
    expect(await sumBytesOf(db, owner)).toBe(half)
    const file = await storePiece(anew(ctx), pieceOf('picture', 1, true, asBody(rest)))
    expect(await sumBytesOf(db, owner)).toBe(file?.bytes)
  })

  it('of guests count with the files of all guests', async () => {
    const before = await sumGuestBytes(db)
    for (const key of ['one browser more', 'yet another'])
      await storePiece(anew(base, key), pieceOf('guest', 0))
    expect(await sumGuestBytes(db)).toBe(before + 2 * mebibyte.byteLength)
    await pruneFiles(later(limits.unusedFileHours + 0.1))
    expect(await sumGuestBytes(db)).toBe(before)
  })
})

describe('guests together', () => {
  it('may fill a part of the disk with unused files; then they are refused and people with an account are not', async () => {
    for (const letter of 'abc') {
      await insertFile(db, {
        sha256: letter.repeat(64),
        place: letter.repeat(64),
        bytes: Math.ceil(limits.guestUploadBytes / 3),
        mediaType: 'application/pdf',
        name: 'Viel.pdf',
        purpose: 'application',
        owner: guestOwnerOf('another browser'),
        scan: 'not-scanned',
        pages: 1,
        widthPx: null,
        heightPx: null,
        notes: [],
        createdAt: base.now(),
        unusedAfter: new Date(base.now().getTime() + 1),
      })
    }
    await expect(storeUpload(anew(base), newUpload())).rejects.toMatchObject({
      key: 'file.no-room-for-guests',
    })
    const person = await makePerson(db)
    await storeUpload(anew({ ...base, actor: person }), newUpload())
    const admin: Actor = { kind: 'admin', userId: 'chief', adminId: 1, sessionId: 'one', role: 'owner' }
    const { fileBytes } = await readStorage({ ...base, actor: admin })
    await storeUpload(anew({ ...base, actor: person }), newUpload())
    const { fileBytes: withTwice } = await readStorage({ ...base, actor: admin })
    expect(withTwice - fileBytes, 'the same content uploaded again lies there twice').toBeGreaterThan(0)
  })
})

/** Files of a owner that nothing was made of, of so many bytes together. */
async function fillUp(owner: Owner, bytes: number): Promise<void> {
  await insertFile(db, {
    sha256: 'd'.repeat(64),
    place: 'd'.repeat(64),
    bytes,
    mediaType: 'application/pdf',
    name: 'Viel.pdf',
    purpose: 'application',
    owner,
    scan: 'not-scanned',
    pages: 1,
    widthPx: null,
    heightPx: null,
    notes: [],
    createdAt: base.now(),
    unusedAfter: new Date(base.now().getTime() + 48 * 3_600_000),
  })
}

describe('drafts', () => {
  it('are no longer than an application may be', async () => {
    const fields = { message: 'ä'.repeat(limits.applicationDraftBytes / 2) }
    await expect(saveApplicationDraft(anew(base), draftOf(fields))).rejects.toMatchObject({
      kind: 'invalid',
    })
  })

  it('of one address are a hundred new ones a day; what was begun can still be kept', async () => {
    const from = (key: string) => via(base, browser(key))
    for (let n = 0; n < limits.newDraftsPerDay; n++)
      await saveApplicationDraft(from(`browser ${n}`), draftOf())
    const oneMore = saveApplicationDraft(from('one more'), draftOf())
    await expect(oneMore).rejects.toMatchObject({ kind: 'too-many' })
    const again = draftOf({ message: 'Ich bewerbe mich gern.' })
    await saveApplicationDraft(from('browser 1'), again)
    expect(await readApplicationDraft(from('browser 1'), again)).toMatchObject({ fields: again.fields })
  })
})

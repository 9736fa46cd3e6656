import { describe, expect, it } from 'vitest'
import { makePerson } from '../../../tests/support/account.ts'
import { browser, via } from '../../../tests/support/client.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { asBody, makeDocx, makePdf, makePng } from '../../../tests/support/documents.ts'
import { filesInMemory } from '../../../tests/support/files.ts'
import { eicar, softClamd } from '../../../tests/support/soft-clamd.ts'
import { openClamav, type VirusScanner } from '../../platform/files/virus-scanner.ts'
import { type Actor, guest, system } from '../caller/actor.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import type { FilePurpose } from './file.values.ts'
import { openFile } from './open-file.ts'
import { pruneFiles, sweepBytes } from './prune-files.ts'
import { readMedia } from './read-media.ts'
import { readPageImage } from './read-page-image.ts'
import { removeUpload } from './remove-upload.ts'
import { scanFiles } from './scan-files.ts'
import { releaseFiles } from './steps/release-files.ts'
import { takeFiles } from './steps/take-files.ts'
import { storeUpload } from './store-upload.ts'

const db = await testDatabase()
const kept = new Map<string, Uint8Array>()
const files = filesInMemory(kept)
const start = new Date('2026-11-21T08:00:00Z')
const base = via(testContext(db, { actor: guest, files, now: start }), browser('one browser'))
const broken: VirusScanner = { scan: async () => Promise.reject(new Error('no answer')) }
const clamav = openClamav(await softClamd())

function as(actor: Actor, facts: { hours?: number; scanner?: VirusScanner | null } = {}): Context {
  const now = new Date(start.getTime() + (facts.hours ?? 0) * 3_600_000)
  return { ...base, actor, now: () => now, scanner: facts.scanner ?? null }
}

let clients = 0
function upload(ctx: Context, bytes: Uint8Array, purpose: FilePurpose = 'application') {
  clients++
  return storeUpload(via(ctx, { address: `198.51.100.${clients}` }), {
    purpose,
    name: 'Datei',
    body: asBody(bytes),
  })
}

const take = (ctx: Context, fileId: string, purpose: FilePurpose = 'application') =>
  inTransaction(ctx, inside => takeFiles(inside, { fileIds: [fileId], purpose }))

const infected = makeDocx({ 'word/eicar.xml': [new Uint8Array(eicar), { level: 0 }] })

describe('with a virus scanner', () => {
  it('a clean upload is known to be clean before it is answered', async () => {
    expect(await upload(as(guest, { scanner: clamav }), await makePdf())).toMatchObject({ scan: 'clean' })
  })

  it('an infected one is refused, its bytes are gone, and nothing can be made of it', async () => {
    const before = kept.size
    const refused = upload(as(guest, { scanner: clamav }), infected)
    await expect(refused).rejects.toMatchObject({ fields: { file: [{ key: 'file.infected' }] } })
    expect(kept.size).toBe(before)
  })

  it('one that could not be scanned is kept from others until the scanner answers again', async () => {
    const file = await upload(as(guest, { scanner: broken }), makeDocx({ 'word/a.xml': new Uint8Array(9) }))
    expect(file.scan).toBe('waiting')
    const { fileId } = file
    await openFile(as(guest), { fileId })
    await take(as(guest), fileId)
    const byOthers = () => openFile(as(system), { fileId })
    await expect(byOthers()).rejects.toMatchObject({ kind: 'conflict', key: 'file.being-checked' })
    expect(await scanFiles(as(system, { scanner: broken }))).toBe(0)
    await expect(byOthers()).rejects.toMatchObject({ kind: 'conflict' })
    expect(await scanFiles(as(system, { scanner: clamav }))).toBe(1)
    expect(await byOthers()).toMatchObject({ name: 'Datei.docx' })
  })

  it('one that turns out to be infected later is deleted, and says so', async () => {
    const { fileId } = await upload(as(guest, { scanner: broken }), infected)
    await take(as(guest), fileId)
    await scanFiles(as(system, { scanner: clamav }))
    const ask = openFile(as(system), { fileId })
    await expect(ask).rejects.toMatchObject({ kind: 'gone', key: 'file.infected' })
  })

  it('that is taken away, nothing goes on waiting for it', async () => {
    const { fileId } = await upload(as(guest, { scanner: broken }), await makePdf(2))
    expect(await scanFiles(as(system))).toBeGreaterThan(0)
    await take(as(guest), fileId)
    await openFile(as(system), { fileId })
  })
})

describe('uploads that nothing is made of', () => {
  it('go after 24 hours with their bytes; what is used stays, and so do bytes that another file has', async () => {
    const bytes = await makePng({ width: 33, height: 33 })
    const unused = await upload(as(guest), bytes)
    const used = await upload(as(guest), bytes)
    const alone = await upload(as(guest), await makePng({ width: 34, height: 34 }))
    await take(as(guest), used.fileId)
    await pruneFiles(as(system, { hours: 23.9 }))
    await openFile(as(guest), { fileId: alone.fileId })
    const before = kept.size
    expect(await pruneFiles(as(system, { hours: 24.1 }))).toBeGreaterThanOrEqual(2)
    expect(kept.size).toBeLessThan(before)
    await openFile(as(system), { fileId: used.fileId })
    for (const { fileId } of [unused, alone]) {
      const ask = openFile(as(system), { fileId })
      await expect(ask).rejects.toMatchObject({ kind: 'not-found' })
    }
  })

  it('can be taken back by who uploaded them, and by nobody else', async () => {
    const { fileId } = await upload(as(guest), await makePng({ width: 35, height: 35 }))
    const other = via(as(guest), browser('another browser'))
    const notFound = { kind: 'not-found' }
    await expect(removeUpload(other, { fileId })).rejects.toMatchObject(notFound)
    await removeUpload(as(guest), { fileId })
    await expect(openFile(as(guest), { fileId })).rejects.toMatchObject(notFound)
  })

  it('are not taken and thrown away at once: either the one or the other', async () => {
    for (let round = 0; round < 20; round++) {
      const { fileId } = await upload(as(guest), await makePng({ width: 40 + round, height: 40 }))
      const [taken] = await Promise.allSettled([
        take(as(guest), fileId),
        pruneFiles(as(system, { hours: 25 })),
      ])
      const opened = await openFile(as(system), { fileId }).catch(() => null)
      expect(opened !== null).toBe(taken?.status === 'fulfilled')
    }
  })

  it('leave no bytes behind when the same are uploaded in the moment of deleting, and lose none', async () => {
    const bytes = await makePng({ width: 71, height: 71 })
    for (let round = 0; round < 20; round++) {
      const { fileId } = await upload(as(guest), bytes)
      const [, again] = await Promise.all([removeUpload(as(guest), { fileId }), upload(as(guest), bytes)])
      const { stream } = await openFile(as(guest), { fileId: again.fileId })
      expect((await new Response(stream).arrayBuffer()).byteLength).toBe(again.bytes)
      await removeUpload(as(guest), { fileId: again.fileId })
    }
  })
})

describe('files that are released', () => {
  it('go with the next look through them', async () => {
    const { fileId } = await upload(as(guest), await makePng({ width: 81, height: 81 }))
    await take(as(guest), fileId)
    await inTransaction(as(system), inside => releaseFiles(inside, [fileId]))
    await pruneFiles(as(system, { hours: 0.1 }))
    const ask = openFile(as(system), { fileId })
    await expect(ask).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('bytes that were changed where they lie', () => {
  it('are handed to nobody', async () => {
    const before = new Set(kept.keys())
    const { fileId } = await upload(as(guest), await makePdf(2))
    const place = [...kept.keys()].find(name => !before.has(name)) ?? ''
    await openFile(as(guest), { fileId })
    kept.set(place, await makePdf(3))
    const damaged = { kind: 'conflict', key: 'file.damaged' }
    await expect(openFile(as(guest), { fileId })).rejects.toMatchObject(damaged)
    const page = readPageImage(as(guest), { fileId, page: 1 })
    await expect(page).rejects.toMatchObject(damaged)
    const byLink = { ...as(guest), files: { ...files, link: async () => 'https://bucket.example/signed' } }
    await expect(openFile(byLink, { fileId })).rejects.toMatchObject(damaged)
    kept.delete(place)
  })
})

describe('bytes that no file knows', () => {
  it('are swept away, all others stay', async () => {
    const { fileId } = await upload(as(guest), await makePng({ width: 91, height: 91 }))
    await files.put({ place: 'a'.repeat(64) }, new Uint8Array(9))
    expect(await sweepBytes(as(system))).toBe(1)
    expect(kept.has('a'.repeat(64))).toBe(false)
    await openFile(as(guest), { fileId })
  })

  it('are swept away as well when they were infected and the store did not answer then', async () => {
    const silent = { ...files, remove: async () => Promise.reject(new Error('no answer')) }
    const before = kept.size
    const refused = upload({ ...as(guest, { scanner: clamav }), files: silent }, infected)
    await expect(refused).rejects.toMatchObject({ fields: { file: [{ key: 'file.infected' }] } })
    expect(kept.size).toBe(before + 1)
    expect(await sweepBytes(as(system))).toBe(1)
    expect(kept.size).toBe(before)
  })

  it('are left alone by everybody but the site itself', async () => {
    await files.put({ place: 'b'.repeat(64) }, new Uint8Array(9))
    const ctx = as(await makePerson(db), { hours: 99 })
    for (const task of [pruneFiles, sweepBytes, scanFiles])
      await expect(task(ctx)).rejects.toMatchObject({ kind: 'not-allowed' })
    expect(kept.has('b'.repeat(64))).toBe(true)
  })
})

describe('pictures of an employer', () => {
  it('are for everyone as soon as they belong to one, in the widths of the pages', async () => {
    const person = await makePerson(db, { role: 'employer' })
    const { fileId } = await upload(as(person), await makePng({ width: 900, height: 300 }), 'logo')
    const ask = (widthPx: number) => readMedia(as(guest), { fileId, widthPx })
    const notFound = { kind: 'not-found' }
    await expect(ask(400)).rejects.toMatchObject(notFound)
    await take(as(person), fileId, 'logo')
    const webp = Buffer.from(await new Response(await ask(400)).arrayBuffer())
    expect(webp.subarray(8, 12).toString()).toBe('WEBP')
    expect(Buffer.from(await new Response(await ask(400)).arrayBuffer()).equals(webp)).toBe(true)
    await expect(ask(401)).rejects.toMatchObject(notFound)
    await inTransaction(as(person), inside => releaseFiles(inside, [fileId]))
    await expect(ask(400)).rejects.toMatchObject(notFound)
  })

  it('are uploaded by people with an account alone, and nobody sees a document through them', async () => {
    const png = await makePng()
    await expect(upload(as(guest), png, 'logo')).rejects.toMatchObject({ kind: 'sign-in-required' })
    const { fileId } = await upload(as(guest), png)
    await take(as(guest), fileId)
    await expect(readMedia(as(guest), { fileId, widthPx: 400 })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})

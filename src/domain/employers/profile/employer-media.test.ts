import { describe, expect, it } from 'vitest'
import { makePerson, membershipsOf } from '../../../../tests/support/account.ts'
import { testContext } from '../../../../tests/support/context.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { system, type UserActor } from '../../caller/actor.ts'
import type { Context } from '../../caller/context.ts'
import { pruneFiles } from '../../files/prune-files.ts'
import { createOwnEmployer } from '../create-own-employer.ts'
import { readPictureUndos, undoPictureChange } from '../undo-picture-change.ts'
import { addToGallery, arrangeGallery, setEmployerPicture } from './change-employer-media.ts'
import { gallerySchema } from './employer-media.schema.ts'
import { readEmployerMedia } from './read-employer-media.ts'

const db = await testDatabase()
let count = 0

const asNow = async (person: UserActor) =>
  testContext(db, {
    actor: { ...person, memberships: await membershipsOf(db, person.userId, 'x@nowhere.example') },
  })

async function open() {
  const person = await makePerson(db, { role: 'employer' })
  const employer = { name: `Haus ${++count}`, type: 'hospital' as const }
  const { employerId } = await createOwnEmployer(await asNow(person), { employer })
  return { ctx: await asNow(person), person, employerId, owner: `user:${person.userId}` as const }
}

async function upload(owner: string, purpose: string): Promise<string> {
  const row = await db
    .insertInto('files')
    .values({
      sha256: 'a'.repeat(64),
      bytes: 10,
      media_type: 'image/png',
      name: 'bild.png',
      purpose,
      owner,
      scan: 'clean',
      width_px: 800,
      height_px: 600,
      unused_after: new Date('2030-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

describe("an employer's pictures", () => {
  it('are uploads that become its logo; the one before is given up', async () => {
    const { ctx, employerId, owner } = await open()
    const [first, second] = [await upload(owner, 'logo'), await upload(owner, 'logo')]
    const set = (fileId: string | null) => setEmployerPicture(ctx, { employerId, kind: 'logo', fileId })
    await set(first)
    expect(await readEmployerMedia(ctx, employerId)).toMatchObject({ logoFileId: first })
    await set(second)
    expect(await readEmployerMedia(ctx, employerId)).toMatchObject({ logoFileId: second })
    const old = await db.selectFrom('files').select('unused_after').where('id', '=', first).executeTakeFirst()
    expect(old?.unused_after ?? null).not.toBeNull()
    await set(null)
    expect(await readEmployerMedia(ctx, employerId)).toMatchObject({ logoFileId: null })
  })

  it("cannot be somebody else's upload", async () => {
    const { ctx, employerId } = await open()
    const foreign = await upload('user:somebody', 'cover')
    await expect(
      setEmployerPicture(ctx, { employerId, kind: 'cover', fileId: foreign }),
    ).rejects.toMatchObject({ fields: { files: [{ key: 'file.gone' }] } })
  })

  it('are changed by owners only', async () => {
    const { employerId } = await open()
    const other = await open()
    const change = { employerId, kind: 'logo' as const, fileId: null }
    await expect(setEmployerPicture(other.ctx, change)).rejects.toMatchObject({ kind: 'not-found' })
    const recruiter = await makePerson(db, { role: 'employer' })
    await db
      .insertInto('user_employer_links')
      .values({ user_id: recruiter.userId, employer_id: employerId })
      .execute()
    await expect(setEmployerPicture(await asNow(recruiter), change)).rejects.toMatchObject({
      kind: 'not-allowed',
    })
  })
})

describe('a picture that was replaced or taken away', () => {
  const later = (ctx: Context, minutes: number): Context => {
    const now = new Date(ctx.now().getTime() + minutes * 60_000)
    return { ...ctx, now: () => now }
  }
  const pruned = (ctx: Context, minutes: number) => pruneFiles({ ...later(ctx, minutes), actor: system })

  it('comes back within the hour, and what stood in its place is given up', async () => {
    const { ctx, employerId, owner } = await open()
    const [first, second] = [await upload(owner, 'logo'), await upload(owner, 'logo')]
    const set = (fileId: string | null) => setEmployerPicture(ctx, { employerId, kind: 'logo', fileId })
    await set(first)
    expect(await readPictureUndos(ctx, employerId)).toEqual([])
    await set(second)
    await pruned(ctx, 59)
    const [undo] = await readPictureUndos(later(ctx, 59), employerId)
    expect(undo).toMatchObject({ kind: 'logo' })
    await undoPictureChange(later(ctx, 59), { employerId, undoId: undo?.id ?? '' })
    expect(await readEmployerMedia(ctx, employerId)).toMatchObject({ logoFileId: first })
    await pruned(ctx, 1_500)
    expect(await fileIds()).toContain(first)
    expect(await fileIds()).not.toContain(second)
    expect(await readPictureUndos(ctx, employerId)).toEqual([])
  })

  it('is gone when its hour is over, with its file', async () => {
    const { ctx, employerId, owner } = await open()
    const fileId = await upload(owner, 'cover')
    const set = (id: string | null) => setEmployerPicture(ctx, { employerId, kind: 'cover', fileId: id })
    await set(fileId)
    await set(null)
    const [undo] = await readPictureUndos(ctx, employerId)
    const late = undoPictureChange(later(ctx, 61), { employerId, undoId: undo?.id ?? '' })
    await expect(late).rejects.toMatchObject({ kind: 'conflict', key: 'employer-area.media.undo-late' })
    expect(await readPictureUndos(later(ctx, 61), employerId)).toEqual([])
    await pruned(ctx, 61)
    expect(await fileIds()).not.toContain(fileId)
  })

  it('waits until another choice: then the one before the one before goes', async () => {
    const { ctx, employerId, owner } = await open()
    const files = [await upload(owner, 'logo'), await upload(owner, 'logo'), await upload(owner, 'logo')]
    for (const fileId of files) await setEmployerPicture(ctx, { employerId, kind: 'logo', fileId })
    const [undo, ...more] = await readPictureUndos(ctx, employerId)
    expect(more).toEqual([])
    await undoPictureChange(ctx, { employerId, undoId: undo?.id ?? '' })
    expect(await readEmployerMedia(ctx, employerId)).toMatchObject({ logoFileId: files[1] })
  })

  it('of the gallery stands where it stood, with its caption, one after the other', async () => {
    const { ctx, employerId, owner } = await open()
    const three = [
      await upload(owner, 'gallery'),
      await upload(owner, 'gallery'),
      await upload(owner, 'gallery'),
    ]
    await addToGallery(ctx, { employerId, fileIds: three })
    const shown = async () => (await readEmployerMedia(ctx, employerId)).gallery
    const all = await shown()
    const items = all.map(({ id }, index) => ({ id, caption: `Bild ${index}` }))
    for (const [minutes, index] of [
      [0, 1],
      [1, 0],
    ] as const)
      await arrangeGallery(later(ctx, minutes), {
        employerId,
        change: { items, remove: all[index]?.id },
      })
    expect((await shown()).map(({ fileId }) => fileId)).toEqual([three[2]])
    for (let round = 0; round < 2; round++) {
      const [undo] = await readPictureUndos(ctx, employerId)
      await undoPictureChange(ctx, { employerId, undoId: undo?.id ?? '' })
    }
    expect((await shown()).map(({ fileId, caption }) => [fileId, caption])).toEqual(
      three.map((fileId, index) => [fileId, `Bild ${index}`]),
    )
  })

  it('comes back to its own employer alone', async () => {
    const { ctx, employerId, owner } = await open()
    const fileId = await upload(owner, 'logo')
    for (const id of [fileId, null]) await setEmployerPicture(ctx, { employerId, kind: 'logo', fileId: id })
    const [undo] = await readPictureUndos(ctx, employerId)
    const other = await open()
    const ask = { employerId: other.employerId, undoId: undo?.id ?? '' }
    await expect(undoPictureChange(other.ctx, ask)).rejects.toMatchObject({ kind: 'conflict' })
    await expect(undoPictureChange(other.ctx, { ...ask, employerId })).rejects.toMatchObject({
      kind: 'not-found',
    })
    expect(await readEmployerMedia(other.ctx, other.employerId)).toMatchObject({ logoFileId: null })
  })
})

async function fileIds(): Promise<string[]> {
  return (await db.selectFrom('files').select('id').execute()).map(({ id }) => id)
}

describe('the gallery', () => {
  it('is put in order with its captions, step by step and as a whole', async () => {
    const { ctx, employerId, owner } = await open()
    const fileIds = [await upload(owner, 'gallery'), await upload(owner, 'gallery')]
    fileIds.push(await upload(owner, 'gallery'))
    await addToGallery(ctx, { employerId, fileIds })
    const shown = async () => (await readEmployerMedia(ctx, employerId)).gallery
    const [a, b, c] = await shown()
    const items = [a, b, c].map(item => ({ id: item?.id ?? '', caption: '' }))
    const withCaption = items.with(2, { id: c?.id ?? '', caption: 'Station 3' })
    await arrangeGallery(ctx, { employerId, change: { items: withCaption, move: `up ${c?.id}` } })
    expect((await shown()).map(({ id }) => id)).toEqual([a?.id, c?.id, b?.id])
    expect((await shown())[1]).toMatchObject({ caption: 'Station 3', widthPx: 800 })
    await arrangeGallery(ctx, { employerId, change: { items: [...items].reverse() } })
    expect((await shown()).map(({ id }) => id)).toEqual([c?.id, b?.id, a?.id])
    await arrangeGallery(ctx, { employerId, change: { items: [], remove: b?.id } })
    expect((await shown()).map(({ id }) => id)).toEqual([c?.id, a?.id])
  })

  it('takes captions that were left empty', () => {
    const id = '0b9f6a52-7a0e-4a8e-9a94-3b8f3a9f3c55'
    expect(gallerySchema.parse({ items: [{ id }] }).items).toEqual([{ id, caption: '' }])
  })

  it('leaves alone what belongs to another employer', async () => {
    const mine = await open()
    const other = await open()
    const fileIds = [await upload(other.owner, 'gallery')]
    await addToGallery(other.ctx, { ...other, fileIds })
    const [foreign] = (await readEmployerMedia(other.ctx, other.employerId)).gallery
    const change = { items: [{ id: foreign?.id ?? '', caption: 'Meins' }], remove: foreign?.id }
    await arrangeGallery(mine.ctx, { employerId: mine.employerId, change })
    expect((await readEmployerMedia(other.ctx, other.employerId)).gallery).toMatchObject([{ caption: '' }])
  })

  it('holds at most twenty pictures', async () => {
    const { ctx, employerId, owner } = await open()
    const files = (many: number) => Promise.all(Array.from({ length: many }, () => upload(owner, 'gallery')))
    for (let round = 0; round < 4; round++) await addToGallery(ctx, { employerId, fileIds: await files(5) })
    await expect(addToGallery(ctx, { employerId, fileIds: await files(1) })).rejects.toMatchObject({
      fields: { files: [{ key: 'employer-area.media.gallery-full' }] },
    })
  })
})

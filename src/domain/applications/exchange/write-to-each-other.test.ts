import { describe, expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../../tests/support/account.ts'
import {
  applyAsGuest,
  applySomebody,
  emptyApplication,
  guestTokenFor,
  lettersTo,
  makeUpload,
  openHiring,
} from '../../../../tests/support/applications.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { adoptApplications } from '../adopt-applications.ts'
import {
  deleteApplicationDraft,
  readApplicationDraft,
  saveApplicationDraft,
} from '../applying/application-drafts.ts'
import { applyForJob } from '../applying/apply-for-job.ts'
import { addDocuments, removeDocument } from '../change-documents.ts'
import { listOwnApplications } from '../list-own-applications.ts'
import { moveApplication, withdrawApplication } from '../move-application.ts'
import { readEmployerApplication } from '../read-employer-application.ts'
import { readOwnApplication } from '../read-own-application.ts'
import { renewGuestLink } from '../renew-guest-link.ts'
import { noteApplication } from './note-application.ts'
import { sendMessage } from './send-message.ts'

const db = await testDatabase()
const base = accountContext(db)
const { jobId, asOwner } = await openHiring(base)
const plain = { fileIds: [], holder: null }

describe('messages', () => {
  it('go both ways with attachments, are told by mail and marked as read by the other side only', async () => {
    const { asSeeker, seeker, applicationId } = await applySomebody(base, jobId)
    const holder = `user:${seeker.userId}` as const
    const fileId = await makeUpload(db, holder, 'message')
    await sendMessage(asSeeker, { id: applicationId, text: 'Anbei das Zeugnis.', fileIds: [fileId], holder })
    const unread = await readOwnApplication(asSeeker, { id: applicationId })
    expect(unread.messages).toMatchObject([{ sender: 'applicant', readAt: null }])
    const seen = await readEmployerApplication(asOwner, { id: applicationId })
    expect(seen.messages[0]?.files).toMatchObject([{ name: 'lebenslauf.pdf' }])
    await sendMessage(asOwner, { applicationId, text: 'Danke.', ...plain })
    const list = await listOwnApplications(asSeeker, { tab: 'all', page: 1 })
    expect(list.rows[0]?.unreadMessages).toBe(1)
    const read = await readOwnApplication(asSeeker, { id: applicationId })
    expect(read.messages).toMatchObject([
      { readAt: base.now() },
      { sender: 'employer', text: 'Danke.', personName: 'Olga Owner', readAt: base.now() },
    ])
    const email = await emailOf(seeker.userId)
    expect((await lettersTo(db, email))[0]).toMatchObject({ template: 'application-message' })
  })

  it('of a guest come by the link of the mail', async () => {
    const { guestToken, email } = await applyAsGuest(base, jobId)
    await sendMessage(base, { guestToken, text: 'Eine Frage.', ...plain })
    const { messages } = await readOwnApplication(base, { guestToken })
    expect(messages).toMatchObject([{ sender: 'applicant', text: 'Eine Frage.' }])
    expect(await guestTokenFor(db, email)).toBe(guestToken)
  })

  it('end with a withdrawal, on both sides', async () => {
    const { asSeeker, applicationId } = await applySomebody(base, jobId)
    await withdrawApplication(asSeeker, { id: applicationId })
    const text = 'Noch etwas.'
    const refused = { key: 'application.no-writing' }
    await expect(sendMessage(asSeeker, { id: applicationId, text, ...plain })).rejects.toMatchObject(refused)
    await expect(sendMessage(asOwner, { applicationId, text, ...plain })).rejects.toMatchObject(refused)
  })

  it('are no mail for who has switched that off', async () => {
    const { seeker, applicationId } = await applySomebody(base, jobId)
    await db.updateTable('profiles').set({ notices: [] }).where('id', '=', seeker.userId).execute()
    await sendMessage(asOwner, { applicationId, text: 'Hallo.', ...plain })
    expect(await lettersTo(db, await emailOf(seeker.userId))).toMatchObject([
      { template: 'application-sent' },
    ])
  })
})

describe('notes', () => {
  it("are for the employer's people alone", async () => {
    const { asSeeker, applicationId } = await applySomebody(base, jobId)
    await noteApplication(asOwner, { applicationId, text: 'Am Telefon sehr freundlich.' })
    const seen = await readEmployerApplication(asOwner, { id: applicationId })
    expect(seen.notes).toMatchObject([{ text: 'Am Telefon sehr freundlich.', personName: 'Olga Owner' }])
    const own = await readOwnApplication(asSeeker, { id: applicationId })
    expect(JSON.stringify(own)).not.toContain('freundlich')
  })
})

describe('documents', () => {
  it('come and go while the application is open, five at most', async () => {
    const { asSeeker, seeker, applicationId: id } = await applySomebody(base, jobId)
    const holder = `user:${seeker.userId}` as const
    const uploads = await Promise.all(Array.from({ length: 6 }, () => makeUpload(db, holder)))
    const [first = '', ...rest] = uploads
    await expect(addDocuments(asSeeker, { id, fileIds: uploads, holder })).rejects.toMatchObject({
      fields: { files: [{ key: 'application.too-many-files' }] },
    })
    await addDocuments(asSeeker, { id, fileIds: rest, holder })
    await removeDocument(asSeeker, { id, fileId: rest[0] ?? '' })
    await addDocuments(asSeeker, { id, fileIds: [first], holder })
    const own = await readOwnApplication(asSeeker, { id })
    expect(own.files.map(file => file.id)).toEqual([...rest.slice(1), first])
    await moveApplication(asOwner, { applicationId: id, to: 'rejected' })
    await expect(removeDocument(asSeeker, { id, fileId: first })).rejects.toMatchObject({
      key: 'application.closed',
    })
  })
})

describe("a guest's link", () => {
  it('that is wrong, cut, forged or replaced opens nothing, and all are answered alike', async () => {
    const { guestToken, email } = await applyAsGuest(base, jobId)
    const visitor = emptyApplication.visitor
    await renewGuestLink(base, { email, visitor })
    await renewGuestLink(base, { email: 'nobody@example.org', visitor })
    const renewed = await guestTokenFor(db, email)
    expect(renewed).not.toBe(guestToken)
    expect(await readOwnApplication(base, { guestToken: renewed })).toMatchObject({ isGuest: true })
    const [key = '', signature = ''] = renewed.split('.')
    for (const wrong of [
      '',
      '.',
      'x',
      key,
      `${key}.`,
      `${key}.${signature}x`,
      `x${key}.${signature}`,
      guestToken,
    ]) {
      await expect(readOwnApplication(base, { guestToken: wrong }), wrong).rejects.toMatchObject({
        kind: 'not-found',
        key: 'error.not-found',
      })
    }
  })

  it('opens nothing any more once the person has adopted the application', async () => {
    const email = 'spaeter@example.org'
    const { guestToken } = await applyAsGuest(base, jobId, email)
    const person = await makePerson(db, { email })
    await expect(
      adoptApplications(base, { userId: person.userId, email, isConfirmed: false }),
    ).rejects.toMatchObject({ kind: 'not-allowed' })
    expect(await adoptApplications(base, { userId: person.userId, email, isConfirmed: true })).toBe(1)
    const { rows } = await listOwnApplications({ ...base, actor: person }, { tab: 'all', page: 1 })
    expect(rows).toHaveLength(1)
    await expect(readOwnApplication(base, { guestToken })).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('a draft', () => {
  it('is kept for its holder and goes when the application is sent', async () => {
    const person = await makePerson(db)
    const ctx = { ...base, actor: person }
    const key = { jobId, holder: `user:${person.userId}` as const }
    await saveApplicationDraft(ctx, { ...key, fields: { message: 'Anfang' }, address: '198.51.100.7' })
    await saveApplicationDraft(ctx, {
      ...key,
      fields: { message: 'Anfang und Ende' },
      address: '198.51.100.7',
    })
    expect(await readApplicationDraft(ctx, key)).toMatchObject({ fields: { message: 'Anfang und Ende' } })
    await expect(readApplicationDraft({ ...base, actor: await makePerson(db) }, key)).rejects.toMatchObject({
      kind: 'sign-in-required',
    })
    await applyForJob(ctx, { ...emptyApplication, ...key, applicant: null })
    expect(await readApplicationDraft(ctx, key)).toBeNull()
    await saveApplicationDraft(base, {
      jobId,
      holder: 'guest:abc',
      fields: { message: 'Gast' },
      address: '198.51.100.7',
    })
    await deleteApplicationDraft(base, { jobId, holder: 'guest:abc' })
    expect(await readApplicationDraft(base, { jobId, holder: 'guest:abc' })).toBeNull()
  })
})

async function emailOf(userId: string): Promise<string> {
  return (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow())
    .email
}

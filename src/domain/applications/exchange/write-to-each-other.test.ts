import { describe, expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../../tests/support/account.ts'
import {
  applyAsGuest,
  applySomebody,
  emptyApplication,
  guestTokenFor,
  mailsTo,
  makeUpload,
  openHiring,
} from '../../../../tests/support/applications.ts'
import { browser, via } from '../../../../tests/support/client.ts'
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
const plain = { fileIds: [] }

describe('messages', () => {
  it('go both ways with attachments, are told by mail and marked as read by the other side only', async () => {
    const { asSeeker, seeker, applicationId } = await applySomebody(base, jobId)
    const owner = `user:${seeker.userId}` as const
    const fileId = await makeUpload(db, owner, 'message')
    await sendMessage(asSeeker, { id: applicationId, text: 'Anbei das Zeugnis.', fileIds: [fileId] })
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
    expect((await mailsTo(db, email))[0]).toMatchObject({ template: 'application-message' })
  })

  it('of a guest come by the link of the mail', async () => {
    const { guestToken, email } = await applyAsGuest(base, jobId)
    await sendMessage(via(base, { guestToken }), { id: null, text: 'Eine Frage.', ...plain })
    const { messages } = await readOwnApplication(via(base, { guestToken }), { id: null })
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

  it('are no mail for whoever has switched that off', async () => {
    const { seeker, applicationId } = await applySomebody(base, jobId)
    await db.updateTable('profiles').set({ notices: [] }).where('id', '=', seeker.userId).execute()
    await sendMessage(asOwner, { applicationId, text: 'Hallo.', ...plain })
    expect(await mailsTo(db, await emailOf(seeker.userId))).toMatchObject([{ template: 'application-sent' }])
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
    const owner = `user:${seeker.userId}` as const
    const uploads = await Promise.all(Array.from({ length: 6 }, () => makeUpload(db, owner)))
    const [first = '', ...rest] = uploads
    await expect(addDocuments(asSeeker, { id, fileIds: uploads })).rejects.toMatchObject({
      fields: { files: [{ key: 'application.too-many-files' }] },
    })
    await addDocuments(asSeeker, { id, fileIds: rest })
    await removeDocument(asSeeker, { id, fileId: rest[0] ?? '' })
    await addDocuments(asSeeker, { id, fileIds: [first] })
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
    await renewGuestLink(base, { email })
    await renewGuestLink(base, { email: 'nobody@example.org' })
    const renewed = await guestTokenFor(db, email)
    expect(renewed).not.toBe(guestToken)
    expect(await readOwnApplication(via(base, { guestToken: renewed }), { id: null })).toMatchObject({
      isGuest: true,
    })
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
      await expect(
        readOwnApplication(via(base, { guestToken: wrong }), { id: null }),
        wrong,
      ).rejects.toMatchObject({
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
    await expect(readOwnApplication(via(base, { guestToken }), { id: null })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})

describe('a draft', () => {
  it('is kept for its owner and goes when the application is sent', async () => {
    const person = await makePerson(db)
    const ctx = { ...base, actor: person }
    const key = { jobId }
    await saveApplicationDraft(ctx, { ...key, fields: { message: 'Anfang' } })
    await saveApplicationDraft(ctx, {
      ...key,
      fields: { message: 'Anfang und Ende' },
    })
    expect(await readApplicationDraft(ctx, key)).toMatchObject({ fields: { message: 'Anfang und Ende' } })
    expect(await readApplicationDraft({ ...base, actor: await makePerson(db) }, key)).toBeNull()
    await expect(readApplicationDraft(base, key)).rejects.toMatchObject({ kind: 'sign-in-required' })
    await applyForJob(ctx, { ...emptyApplication, ...key, applicant: null })
    expect(await readApplicationDraft(ctx, key)).toBeNull()
    const asGuest = via(base, browser('abc'))
    await saveApplicationDraft(asGuest, { jobId, fields: { message: 'Gast' } })
    await deleteApplicationDraft(asGuest, { jobId })
    expect(await readApplicationDraft(asGuest, { jobId })).toBeNull()
  })
})

async function emailOf(userId: string): Promise<string> {
  return (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow())
    .email
}

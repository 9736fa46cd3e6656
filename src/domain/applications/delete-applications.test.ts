import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { accountContext } from '../../../tests/support/account.ts'
import {
  applyAsGuest,
  applySomebody,
  emptyApplication,
  mailsTo,
  makeUpload,
  openHiring,
} from '../../../tests/support/applications.ts'
import { somebody, via } from '../../../tests/support/client.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { system } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { deleteDueAccounts } from '../own-account/delete-account.ts'
import { downloadExport, readExport, requestExport, writeExports } from '../own-account/export-own-data.ts'
import { saveApplicationDraft } from './applying/application-drafts.ts'
import { addDocuments } from './change-documents.ts'
import { deleteApplicationsOf, deleteDueApplications, deleteOwnApplication } from './delete-applications.ts'
import { noteApplication } from './exchange/note-application.ts'
import { sendMessage } from './exchange/send-message.ts'
import { moveApplication } from './move-application.ts'
import { readOwnApplication } from './read-own-application.ts'

const db = await testDatabase()
const base = accountContext(db)
const { jobId, asOwner, owner } = await openHiring(base)
const inMonths = (months: number) => {
  const date = base.now()
  date.setUTCMonth(date.getUTCMonth() + months)
  return date
}
const asTask = (now = base.now()) => ({ ...base, actor: system, now: () => now })

/** An application with a document, a message with an attachment, and a note. */
async function fullApplication() {
  const made = await applySomebody(base, jobId)
  const { seeker, asSeeker, applicationId } = made
  const uploader = `user:${seeker.userId}` as const
  const files = [await makeUpload(db, uploader), await makeUpload(db, uploader, 'message')] as const
  await addDocuments(asSeeker, { id: applicationId, fileIds: [files[0]] })
  await sendMessage(asSeeker, { id: applicationId, text: 'Anbei.', fileIds: [files[1]] })
  await noteApplication(asOwner, { applicationId, text: 'Gut.' })
  return { ...made, files }
}

const isThere = async (id: string) =>
  (await db.selectFrom('applications').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Released files only await the task that removes their bytes. */
const released = async (ids: readonly string[]) =>
  (
    await db
      .selectFrom('files')
      .select('id')
      .where('id', 'in', [...ids])
      .where('unused_after', 'is not', null)
      .execute()
  ).length

describe('an ended application', () => {
  it('is deleted with its files when its last day has passed, not before', async () => {
    const { applicationId, files } = await fullApplication()
    const open = await fullApplication()
    await moveApplication(asOwner, { applicationId, to: 'rejected' })
    await deleteDueApplications(asTask(inMonths(5)))
    expect(await isThere(applicationId)).toBe(true)
    expect(await released(files)).toBe(0)
    await deleteDueApplications(asTask(inMonths(6.1)))
    await deleteDueApplications(asTask(new Date(inMonths(6).getTime() + 86_400_000)))
    expect(await isThere(applicationId)).toBe(false)
    expect(await released(files)).toBe(2)
    expect(await isThere(open.applicationId)).toBe(true)
  })

  it('that nobody decided goes too, when its ad ended long ago and nothing happened since', async () => {
    const old = await openHiring(base)
    const { applicationId } = await applySomebody(base, old.jobId)
    await db
      .updateTable('jobs')
      .set({ status: 'expired', ended_at: base.now() })
      .where('id', '=', old.jobId)
      .execute()
    await deleteDueApplications(asTask(inMonths(6)))
    expect(await isThere(applicationId)).toBe(true)
    await deleteDueApplications(asTask(inMonths(8)))
    expect(await isThere(applicationId)).toBe(false)
  })

  it('is deleted by the task alone', async () => {
    const { applicationId } = await fullApplication()
    await moveApplication(asOwner, { applicationId, to: 'rejected' })
    const later = { ...asOwner, now: () => inMonths(12) }
    const refused = { kind: 'not-allowed' }
    await expect(deleteDueApplications(later)).rejects.toMatchObject(refused)
    await expect(deleteApplicationsOf(later, owner.userId)).rejects.toMatchObject(refused)
    expect(await isThere(applicationId)).toBe(true)
  })
})

describe('who applied', () => {
  it('can delete it all earlier; while it is open the employer learns that it was taken back', async () => {
    const { asSeeker, applicationId, files } = await fullApplication()
    await deleteOwnApplication(asSeeker, { id: applicationId })
    expect(await isThere(applicationId)).toBe(false)
    expect(await released(files)).toBe(2)
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', owner.userId)
      .executeTakeFirstOrThrow()
    expect((await mailsTo(db, email))[0]).toMatchObject({ template: 'application-withdrawn' })
  })

  it('without an account by the link, which then opens nothing, like any other', async () => {
    const { guestToken } = await applyAsGuest(base, jobId)
    await deleteOwnApplication(via(base, { guestToken }), { id: null })
    for (const use of [deleteOwnApplication, readOwnApplication]) {
      await expect(use(via(base, { guestToken }), { id: null })).rejects.toMatchObject({ kind: 'not-found' })
    }
  })

  it('gets everything in the export, also the documents and the notes of the employer', async () => {
    const { asSeeker, files: fileIds } = await fullApplication()
    await keepBytes(fileIds)
    const other = await openHiring(base)
    await saveApplicationDraft(asSeeker, {
      jobId: other.jobId,
      fields: { message: 'Entwurf' },
    })
    const { files, documents } = await exportOf(asSeeker)
    expect(documents.sort()).toEqual(['documents/1-lebenslauf.pdf', 'documents/2-lebenslauf.pdf'])
    expect(files('application-drafts.json')).toMatchObject([{ fields: { message: 'Entwurf' } }])
    expect(files('applications.json')).toMatchObject([
      {
        status: 'applied',
        message: emptyApplication.message,
        documents: [{ name: 'lebenslauf.pdf' }],
        messages: [{ text: 'Anbei.' }],
        notes: [{ text: 'Gut.' }],
        history: [{ to: 'applied' }, { kind: 'document-added' }, { kind: 'message' }],
      },
    ])
  })

  it('takes all of it along when the account goes', async () => {
    const { seeker, asSeeker, applicationId, files } = await fullApplication()
    const other = await openHiring(base)
    const uploader = `user:${seeker.userId}` as const
    await saveApplicationDraft(asSeeker, {
      jobId: other.jobId,
      fields: { message: 'Entwurf' },
    })
    await db
      .updateTable('profiles')
      .set({ delete_after: base.now() })
      .where('id', '=', seeker.userId)
      .execute()
    await deleteDueAccounts(asTask())
    expect(await isThere(applicationId)).toBe(false)
    expect(await released(files)).toBe(2)
    const drafts = await db
      .selectFrom('application_drafts')
      .select('id')
      .where('owner', '=', uploader)
      .execute()
    expect(drafts).toEqual([])
  })
})

async function exportOf(ctx: Context) {
  await requestExport(via(ctx, somebody))
  await writeExports(asTask())
  const exported = await readExport(ctx)
  const files = unzipSync(await downloadExport(ctx, { exportId: exported?.id ?? '' }))
  return {
    files: (name: string): unknown => JSON.parse(strFromU8(files[name] ?? new Uint8Array())),
    documents: Object.keys(files).filter(name => name.startsWith('documents/')),
  }
}

async function keepBytes(fileIds: readonly string[]): Promise<void> {
  for (const id of fileIds) {
    const bytes = new TextEncoder().encode(id)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await db.updateTable('files').set({ sha256 }).where('id', '=', id).execute()
    await base.files.put({ place: sha256 }, bytes)
  }
}

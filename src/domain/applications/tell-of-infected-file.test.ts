import { beforeAll, describe, expect, it } from 'vitest'
import { accountContext } from '../../../tests/support/account.ts'
import {
  applyAsGuest,
  applySomebody,
  mailsTo,
  makeUpload,
  openHiring,
} from '../../../tests/support/applications.ts'
import { browser, via } from '../../../tests/support/client.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import type { VirusScanner } from '../../platform/files/virus-scanner.ts'
import { system } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { guestOwnerOf, type Owner } from '../files/file.policy.ts'
import { scanFiles } from '../files/scan-files.ts'
import { addDocuments } from './change-documents.ts'
import { sendMessage } from './exchange/send-message.ts'
import { readOwnApplication } from './read-own-application.ts'

const db = await testDatabase()
const base = accountContext(db)
const { jobId, asOwner, owner } = await openHiring(base, { title: 'Hebamme (m/w/d)' })
const scanner: VirusScanner = {
  scan: async bytes => {
    const text = await new Response(bytes).text()
    return text === 'evil' ? { verdict: 'infected', name: 'Eicar' } : { verdict: 'clean' }
  },
}
const asTask: Context = { ...base, actor: system, scanner }

/** An upload that the scanner has not seen yet. */
async function waitingFile(uploader: Owner, purpose: 'application' | 'message', text: string) {
  const id = await makeUpload(db, uploader, purpose)
  const row = { scan: 'waiting' as const }
  const { sha256 } = await db
    .updateTable('files')
    .set(row)
    .where('id', '=', id)
    .returning('sha256')
    .executeTakeFirstOrThrow()
  await base.files.put({ place: sha256 }, new TextEncoder().encode(text))
  return id
}

const emailOf = async (userId: string) =>
  (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email

describe('a file in which malware is found after it was sent', () => {
  let guest: Awaited<ReturnType<typeof applyAsGuest>>
  let person: Awaited<ReturnType<typeof applySomebody>>
  beforeAll(async () => {
    const uploader = guestOwnerOf('browser')
    guest = await applyAsGuest(base, jobId)
    const fileIds = [
      await waitingFile(uploader, 'application', 'evil'),
      await waitingFile(uploader, 'application', 'good'),
    ]
    await addDocuments(via(via(base, browser('browser')), { guestToken: guest.guestToken }), {
      id: null,
      fileIds,
    })
    person = await applySomebody(base, jobId)
    const byOwner: Owner = `user:${owner.userId}`
    const attachment = await waitingFile(byOwner, 'message', 'evil')
    await sendMessage(asOwner, {
      applicationId: person.applicationId,
      text: 'Anbei der Dienstplan.',
      fileIds: [attachment],
    })
    await scanFiles(asTask)
  })

  it('is told to the guest who sent it, by mail and in the history; the clean one stays', async () => {
    expect((await mailsTo(db, guest.email))[0]).toMatchObject({
      template: 'file-infected',
      props: { file: 'lebenslauf.pdf', job: 'Hebamme (m/w/d)', url: expect.stringContaining('/bewerbung/') },
    })
    const own = await readOwnApplication(via(base, { guestToken: guest.guestToken }), { id: null })
    expect(own.files.map(({ scan }) => scan)).toEqual(['infected', 'clean'])
    expect(own.events.at(-1)).toMatchObject({
      kind: 'document-removed',
      party: 'system',
      note: 'lebenslauf.pdf',
    })
  })

  it('is told to the colleague who attached it, and not to the applicant, who has not sent it', async () => {
    expect((await mailsTo(db, await emailOf(owner.userId)))[0]).toMatchObject({
      template: 'file-infected',
      props: { url: expect.stringContaining(`/bewerbungen/${person.applicationId}`) },
    })
    const letters = await mailsTo(db, await emailOf(person.seeker.userId))
    expect(letters.map(({ template }) => template)).not.toContain('file-infected')
  })

  it('is told once, however often the search runs', async () => {
    await scanFiles(asTask)
    const letters = await mailsTo(db, guest.email)
    expect(letters.filter(({ template }) => template === 'file-infected')).toHaveLength(1)
  })
})

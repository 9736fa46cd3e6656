import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { emptyApplication, mailsTo } from '../../../tests/support/applications.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { makeSearchingEmployer, makeTalent } from '../../../tests/support/talents.ts'
import { applyForJob } from '../applications/applying/apply-for-job.ts'
import { sendMessage } from '../applications/exchange/send-message.ts'
import { exportApplications } from '../applications/export-applications.ts'
import { listEmployerApplications } from '../applications/list-employer-applications.ts'
import { readEmployerApplication } from '../applications/read-employer-application.ts'
import { previewRejections } from '../applications/reject-applications.ts'
import { answerContact } from './answer-contact.ts'
import { askForContact } from './ask-for-contact.ts'
import { readEmployersContact } from './employers-contacts.ts'
import { readOwnContact } from './read-own-contact.ts'

const db = await testDatabase()
const base = testContext(db)
const yes = { to: 'accepted', reveal: [], phone: null } as const

async function asked() {
  const employer = await makeSearchingEmployer(base)
  const talent = await makeTalent(base, { person: { name: 'Jana Vogt' } })
  const { asEmployer, employerId, jobId } = employer
  const question = { employerId, jobId, publicId: talent.publicId, message: 'Hätten Sie Lust?' }
  return { ...(await askForContact(asEmployer, question)), employer, talent }
}

const emailOf = async (userId: string) =>
  (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email

describe('the answer yes', () => {
  it('yes without name and address goes on here: the employer writes to a code, by page, list, file and mail', async () => {
    const { id, employer, talent } = await asked()
    const { applicationId: made } = await answerContact(talent.asPerson, { id, answer: yes })
    const applicationId = made ?? ''
    const { asEmployer, employerId } = employer
    const address = await emailOf(talent.person.userId)
    const code = `Person ${applicationId.slice(0, 4).toUpperCase()} aus dem Talentpool`
    await sendMessage(talent.asPerson, { id: applicationId, text: 'Gern.', fileIds: [] })
    await sendMessage(asEmployer, { applicationId, text: 'Wann passt es Ihnen?', fileIds: [] })
    const everything = { jobId: null, status: null, sort: 'newest', employerId, page: 1 } as const
    const list = await listEmployerApplications(asEmployer, { ...everything, q: '' })
    expect(list.rows).toMatchObject([{ name: code, email: null }])
    const read = await readEmployerApplication(asEmployer, { id: applicationId })
    expect(read).toMatchObject({ name: code, email: null })
    const page = await readEmployersContact(asEmployer, { id })
    expect(page.revealed).toMatchObject({ name: null, email: null, phone: null, positions: [] })
    const file = await text(
      await exportApplications(asEmployer, {
        jobId: null,
        status: null,
        sort: 'newest',
        employerId,
        q: '',
        format: 'csv',
      }),
    )
    const mails = await mailsTo(db, await emailOf(employer.owner.userId))
    expect(mails.map(({ template }) => template)).toContain('application-message')
    const [letter] = await previewRejections(asEmployer, {
      applicationIds: [applicationId],
      text: 'Guten Tag {Name}, {Arbeitgeber} {unbekannt}',
    })
    expect(letter).toMatchObject({
      name: code,
      text: expect.stringMatching(/^Guten Tag, Suchende Klinik \d+ \{unbekannt\}$/),
    })
    const told = JSON.stringify([list, read, page, file, mails])
    expect(told).toContain(code)
    for (const secret of ['Jana', 'Vogt', address, talent.person.userId]) expect(told).not.toContain(secret)
    for (const q of ['Jana', address])
      expect((await listEmployerApplications(asEmployer, { ...everything, q })).total).toBe(0)
    // The employer's message reaches the person by mail nevertheless.
    expect((await mailsTo(db, address)).map(({ template }) => template)).toContain('application-message')
  })

  it('yes under the own name where the person has applied already, of which the page warns', async () => {
    const { id, employer, talent } = await asked()
    expect((await readOwnContact(talent.asPerson, { id })).hasApplied).toBe(false)
    await applyForJob(talent.asPerson, { ...emptyApplication, jobId: employer.jobId, applicant: null })
    expect((await readOwnContact(talent.asPerson, { id })).hasApplied).toBe(true)
  })
})

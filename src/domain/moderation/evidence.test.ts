import { expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { makeJob } from '../../../tests/factories/job.ts'
import { accountContext, lastLetter, makePerson } from '../../../tests/support/account.ts'
import { applyAsGuest, makeUpload, openHiring } from '../../../tests/support/applications.ts'
import { browser, somebody, via } from '../../../tests/support/client.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { type Actor, guest, system } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { ownerOf } from '../files/file.policy.ts'
import { openFile } from '../files/open-file.ts'
import { readReportByLink } from './by-link.ts'
import { decideCase } from './decide-case.ts'
import { readCase } from './read-cases.ts'
import { canReadFileOfReport } from './read-report-file-access.ts'
import { type ReportInput, reportTarget } from './report-target.ts'
import { forgetReportsOf } from './steps/forget-reports-of.ts'
import { tendModeration } from './tend-moderation.ts'

const db = await testDatabase()
let now = new Date('2026-11-21T09:00:00Z')
const base: Context = { ...accountContext(db), now: () => now }
const as = (actor: Actor): Context => ({ ...base, actor })
const { userId: adminId } = await makePerson(db)
const moderator = as({ kind: 'admin', userId: adminId, adminId: 1, role: 'moderator', sessionId: 'x' })
const support = as({ kind: 'admin', userId: adminId, adminId: 1, role: 'support', sessionId: 'x' })
const said = { kind: 'fraud', text: 'Man soll vorab zahlen.', evidence: null } as const

async function anAd(): Promise<ReportInput['target']> {
  const jobId = await makeJob(db, { employer_id: await makeEmployer(db) })
  return { kind: 'job', id: String(jobId) }
}

async function reportWithFile(ctx: Context, more: Pick<ReportInput, 'name' | 'email'>) {
  const fileId = await makeUpload(db, ownerOf(ctx) ?? 'user:x', 'report')
  const { token } = await reportTarget(ctx, { ...said, ...more, target: await anAd(), fileIds: [fileId] })
  const { caseId } = (await readReportByLink(base, { token })).report
  return { fileId, token, caseId }
}

async function decide(caseId: number) {
  const { version } = (await readCase(moderator, { caseId })).case
  const marks = { days: null, isAutomated: false, isUnfounded: false, facts: 'Verlangt Geld.' }
  return decideCase(moderator, { ...marks, caseId, version, measure: 'hide', reason: 'fraud' })
}

const isKept = async (fileId: string) => {
  const row = await db.selectFrom('files').select('unused_after').where('id', '=', fileId).executeTakeFirst()
  return row?.unused_after === null
}

it('a file that proves a report is seen by who decides, and not even by whoever sent it', async () => {
  const person = await makePerson(db)
  const { fileId, token, caseId } = await reportWithFile(as(person), { name: null, email: null })
  const [report] = (await readCase(moderator, { caseId })).reports
  expect(report?.files).toMatchObject([{ id: fileId, name: 'lebenslauf.pdf' }])
  expect((await readReportByLink(base, { token })).files).toMatchObject([{ name: 'lebenslauf.pdf' }])
  const denied = { kind: 'not-found' }
  for (const ctx of [as(person), support, as(guest)])
    await expect(openFile(ctx, { fileId })).rejects.toMatchObject(denied)
  expect(await canReadFileOfReport(moderator, { fileId })).toBe(true)
})

it('a file that is not of who reports is refused with the report', async () => {
  const person = await makePerson(db)
  const fileId = await makeUpload(db, 'user:somebody-else', 'report')
  const report = { ...said, name: null, email: null, target: await anAd(), fileIds: [fileId] }
  await expect(reportTarget(as(person), report)).rejects.toMatchObject({
    fields: { files: expect.anything() },
  })
  expect(
    await db.selectFrom('moderation_reports').select('id').where('user_id', '=', person.userId).execute(),
  ).toEqual([])
})

it('files go with the account of who reported, and a year after the decision', async () => {
  const email = 'leaves@example.org'
  const person = await makePerson(db, { email })
  const own = await reportWithFile(as(person), { name: null, email: null })
  const byGuest = via(as(guest), { ...browser('a'), address: '198.51.100.7' })
  const guests = await reportWithFile(byGuest, { name: 'Anna', email: 'anna@example.org' })
  await decide(guests.caseId)
  await forgetReportsOf(base, { email, userId: person.userId })
  expect(await isKept(own.fileId)).toBe(false)
  await tendModeration(as(system))
  expect(await isKept(guests.fileId)).toBe(true)
  now = new Date(now.getTime() + 366 * 86_400_000)
  await tendModeration(as(system))
  expect(await isKept(guests.fileId)).toBe(false)
})

it('a guest reports a message by the link of the application, and is told when the own message is hidden', async () => {
  const { jobId, employerId } = await openHiring(base)
  const { guestToken, email } = await applyAsGuest(base, jobId)
  const { id: applicationId } = await db
    .selectFrom('applications')
    .select('id')
    .where('applicant_email', '=', email)
    .executeTakeFirstOrThrow()
  const message = async (sender: 'employer' | 'applicant') => {
    const row = { application_id: applicationId, sender, text: 'Schicken Sie Geld.' }
    const { id } = await db
      .insertInto('application_messages')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    return { kind: 'message', id: String(id) } as const
  }
  const report = { ...said, name: 'Anna', email, target: await message('employer') }
  const stranger = via(as(guest), { ...somebody, address: '198.51.100.8' })
  await expect(reportTarget(stranger, report)).rejects.toMatchObject({ kind: 'not-found' })
  await expect(reportTarget(via(stranger, { guestToken }), report)).resolves.toBeDefined()

  const owner = await makePerson(db)
  const asOwner = as({ ...owner, memberships: [{ employerId, role: 'owner' }] })
  const own = { ...said, name: null, email: null, target: await message('applicant') }
  const { token } = await reportTarget(asOwner, own)
  await decide((await readReportByLink(base, { token })).report.caseId)
  expect(await lastLetter(db, email)).toMatchObject({ template: 'decision-made' })
})

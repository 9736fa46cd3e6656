import { describe, expect, it } from 'vitest'
import { accountContext } from '../../../../tests/support/account.ts'
import { applyAsGuest, applySomebody, lettersTo, openHiring } from '../../../../tests/support/applications.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { answerMany, previewAnswers, thankOpenApplicants } from '../answer-many.ts'
import { deleteAnswerTemplate, listAnswerTemplates, saveAnswerTemplate } from '../answer-templates.ts'
import { answerTemplateSchema, invitationSchema, writtenSchema } from '../application.schema.ts'
import { defaultAnswerKinds, defaultAnswers, fillAnswer } from '../default-answers.ts'
import { moveApplication, withdrawApplication } from '../move-application.ts'
import { readEmployerApplication } from '../read-employer-application.ts'
import { readOwnApplication } from '../read-own-application.ts'
import { answerInvitation } from './answer-invitation.ts'
import { inviteApplicant } from './invite-applicant.ts'
import { readInterviewCalendar } from './read-interview-calendar.ts'

const db = await testDatabase()
const base = accountContext(db)
const house = await openHiring(base, { title: 'Pflegefachkraft (m/w/d)' })
const { jobId, asOwner } = house
const other = await openHiring(base)
const inDays = (days: number) => new Date(base.now().getTime() + days * 86_400_000)
const invitation = {
  kind: 'on-site' as const,
  place: 'Haus 4, Eingang B; 3. Stock',
  message: 'Wir freuen uns auf Sie.',
  slots: [
    { startsAt: inDays(3), minutes: 60 },
    { startsAt: inDays(2), minutes: 45 },
  ],
}
const ownerEmail = (
  await db.selectFrom('users').select('email').where('id', '=', house.owner.userId).executeTakeFirstOrThrow()
).email

describe('an invitation', () => {
  it('takes a new application to "interview"; the applicant picks a time and both have it for their calendar', async () => {
    const { asSeeker, applicationId } = await applySomebody(base, jobId)
    await inviteApplicant(asOwner, { ...invitation, applicationId })
    const own = await readOwnApplication(asSeeker, { id: applicationId })
    expect(own).toMatchObject({ status: 'interview', can: { answerInvitation: true } })
    const [first, second] = own.invitation?.slots ?? []
    expect(first?.startsAt).toEqual(inDays(2))
    await expect(
      readInterviewCalendar(asSeeker, { id: applicationId, summaryOf: () => 'x' }),
    ).rejects.toMatchObject({
      kind: 'not-found',
    })
    await answerInvitation(asSeeker, { id: applicationId, slotId: second?.id ?? 0 })
    expect((await lettersTo(db, ownerEmail))[0]).toMatchObject({
      template: 'invitation-answered',
      props: { time: inDays(3).toISOString() },
    })
    const seen = await readEmployerApplication(asOwner, { id: applicationId })
    expect(seen.invitations).toMatchObject([
      { status: 'accepted', slots: [{ isChosen: false }, { isChosen: true }] },
    ])
    const summaryOf = ({ job }: { job: string }) =>
      `Gespräch: ${job}, Klinikum mit einem sehr langen Namen, der eine ganze Zeile füllt`
    const calendar = await readInterviewCalendar(asOwner, { applicationId, summaryOf })
    expect(calendar).toBe(await readInterviewCalendar(asSeeker, { id: applicationId, summaryOf }))
    const inUtc = inDays(3)
      .toISOString()
      .replace(/[-:]|\.\d+/g, '')
    expect(calendar).toContain(`DTSTART:${inUtc}\r\n`)
    expect(calendar).toContain('LOCATION:Haus 4\\, Eingang B\\; 3. Stock\r\n')
    expect(calendar.replace(/\r\n /g, '')).toContain('SUMMARY:Gespräch: Pflegefachkraft (m/w/d)\\, Klinikum')
    for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  it('agreed anew replaces the time of before in calendars, and a withdrawn application has none', async () => {
    const { guestToken } = await applyAsGuest(base, jobId)
    const { id: applicationId } = await readOwnApplication(base, { guestToken })
    const calendar = () => readInterviewCalendar(base, { guestToken, summaryOf: ({ employer }) => employer })
    let minutes = 0
    const invite = () => {
      const now = new Date(base.now().getTime() + ++minutes * 60_000)
      return inviteApplicant({ ...asOwner, now: () => now }, { ...invitation, applicationId })
    }
    const agree = async () => {
      await invite()
      const { invitation: open } = await readOwnApplication(base, { guestToken })
      await answerInvitation(base, { guestToken, slotId: open?.slots[0]?.id ?? 0 })
      return calendar()
    }
    const uid = `UID:interview-${applicationId}\r\n`
    expect(await agree()).toContain(`${uid}SEQUENCE:0\r\n`)
    await invite()
    await expect(calendar()).rejects.toMatchObject({ kind: 'not-found' })
    expect(await agree()).toContain(`${uid}SEQUENCE:2\r\n`)
    await withdrawApplication(base, { guestToken })
    await expect(calendar()).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('can be declined by the link of a guest, with a reason; it is answered once', async () => {
    const { guestToken } = await applyAsGuest(base, jobId)
    const { id: applicationId } = await readOwnApplication(base, { guestToken })
    await inviteApplicant(asOwner, { ...invitation, applicationId })
    await answerInvitation(base, { guestToken, decline: true, note: 'Ich bin im Urlaub.' })
    const own = await readOwnApplication(base, { guestToken })
    expect(own).toMatchObject({ status: 'interview', invitation: { status: 'declined' } })
    expect(own.events.at(-1)).toMatchObject({ kind: 'invitation-answered', note: 'Ich bin im Urlaub.' })
    await expect(answerInvitation(base, { guestToken, decline: true })).rejects.toMatchObject({
      key: 'application.no-invitation',
    })
  })

  it('replaces the one before, proposes only times to come, and ends with the application', async () => {
    const { asSeeker, applicationId } = await applySomebody(base, jobId)
    const past = { ...invitation, applicationId, slots: [{ startsAt: inDays(-1), minutes: 30 }] }
    await expect(inviteApplicant(asOwner, past)).rejects.toMatchObject({
      fields: { slots: [{ key: 'application.slot-passed' }] },
    })
    await inviteApplicant(asOwner, { ...invitation, applicationId })
    const before = await readOwnApplication(asSeeker, { id: applicationId })
    await inviteApplicant(asOwner, { ...invitation, kind: 'video', applicationId })
    const oldSlot = before.invitation?.slots[0]?.id ?? 0
    await expect(answerInvitation(asSeeker, { id: applicationId, slotId: oldSlot })).rejects.toMatchObject({
      fields: { slotId: [{ key: 'application.slot-gone' }] },
    })
    await moveApplication(asOwner, { applicationId, to: 'hired' })
    const own = await readOwnApplication(asSeeker, { id: applicationId })
    expect(own).toMatchObject({ invitation: { status: 'cancelled' }, can: { answerInvitation: false } })
    await expect(inviteApplicant(asOwner, { ...invitation, applicationId })).rejects.toMatchObject({
      key: 'application.decided',
    })
  })

  it('needs at least one time and takes five', () => {
    const slot = { startsAt: inDays(1) }
    expect(invitationSchema.safeParse({ kind: 'phone', slots: [] }).success).toBe(false)
    expect(invitationSchema.safeParse({ kind: 'phone', slots: Array(6).fill(slot) }).success).toBe(false)
    expect(invitationSchema.parse({ kind: 'phone', slots: [slot] }).slots[0]?.minutes).toBe(45)
    expect(writtenSchema.safeParse({ text: '  ' }).success).toBe(false)
  })
})

describe('answer templates', () => {
  it("are the employer's own, beside the site's in both languages", async () => {
    const { employerId } = house
    const input = answerTemplateSchema.parse({ name: 'Absage', text: 'Guten Tag {name}' })
    await saveAnswerTemplate(asOwner, { employerId, id: null, ...input })
    await expect(saveAnswerTemplate(asOwner, { employerId, id: null, ...input })).rejects.toMatchObject({
      fields: { name: [{ key: 'application.template-name-taken' }] },
    })
    const [template] = (await listAnswerTemplates(asOwner, { employerId })).templates
    const id = template?.id ?? 0
    await saveAnswerTemplate(asOwner, { employerId, id, name: 'Absage', text: 'Neu' })
    const { templates, defaults } = await listAnswerTemplates(asOwner, { employerId })
    expect(templates).toEqual([{ id, name: 'Absage', text: 'Neu' }])
    expect(Object.keys(defaults)).toEqual([...defaultAnswerKinds])
    const foreign = { employerId: other.employerId, id, name: 'Fremd', text: 'Fremd' }
    await expect(saveAnswerTemplate(other.asOwner, foreign)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(deleteAnswerTemplate(other.asOwner, { id })).rejects.toMatchObject({ kind: 'not-found' })
    await deleteAnswerTemplate(asOwner, { id })
    expect((await listAnswerTemplates(asOwner, { employerId })).templates).toEqual([])
  })

  it.each(defaultAnswerKinds)('%s names person, job and employer, in both languages', kind => {
    const facts = { name: 'Jana', job: 'MTL', employer: 'Haus' }
    for (const locale of ['de', 'en'] as const) {
      const text = fillAnswer(defaultAnswers[kind][locale], facts)
      expect(text).toMatch(/Jana[\s\S]*MTL[\s\S]*Haus$/)
      expect(text).not.toMatch(/[{}!]/)
    }
  })
})

describe('answering several', () => {
  it('shows first what each would read, and leaves alone who has withdrawn meanwhile', async () => {
    const [one, two] = [await applySomebody(base, jobId), await applySomebody(base, jobId)]
    const applicationIds = [one.applicationId, two.applicationId]
    const text = 'Guten Tag {name}, die Stelle {job} bei {employer} {x} ist vergeben.'
    await withdrawApplication(two.asSeeker, { id: two.applicationId })
    const previews = await previewAnswers(asOwner, { applicationIds, text })
    expect(previews.map(({ isPossible }) => isPossible)).toEqual([true, false])
    expect(previews[0]?.text).toMatch(
      /^Guten Tag Jana Vogt, die Stelle Pflegefachkraft \(m\/w\/d\) bei Klinikum \d+ \{x\} ist/,
    )
    const result = await answerMany(asOwner, { applicationIds, to: 'rejected', text })
    expect(result).toEqual({ done: [one.applicationId], skipped: [two.applicationId] })
    const own = await readOwnApplication(one.asSeeker, { id: one.applicationId })
    expect(own.events.at(-1)).toMatchObject({ to: 'rejected', note: previews[0]?.text })
  })

  it("sends nothing when one of them is another employer's", async () => {
    const mine = await applySomebody(base, jobId)
    const foreign = await applySomebody(base, other.jobId)
    const applicationIds = [mine.applicationId, foreign.applicationId]
    await expect(answerMany(asOwner, { applicationIds, to: 'rejected', text: 'x' })).rejects.toMatchObject({
      kind: 'not-found',
    })
    expect((await readOwnApplication(mine.asSeeker, { id: mine.applicationId })).status).toBe('applied')
  })

  it('thanks all that are still open when the job is filled', async () => {
    const filled = await openHiring(base)
    const { asSeeker, applicationId } = await applySomebody(base, filled.jobId)
    await applySomebody(base, filled.jobId)
    const input = { jobId: filled.jobId }
    await expect(thankOpenApplicants(asOwner, input)).rejects.toMatchObject({ kind: 'not-found' })
    expect(await thankOpenApplicants(filled.asOwner, input)).toBe(2)
    const own = await readOwnApplication(asSeeker, { id: applicationId })
    expect(own).toMatchObject({ status: 'rejected' })
    expect(own.events.at(-1)?.note).toContain('inzwischen besetzt')
  })
})

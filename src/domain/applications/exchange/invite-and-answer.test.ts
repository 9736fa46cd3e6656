import { describe, expect, it } from 'vitest'
import { accountContext } from '../../../../tests/support/account.ts'
import { applyAsGuest, applySomebody, mailsTo, openHiring } from '../../../../tests/support/applications.ts'
import { via } from '../../../../tests/support/client.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { invitationSchema, writtenSchema } from '../application.schema.ts'
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
    expect((await mailsTo(db, ownerEmail))[0]).toMatchObject({
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

  it('agreed again replaces the time of before in calendars, and a withdrawn application has none', async () => {
    const { guestToken } = await applyAsGuest(base, jobId)
    const { id: applicationId } = await readOwnApplication(via(base, { guestToken }), { id: null })
    const calendar = () =>
      readInterviewCalendar(via(base, { guestToken }), { id: null, summaryOf: ({ employer }) => employer })
    let minutes = 0
    const invite = () => {
      const now = new Date(base.now().getTime() + ++minutes * 60_000)
      return inviteApplicant({ ...asOwner, now: () => now }, { ...invitation, applicationId })
    }
    const agree = async () => {
      await invite()
      const { invitation: open } = await readOwnApplication(via(base, { guestToken }), { id: null })
      await answerInvitation(via(base, { guestToken }), { id: null, slotId: open?.slots[0]?.id ?? 0 })
      return calendar()
    }
    const uid = `UID:interview-${applicationId}\r\n`
    expect(await agree()).toContain(`${uid}SEQUENCE:0\r\n`)
    await invite()
    await expect(calendar()).rejects.toMatchObject({ kind: 'not-found' })
    expect(await agree()).toContain(`${uid}SEQUENCE:2\r\n`)
    await withdrawApplication(via(base, { guestToken }), { id: null })
    await expect(calendar()).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('can be declined by the link of a guest, with a reason; it is answered once', async () => {
    const { guestToken } = await applyAsGuest(base, jobId)
    const { id: applicationId } = await readOwnApplication(via(base, { guestToken }), { id: null })
    await inviteApplicant(asOwner, { ...invitation, applicationId })
    await answerInvitation(via(base, { guestToken }), { id: null, decline: true, note: 'Ich bin im Urlaub.' })
    const own = await readOwnApplication(via(base, { guestToken }), { id: null })
    expect(own).toMatchObject({ status: 'interview', invitation: { status: 'declined' } })
    expect(own.events.at(-1)).toMatchObject({ kind: 'invitation-answered', note: 'Ich bin im Urlaub.' })
    await expect(
      answerInvitation(via(base, { guestToken }), { id: null, decline: true }),
    ).rejects.toMatchObject({
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

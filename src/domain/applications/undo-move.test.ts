import { describe, expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../tests/support/account.ts'
import { applySomebody, as, mailsTo, openHiring } from '../../../tests/support/applications.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { system } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import type { TaskPayloads, Tasks } from '../caller/tasks.ts'
import { readLiveEvents } from '../live/read-live-events.ts'
import { inviteApplicant } from './exchange/invite-applicant.ts'
import { moveApplication } from './move-application.ts'
import { readEmployerApplication } from './read-employer-application.ts'
import { readOwnApplication } from './read-own-application.ts'
import { rejectApplications } from './reject-applications.ts'
import { tellOfStep } from './tell-of-step.ts'
import { listUndoableMoves, undoMove } from './undo-move.ts'

const db = await testDatabase()
const base = accountContext(db)
const { jobId, employerId, asOwner } = await openHiring(base)
const recruiter = await makePerson(db, { role: 'employer' })
const asRecruiter = as(base, { ...recruiter, memberships: [{ employerId, role: 'recruiter' }] })
const other = await openHiring(base)

const later = (ctx: Context, seconds: number): Context => ({
  ...ctx,
  now: () => new Date(ctx.now().getTime() + seconds * 1000),
})
const mailsOf = async ({ userId }: { userId: string }) => {
  const person = db.selectFrom('users').select('email').where('id', '=', userId)
  const { email } = await person.executeTakeFirstOrThrow()
  return (await mailsTo(db, email)).filter(({ template }) => template === 'application-moved')
}
const stateOf = (applicationId: string) =>
  db
    .selectFrom('applications')
    .select(['status', 'first_answered_at', 'ended_at', 'delete_after'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()

describe('a step that was taken by mistake', () => {
  it('is taken back before anybody is told, and leaves no trace', async () => {
    const { applicationId, asSeeker, seeker } = await applySomebody(base, jobId)
    const before = await stateOf(applicationId)
    await moveApplication(asOwner, { applicationId, to: 'hired', note: 'Willkommen' })
    expect(await mailsOf(seeker)).toHaveLength(1)
    expect(await listUndoableMoves(asOwner, employerId)).toMatchObject([
      { applicationId, name: 'Jana Vogt', to: 'hired' },
    ])
    await undoMove(asOwner, { applicationId })
    expect(await stateOf(applicationId)).toEqual(before)
    expect(await mailsOf(seeker)).toEqual([])
    const { events } = await readEmployerApplication(asOwner, { id: applicationId })
    expect(events.map(({ to }) => to)).not.toContain('hired')
    expect((await readOwnApplication(asSeeker, { id: applicationId })).status).toBe('applied')
    expect(await listUndoableMoves(asOwner, employerId)).toEqual([])
  })

  it('stays when its mail has had its time, or is another’s', async () => {
    const { applicationId, seeker } = await applySomebody(base, jobId)
    await moveApplication(asOwner, { applicationId, to: 'interview' })
    expect(await listUndoableMoves(asRecruiter, employerId)).toEqual([])
    const tooLate = { kind: 'conflict', key: 'application.too-late' }
    await expect(undoMove(asRecruiter, { applicationId })).rejects.toMatchObject(tooLate)
    expect(await listUndoableMoves(later(asOwner, 16), employerId)).toEqual([])
    await expect(undoMove(later(asOwner, 16), { applicationId })).rejects.toMatchObject(tooLate)
    await expect(undoMove(other.asOwner, { applicationId })).rejects.toMatchObject({ kind: 'not-found' })
    expect(await mailsOf(seeker)).toHaveLength(1)
  })

  it('stays when its mail is on the way already', async () => {
    const { applicationId } = await applySomebody(base, jobId)
    await moveApplication(asOwner, { applicationId, to: 'hired' })
    await db.updateTable('messages').set({ attempts: 1 }).where('key', 'like', `%${applicationId}%`).execute()
    await expect(undoMove(asOwner, { applicationId })).rejects.toMatchObject({ kind: 'conflict' })
    expect((await stateOf(applicationId)).status).toBe('hired')
  })

  it('stays when the person was invited with it: the invitation has left', async () => {
    const { applicationId } = await applySomebody(base, jobId)
    await moveApplication(asOwner, { applicationId, to: 'interview' })
    const slots = [{ startsAt: new Date(base.now().getTime() + 86_400_000), minutes: 30 }]
    await inviteApplicant(asOwner, { applicationId, kind: 'phone', place: '', message: '', slots })
    expect(await listUndoableMoves(asOwner, employerId)).not.toMatchObject([{ applicationId }])
    await expect(undoMove(asOwner, { applicationId })).rejects.toMatchObject({ kind: 'conflict' })
    const { status, invitations } = await readEmployerApplication(asOwner, { id: applicationId })
    expect([status, invitations[0]?.status]).toEqual(['interview', 'open'])
  })

  it('is told to nobody either when the application was changed meanwhile', async () => {
    const { applicationId, seeker } = await applySomebody(base, jobId)
    await moveApplication(asOwner, { applicationId, to: 'interview' })
    await db
      .updateTable('applications')
      .set(eb => ({ version: eb('version', '+', 1) }))
      .where('id', '=', applicationId)
      .execute()
    await undoMove(asOwner, { applicationId })
    expect(await mailsOf(seeker)).toEqual([])
  })

  it('is heard of by the open pages of the applicant when its time is over, and not when it was taken back', async () => {
    const asked: { payload: TaskPayloads['tell-of-step']; after: Date | undefined }[] = []
    const tasks: Tasks = {
      enqueue: async (name, payload, options) => {
        if (name === 'tell-of-step')
          asked.push({ payload: payload as TaskPayloads['tell-of-step'], after: options?.startAfter })
      },
      within: () => tasks,
    }
    const { applicationId, asSeeker } = await applySomebody(base, jobId)
    const now = base.now()
    const { lastId } = await readLiveEvents(asSeeker, { afterId: null, limit: 50 })
    const news = async () => (await readLiveEvents(asSeeker, { afterId: lastId, limit: 50 })).events
    const moving = { ...asOwner, tasks, now: () => now }
    await moveApplication(moving, { applicationId, to: 'interview' })
    await undoMove(moving, { applicationId })
    await moveApplication(moving, { applicationId, to: 'interview' })
    expect(await news()).toEqual([])
    expect(asked).toMatchObject([{}, { after: new Date(now.getTime() + 15_000) }])
    for (const { payload } of asked) await tellOfStep({ ...base, actor: system }, payload)
    expect(await news()).toMatchObject([{ kind: 'application', details: { applicationId } }])
  })

  it('brings back no invitation that an earlier decision had ended', async () => {
    const { applicationId } = await applySomebody(base, jobId)
    const slots = [{ startsAt: new Date(base.now().getTime() + 86_400_000), minutes: 30 }]
    await inviteApplicant(asOwner, { applicationId, kind: 'phone', place: '', message: '', slots })
    await moveApplication(later(asOwner, 60), { applicationId, to: 'rejected' })
    await moveApplication(later(asOwner, 120), { applicationId, to: 'interview' })
    await moveApplication(later(asOwner, 180), { applicationId, to: 'rejected' })
    await undoMove(later(asOwner, 182), { applicationId })
    const { invitations } = await readEmployerApplication(asOwner, { id: applicationId })
    expect(invitations[0]?.status).toBe('cancelled')
  })

  it('brings the invitation back that waited for an answer', async () => {
    const { applicationId } = await applySomebody(base, jobId)
    const startsAt = new Date(base.now().getTime() + 86_400_000)
    const slots = [{ startsAt, minutes: 30 }]
    await inviteApplicant(asOwner, { applicationId, kind: 'phone', place: '', message: '', slots })
    await moveApplication(later(asOwner, 60), { applicationId, to: 'rejected', note: 'Leider nein' })
    await undoMove(later(asOwner, 62), { applicationId })
    const { invitations, status } = await readEmployerApplication(asOwner, { id: applicationId })
    expect([status, invitations[0]?.status]).toEqual(['interview', 'open'])
  })

  it('is taken back for several who were rejected together', async () => {
    const people = [await applySomebody(base, jobId), await applySomebody(base, jobId)]
    const applicationIds = people.map(({ applicationId }) => applicationId)
    await rejectApplications(asOwner, { applicationIds, text: 'Leider nein, {Name}.' })
    const moves = await listUndoableMoves(asOwner, employerId)
    expect(moves.map(move => move.applicationId)).toEqual(expect.arrayContaining(applicationIds))
    for (const applicationId of applicationIds) await undoMove(asOwner, { applicationId })
    for (const { seeker } of people) expect(await mailsOf(seeker)).toEqual([])
  })
})

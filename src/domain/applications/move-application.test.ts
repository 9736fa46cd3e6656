import { describe, expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../tests/support/account.ts'
import {
  applyAsGuest,
  applySomebody,
  as,
  emptyApplication,
  mailsTo,
  openHiring,
} from '../../../tests/support/applications.ts'
import { via } from '../../../tests/support/client.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { guest, type KeyActor } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { isDomainError } from '../caller/errors.ts'
import { applicationStatuses } from './application.status.ts'
import { applyForJob } from './applying/apply-for-job.ts'
import { moveApplication, withdrawApplication } from './move-application.ts'
import { readOwnApplication } from './read-own-application.ts'

const db = await testDatabase()
const base = accountContext(db)
const { jobId, employerId, asOwner } = await openHiring(base)
const recruiter = await makePerson(db, { role: 'employer' })
const asRecruiter = as(base, { ...recruiter, memberships: [{ employerId, role: 'recruiter' }] })
const other = await openHiring(base)
const asOtherSeeker = as(base, await makePerson(db))
const adminPerson = await makePerson(db)
const asAdmin: Context = {
  ...base,
  actor: { kind: 'admin', userId: adminPerson.userId, adminId: 1, sessionId: 'x', role: 'owner' },
}
const asChallenged: Context = {
  ...base,
  actor: { kind: 'challenged', userId: adminPerson.userId, sessionId: 'x' },
}

const asKey = (ofEmployer: number, scopes: KeyActor['scopes']): Context => ({
  ...base,
  actor: { kind: 'key', keyId: 1, employerId: ofEmployer, scopes },
})

async function applicationIn(status: string) {
  const made = await applySomebody(base, jobId)
  await db.updateTable('applications').set({ status }).where('id', '=', made.applicationId).execute()
  return made
}

const statusOf = async (id: string) =>
  (await db.selectFrom('applications').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

/** 'done', or the error's kind. */
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => {
      if (!isDomainError(error)) throw error
      return error.kind
    },
  )

/** The table of product.md, deliberately written down a second time. */
const allowed = new Set([
  'employer invited interview',
  'employer invited rejected',
  'employer invited hired',
  'employer applied interview',
  'employer applied rejected',
  'employer applied hired',
  'employer interview rejected',
  'employer interview hired',
  'employer rejected interview',
  'applicant invited withdrawn',
  'applicant applied withdrawn',
  'applicant interview withdrawn',
])

const pairs = applicationStatuses.flatMap(from => applicationStatuses.map(to => [from, to] as const))
const strangers = {
  guest: { ...base, actor: guest },
  asChallenged,
  asOtherSeeker,
  asOtherOwner: other.asOwner,
  asOtherKey: asKey(other.employerId, ['applications:write']),
  asReadingKey: asKey(employerId, ['applications:read', 'jobs:write']),
}

describe('from every status to every other', () => {
  it.each(pairs)('%s → %s', async (from, to) => {
    const { applicationId, asSeeker } = await applicationIn(from)
    const moveAs = (ctx: Context) => outcome(moveApplication(ctx, { applicationId, to }))
    const withdrawAs = (ctx: Context) => outcome(withdrawApplication(ctx, { id: applicationId }))
    for (const ctx of [...Object.values(strangers), asSeeker]) {
      expect(await moveAs(ctx)).toMatch(/not-found|not-allowed|sign-in-required/)
    }
    if (to === 'withdrawn') {
      for (const ctx of [...Object.values(strangers), asOwner, asRecruiter, asAdmin]) {
        expect(await withdrawAs(ctx)).toMatch(/not-found|not-allowed|sign-in-required/)
      }
    }
    expect(await statusOf(applicationId)).toBe(from)
    const mayEmployer = allowed.has(`employer ${from} ${to}`)
    for (const ctx of [asOwner, asRecruiter, asAdmin, asKey(employerId, ['applications:write'])]) {
      await db.updateTable('applications').set({ status: from }).where('id', '=', applicationId).execute()
      expect(await moveAs(ctx)).toBe(mayEmployer ? 'done' : 'conflict')
      expect(await statusOf(applicationId)).toBe(mayEmployer ? to : from)
    }
    await db.updateTable('applications').set({ status: from }).where('id', '=', applicationId).execute()
    if (to === 'withdrawn') {
      expect(await withdrawAs(asSeeker)).toBe(allowed.has(`applicant ${from} ${to}`) ? 'done' : 'conflict')
    }
  })

  it.each(applicationStatuses)('%s → withdrawn by the link of a guest', async from => {
    const { guestToken, email } = await applyAsGuest(base, jobId)
    await db.updateTable('applications').set({ status: from }).where('applicant_email', '=', email).execute()
    const mayWithdraw = from === 'invited' || from === 'applied' || from === 'interview'
    expect(await outcome(withdrawApplication(via(base, { guestToken }), { id: null }))).toBe(
      mayWithdraw ? 'done' : 'conflict',
    )
  })
})

describe('a step', () => {
  it('is written down with who, when and why, and the other side is told by mail and live', async () => {
    const { asSeeker, seeker, applicationId } = await applySomebody(base, jobId)
    const note = 'Wir haben uns anders entschieden.'
    await moveApplication(asOwner, { applicationId, to: 'rejected', note })
    const { events } = await readOwnApplication(asSeeker, { id: applicationId })
    expect(events.at(-1)).toEqual({
      kind: 'status',
      from: 'applied',
      to: 'rejected',
      party: 'employer',
      note,
      at: base.now(),
    })
    const person = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', seeker.userId)
      .executeTakeFirstOrThrow()
    expect((await mailsTo(db, person.email))[0]).toMatchObject({
      template: 'application-moved',
      props: { status: 'rejected', note },
    })
    const news = await db
      .selectFrom('live_events')
      .select(['kind', 'details'])
      .where('topic', '=', `user:${seeker.userId}`)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(news).toMatchObject({ kind: 'application', details: { applicationId } })
  })

  it.each([
    ['DE', '2027-05-21'],
    ['CH', '2027-05-21'],
    ['AT', '2027-06-21'],
  ])(
    'that ends an application in %s sets its last day to %s; taking it back clears it',
    async (country, day) => {
      const now = new Date('2026-11-21T08:00:00Z')
      const { applicationId } = await applySomebody(base, jobId)
      await db.updateTable('job_places').set({ country }).where('job_id', '=', jobId).execute()
      const read = () =>
        db
          .selectFrom('applications')
          .select(['ended_at', 'delete_after', 'first_answered_at'])
          .where('id', '=', applicationId)
          .executeTakeFirstOrThrow()
      const ctx = { ...asOwner, now: () => now }
      await moveApplication(ctx, { applicationId, to: 'rejected' })
      const ended = await read()
      expect(ended.ended_at).toEqual(now)
      expect(ended.delete_after?.toISOString().slice(0, 10)).toBe(day)
      await moveApplication(ctx, { applicationId, to: 'interview' })
      expect(await read()).toEqual({ ended_at: null, delete_after: null, first_answered_at: now })
    },
  )

  it('on what someone else has changed since is refused', async () => {
    const { applicationId } = await applySomebody(base, jobId)
    await moveApplication(asOwner, { applicationId, to: 'interview', version: 1 })
    await expect(
      moveApplication(asRecruiter, { applicationId, to: 'rejected', version: 1 }),
    ).rejects.toMatchObject({ key: 'application.changed' })
  })

  it('taken by two in the same moment happens once', async () => {
    const { applicationId } = await applySomebody(base, jobId)
    const both = await Promise.allSettled([
      moveApplication(asOwner, { applicationId, to: 'hired' }),
      moveApplication(asRecruiter, { applicationId, to: 'hired' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('does not take a rejection back when the person has applied again', async () => {
    const { applicationId, asSeeker } = await applySomebody(base, jobId)
    await moveApplication(asOwner, { applicationId, to: 'rejected' })

    await applyForJob(asSeeker, { ...emptyApplication, jobId, applicant: null })
    await expect(moveApplication(asOwner, { applicationId, to: 'interview' })).rejects.toMatchObject({
      key: 'application.other-open',
    })
  })

  it('that takes a rejection back while the person applies again leaves one open application', async () => {
    for (let round = 0; round < 15; round++) {
      const { applicationId, asSeeker } = await applySomebody(base, jobId)
      await moveApplication(asOwner, { applicationId, to: 'rejected' })
      const both = await Promise.all([
        outcome(moveApplication(asOwner, { applicationId, to: 'interview' })),
        outcome(applyForJob(asSeeker, { ...emptyApplication, jobId, applicant: null })),
      ])
      expect(both.sort()).toEqual(['conflict', 'done'])
    }
  })

  it('by an administrator stands in the log', async () => {
    const { applicationId } = await applySomebody(base, jobId)
    await moveApplication(asAdmin, { applicationId, to: 'interview' })
    const line = await db
      .selectFrom('audit_events')
      .select(['kind', 'details'])
      .where('actor_user_id', '=', adminPerson.userId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(line).toMatchObject({ kind: 'application-opened-by-admin', details: { applicationId } })
  })
})

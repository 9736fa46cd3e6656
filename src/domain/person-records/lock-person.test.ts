import { expect, it } from 'vitest'
import { accountContext, lastLetter, makePerson } from '../../../tests/support/account.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { finishSignIn } from '../accounts/signed-in.ts'
import { inTransaction } from '../caller/context.ts'
import { complainOfDecision, readDecisionByLink } from '../moderation/by-link.ts'
import { answerComplaint, liftMeasure } from '../moderation/change-decision.ts'
import { listModeration } from '../moderation/read-cases.ts'
import { lockAccount } from '../moderation/steps/account-lock.ts'
import { lockPerson, unlockPerson } from './lock-person.ts'
import { readPersonRecord } from './read-person-record.ts'

const db = await testDatabase()
const base = accountContext(db)
const { userId: adminUserId } = await makePerson(db)
const actor = {
  kind: 'admin',
  userId: adminUserId,
  adminId: 1,
  sessionId: adminUserId,
  role: 'moderator',
} as const
const moderator = { ...base, actor }
const reason = 'Unter diesem Konto wurden Zugangsdaten erfragt.'

it('locks an account with a reason that its person reads, ends its sessions, and opens it again', async () => {
  const { userId } = await makePerson(db, { email: 'phisher@example.org' })
  await db
    .insertInto('sessions')
    .values({ token: 'x', expires_at: new Date('2030-01-01'), user_id: userId })
    .execute()
  await lockPerson(moderator, { userId, reason })
  expect((await lastLetter(db, 'phisher@example.org')).props).toMatchObject({ reason })
  expect(await db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).toEqual([])
  expect((await readPersonRecord(moderator, { userId })).account).toMatchObject({ lockReason: reason })
  await expect(lockPerson(moderator, { userId, reason })).rejects.toMatchObject({
    key: 'records.lock.locked',
  })
  await unlockPerson(moderator, { userId })
  expect((await lastLetter(db, 'phisher@example.org')).template).toBe('account-unlocked')
  await expect(unlockPerson(moderator, { userId })).rejects.toMatchObject({ key: 'records.lock.open' })
})

it('lets the person complain of a lock by the link of the mail and of the refused sign-in, and somebody else opens the account', async () => {
  const email = 'complains@example.org'
  const { userId } = await makePerson(db, { email })
  await lockPerson(moderator, { userId, reason })
  const { url = '' } = (await lastLetter(db, email)).props
  const token = new URL(url).pathname.split('/')[2] ?? ''
  const signIn = { userId, way: 'code', realm: 'site', cookies: [] } as const
  await expect(finishSignIn(base, signIn)).rejects.toMatchObject({
    fields: { '': [{ key: 'account.locked', params: { token } }] },
  })
  const { answer } = await readDecisionByLink(base, { token })
  expect(answer).toMatchObject({ canComplain: true, decision: { facts: reason, measure: 'lock' } })
  await complainOfDecision(base, { token, text: 'Das war ich nicht.' })
  const { complaints } = await listModeration(moderator, { status: 'decided', kind: 'account', page: 1 })
  const complaintId = complaints[0]?.id ?? 0
  const reply = { complaintId, outcome: 'reversed', answer: 'Das Konto war übernommen worden.' } as const
  await expect(answerComplaint(moderator, reply)).rejects.toMatchObject({
    key: 'moderation.problem.own-decision',
  })
  const { userId: otherId } = await makePerson(db)
  await answerComplaint({ ...base, actor: { ...actor, userId: otherId } }, reply)
  expect((await readPersonRecord(moderator, { userId })).account).toMatchObject({ lockedAt: null })
  expect(await lastLetter(db, email)).toMatchObject({ template: 'complaint-answered' })
})

it('ends the decision with the lock, and another decision that locks the same person keeps the account closed', async () => {
  const { userId } = await makePerson(db)
  await lockPerson(moderator, { userId, reason })
  await unlockPerson(moderator, { userId })
  const endings = async () => {
    const rows = await db
      .selectFrom('moderation_decisions')
      .innerJoin('moderation_cases', 'moderation_cases.id', 'case_id')
      .select('ended_because')
      .where('moderation_cases.user_id', '=', userId)
      .orderBy('moderation_decisions.id')
      .execute()
    return rows.map(({ ended_because: because }) => because)
  }
  expect(await endings()).toEqual(['lifted'])
  await lockPerson(moderator, { userId, reason })
  const { userId: otherId } = await makePerson(db)
  await inTransaction(moderator, inside => lockAccount(inside, { userId, decidedBy: otherId, facts: reason }))
  const [latest] = await db
    .selectFrom('moderation_decisions')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  await liftMeasure(moderator, { decisionId: latest?.id ?? 0, reason: 'Doppelt.' })
  expect((await readPersonRecord(moderator, { userId })).account.lockedAt).not.toBeNull()
})

it('leaves what a decision has locked to another decision, and administrators alone', async () => {
  const decided = await makePerson(db)
  await db.updateTable('users').set({ locked_at: new Date() }).where('id', '=', decided.userId).execute()
  await expect(unlockPerson(moderator, decided)).rejects.toMatchObject({ key: 'records.lock.by-decision' })
  const other = await makePerson(db)
  await db
    .insertInto('admin_users')
    .values({ auth_user_id: other.userId, email: 'o@example.org', first_name: 'O', last_name: 'P' })
    .execute()
  const lock = lockPerson(moderator, { userId: other.userId, reason })
  await expect(lock).rejects.toMatchObject({ key: 'records.administrator' })
})

import { describe, expect, it } from 'vitest'
import { lastLetter, makePerson, membershipsOf, tokenIn } from '../../../../tests/support/account.ts'
import { testContext } from '../../../../tests/support/context.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { findPerson } from '../../accounts/find-person.ts'
import type { UserActor } from '../../caller/actor.ts'
import { createOwnEmployer } from '../create-own-employer.ts'
import { acceptInvitation, listOwnInvitations, readInvitation } from './accept-invitation.ts'
import { changeMemberRole, removeMember } from './change-member.ts'
import { inviteMember, withdrawInvitation } from './invite-member.ts'
import { pruneInvitations } from './prune-invitations.ts'
import { readTeam } from './read-team.ts'

const db = await testDatabase()
let count = 0

async function as(person: UserActor, now?: Date) {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow()
  const actor = { ...person, memberships: await membershipsOf(db, person.userId, email) }
  return testContext(db, { actor, ...(now && { now }) })
}

async function openTeam() {
  count++
  const owner = await makePerson(db, { role: 'employer', name: 'Ines Tor' })
  const employer = { name: `Haus ${count}`, type: 'hospital' as const }
  const { employerId } = await createOwnEmployer(await as(owner), { employer })
  return { owner, employerId, email: `neu${count}@team.example` }
}

async function joined(
  team: { owner: UserActor; employerId: number; email: string },
  role: 'owner' | 'recruiter',
) {
  const { owner, employerId, email } = team
  await inviteMember(await as(owner), { employerId, email, role })
  const person = await makePerson(db, { role: 'employer', email, name: 'Kai Roth' })
  const [invitation] = await listOwnInvitations(await as(person))
  await acceptInvitation(await as(person), { invitationId: invitation?.id ?? '' })
  return person
}

describe('an invitation to the team', () => {
  it('reaches the invited address, and who signs in with it acts for the employer as invited', async () => {
    const team = await openTeam()
    const { owner, employerId, email } = team
    await inviteMember(await as(owner), { employerId, email, role: 'recruiter' })
    const letter = await lastLetter(db, email)
    expect(letter).toMatchObject({ template: 'team-invitation', props: { person: 'Ines Tor' } })
    const invitation = await readInvitation(testContext(db, { actor: { kind: 'guest' } }), tokenIn(letter))
    expect(invitation).toMatchObject({ employerId, email, role: 'recruiter', isForReader: false })
    const person = await makePerson(db, { role: 'employer', email })
    expect(await readInvitation(await as(person), tokenIn(letter))).toMatchObject({ isForReader: true })
    await acceptInvitation(await as(person), { invitationId: invitation.id })
    expect((await as(person)).actor).toMatchObject({ memberships: [{ employerId, role: 'recruiter' }] })
    await expect(readInvitation(await as(person), tokenIn(letter))).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  it('is worth nothing to somebody with another address, whoever has the link', async () => {
    const { owner, employerId, email } = await openTeam()
    await inviteMember(await as(owner), { employerId, email, role: 'owner' })
    const { id } = await readInvitation(await as(owner), tokenIn(await lastLetter(db, email)))
    const thief = await makePerson(db, { role: 'employer' })
    await expect(acceptInvitation(await as(thief), { invitationId: id })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  it('is accepted by a job seeker with the same account, which stays one that looks for jobs', async () => {
    const { owner, employerId, email } = await openTeam()
    const seeker = await makePerson(db, { email })
    await inviteMember(await as(owner), { employerId, email, role: 'recruiter' })
    const [invitation] = await listOwnInvitations(await as(seeker))
    const invitationId = invitation?.id ?? ''
    await expect(acceptInvitation(await as(seeker), { invitationId })).rejects.toMatchObject({
      fields: { terms: [{ key: 'account.terms-missing' }] },
    })
    await acceptInvitation(await as(seeker), { invitationId, agreesToTerms: true })
    const person = await findPerson(await as(seeker), seeker.userId)
    expect(person).toMatchObject({ role: 'employer', hasSeekerProfile: true })
    const { members } = await readTeam(await as(owner), employerId)
    expect(members).toContainEqual(expect.objectContaining({ userId: seeker.userId, role: 'recruiter' }))
  })

  it('waits until somebody has said what the account is for', async () => {
    const { owner, employerId, email } = await openTeam()
    const undecided = await makePerson(db, { role: null, email })
    await inviteMember(await as(owner), { employerId, email, role: 'recruiter' })
    const [invitation] = await listOwnInvitations(await as(undecided))
    const accepting = acceptInvitation(await as(undecided), { invitationId: invitation?.id ?? '' })
    await expect(accepting).rejects.toMatchObject({ kind: 'not-allowed' })
  })

  it('ends after seven days, and a new one makes the old link worthless', async () => {
    const { owner, employerId, email } = await openTeam()
    const invite = async () => inviteMember(await as(owner), { employerId, email, role: 'recruiter' })
    await invite()
    const first = tokenIn(await lastLetter(db, email))
    await invite()
    const second = tokenIn(await lastLetter(db, email))
    await expect(readInvitation(await as(owner), first)).rejects.toMatchObject({ kind: 'not-found' })
    const later = (days: number) => as(owner, new Date(Date.UTC(2026, 10, 21 + days, 8)))
    expect(await readInvitation(await later(6), second)).toMatchObject({ employerId })
    await expect(readInvitation(await later(7), second)).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('can be withdrawn by an owner, and is gone then', async () => {
    const { owner, employerId, email } = await openTeam()
    await inviteMember(await as(owner), { employerId, email, role: 'recruiter' })
    const [open] = (await readTeam(await as(owner), employerId)).invitations
    await withdrawInvitation(await as(owner), { employerId, invitationId: open?.id ?? '' })
    expect((await readTeam(await as(owner), employerId)).invitations).toEqual([])
    const person = await makePerson(db, { role: 'employer', email })
    expect(await listOwnInvitations(await as(person))).toEqual([])
  })

  it('is not sent to who is in the team already', async () => {
    const team = await openTeam()
    await joined(team, 'recruiter')
    const again = inviteMember(await as(team.owner), { ...team, role: 'owner' })
    await expect(again).rejects.toMatchObject({ key: 'employer-area.team.already-member' })
  })
})

describe('invitations that are over', () => {
  it('are forgotten after 30 days, accepted or not; open ones stay', async () => {
    const team = await openTeam()
    await joined(team, 'recruiter')
    await inviteMember(await as(team.owner), { ...team, email: 'nie@team.example', role: 'owner' })
    const left = async () => {
      const rows = await db
        .selectFrom('employer_invitations')
        .select('email')
        .where('employer_id', '=', team.employerId)
        .orderBy('email')
        .execute()
      return rows.map(({ email }) => email)
    }
    const prune = (days: number) =>
      pruneInvitations(testContext(db, { now: new Date(Date.UTC(2026, 10, 21 + days, 9)) }))
    await prune(30)
    expect(await left()).toEqual(['nie@team.example'])
    await prune(38)
    expect(await left()).toEqual([])
  })
})

describe('a team', () => {
  it('shows its members to all of them, and what is to decide to owners only', async () => {
    const team = await openTeam()
    const recruiter = await joined(team, 'recruiter')
    await inviteMember(await as(team.owner), { ...team, email: 'x@team.example', role: 'recruiter' })
    const seen = await readTeam(await as(team.owner), team.employerId)
    expect(seen.members.map(({ name, role, isLastOwner }) => [name, role, isLastOwner])).toEqual([
      ['Ines Tor', 'owner', true],
      ['Kai Roth', 'recruiter', false],
    ])
    expect(seen.invitations).toHaveLength(1)
    const seenByRecruiter = await readTeam(await as(recruiter), team.employerId)
    expect(seenByRecruiter).toMatchObject({ canManage: false, invitations: [], requests: [] })
    expect(seenByRecruiter.members).toHaveLength(2)
  })

  it('never loses its last owner', async () => {
    const { owner, employerId } = await openTeam()
    const key = 'employer-area.team.last-owner'
    const own = { employerId, userId: owner.userId }
    await expect(removeMember(await as(owner), own)).rejects.toMatchObject({ key })
    await expect(changeMemberRole(await as(owner), { ...own, role: 'recruiter' })).rejects.toMatchObject({
      key,
    })
  })

  it('of two owners who remove each other at once keeps one', async () => {
    const team = await openTeam()
    const other = await joined(team, 'owner')
    const { owner, employerId } = team
    const [first, second] = [await as(owner), await as(other)]
    const results = await Promise.allSettled([
      removeMember(first, { employerId, userId: other.userId }),
      removeMember(second, { employerId, userId: owner.userId }),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('lets the founder hand over and go', async () => {
    const team = await openTeam()
    const other = await joined(team, 'recruiter')
    const { owner, employerId } = team
    await changeMemberRole(await as(owner), { employerId, userId: other.userId, role: 'owner' })
    await changeMemberRole(await as(other), { employerId, userId: owner.userId, role: 'recruiter' })
    expect((await as(owner)).actor).toMatchObject({ memberships: [{ employerId, role: 'recruiter' }] })
    await removeMember(await as(owner), { employerId, userId: owner.userId })
    expect((await as(owner)).actor).toMatchObject({ memberships: [] })
  })

  it('is managed by owners: a recruiter invites and removes nobody but may leave', async () => {
    const team = await openTeam()
    const recruiter = await joined(team, 'recruiter')
    const { owner, employerId } = team
    const ctx = await as(recruiter)
    const denied = { kind: 'not-allowed' }
    await expect(
      inviteMember(ctx, { employerId, email: 'y@team.example', role: 'recruiter' }),
    ).rejects.toMatchObject(denied)
    await expect(removeMember(ctx, { employerId, userId: owner.userId })).rejects.toMatchObject(denied)
    await removeMember(ctx, { employerId, userId: recruiter.userId })
    await expect(readTeam(await as(recruiter), employerId)).rejects.toMatchObject({ kind: 'not-found' })
  })

  it("keeps whoever acts by the employer's own address until that address changes", async () => {
    const team = await openTeam()
    const byEmail = await makePerson(db, { role: 'employer', email: `haus${count}@team.example` })
    await db
      .updateTable('employers')
      .set({ email: `Haus${count}@team.example` })
      .where('id', '=', team.employerId)
      .execute()
    const seen = await readTeam(await as(team.owner), team.employerId)
    expect(seen.members).toContainEqual(expect.objectContaining({ userId: byEmail.userId, isSecured: true }))
    await expect(
      removeMember(await as(team.owner), { employerId: team.employerId, userId: byEmail.userId }),
    ).rejects.toMatchObject({ key: 'employer-area.team.by-email' })
  })
})

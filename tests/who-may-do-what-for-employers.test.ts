import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Context } from '../src/domain/caller/context.ts'
import { readFirstAnswer } from '../src/domain/employers/first-answer.ts'
import { listActedEmployers, readActedEmployer } from '../src/domain/employers/list-acted-employers.ts'
import { adminEmployerFilterSchema } from '../src/domain/employers/list-for-admins.schema.ts'
import { listEmployersForAdmins } from '../src/domain/employers/list-for-admins.ts'
import {
  addToGallery,
  arrangeGallery,
  setEmployerPicture,
} from '../src/domain/employers/profile/change-employer-media.ts'
import { employerProfileSchema } from '../src/domain/employers/profile/employer-profile.schema.ts'
import { readEmployerMedia } from '../src/domain/employers/profile/read-employer-media.ts'
import { readEmployerProfile } from '../src/domain/employers/profile/read-employer-profile.ts'
import { saveEmployerProfile } from '../src/domain/employers/profile/save-employer-profile.ts'
import { readEmployer } from '../src/domain/employers/read-employer.ts'
import { readNextSteps } from '../src/domain/employers/read-next-steps.ts'
import { acceptInvitation, listOwnInvitations } from '../src/domain/employers/team/accept-invitation.ts'
import { changeMemberRole, removeMember } from '../src/domain/employers/team/change-member.ts'
import { inviteMember, withdrawInvitation } from '../src/domain/employers/team/invite-member.ts'
import { readTeam } from '../src/domain/employers/team/read-team.ts'
import { readPictureUndos, undoPictureChange } from '../src/domain/employers/undo-picture-change.ts'
import { accountContext, makePerson, somebody } from './support/account.ts'
import { testDatabase } from './support/database.ts'
import { isLetThrough } from './support/let-through.ts'
import { openRoles } from './support/roles.ts'

const db = await testDatabase()
const base = accountContext(db)
const visitor = somebody
const { roles, employerId } = await openRoles(base)
type Role = keyof typeof roles

const everyone = Object.keys(roles) as Role[]
const employers: Role[] = ['owner', 'recruiter', 'other employer']
/** Those who act for the employer; administrators may what owners may. */
const team: Role[] = ['owner', 'recruiter', 'admin']
const owners: Role[] = ['owner', 'admin']

let count = 0
const newEmail = () => `gast${++count}@role.example`
const profileNamed = (name: string) => employerProfileSchema.parse({ profileType: 'hospital', name })

async function newInvitation(email = newEmail()): Promise<string> {
  const { id } = await db
    .insertInto('employer_invitations')
    .values({
      employer_id: employerId,
      email,
      token_hash: email,
      expires_at: new Date('2100-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A member whom nobody else is: each call has someone to change. */
async function newMember(): Promise<string> {
  const { userId } = await makePerson(db, { role: 'employer' })
  await db.insertInto('user_employer_links').values({ user_id: userId, employer_id: employerId }).execute()
  return userId
}

/** An invitation of whoever asks, as far as they have an address. */
async function ownInvitation(ctx: Context): Promise<string> {
  if (!('userId' in ctx.actor)) return newInvitation()
  const person = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', ctx.actor.userId)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('employer_invitations').where('email', '=', person.email).execute()
  return newInvitation(person.email)
}

/** Use case, who may, and a call that is right in everything but who asks. */
const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['readEmployer', everyone, ctx => readEmployer(ctx, employerId)],
  ['readEmployerMedia', everyone, ctx => readEmployerMedia(ctx, employerId)],
  ['readFirstAnswer', everyone, ctx => readFirstAnswer(ctx, employerId)],
  ['listActedEmployers', employers, ctx => listActedEmployers(ctx)],
  ['readActedEmployer', ['admin'], ctx => readActedEmployer(ctx, employerId)],
  [
    'listEmployersForAdmins',
    ['admin'],
    ctx => listEmployersForAdmins(ctx, adminEmployerFilterSchema.parse({})),
  ],
  ['readNextSteps', [...team], ctx => readNextSteps(ctx, employerId)],
  ['readEmployerProfile', team, ctx => readEmployerProfile(ctx, employerId)],
  [
    'saveEmployerProfile',
    owners,
    ctx => saveEmployerProfile(ctx, { employerId, profile: profileNamed('Klinik der Rollen'), visitor }),
  ],
  [
    'saveEmployerProfile (new)',
    employers,
    ctx => saveEmployerProfile(ctx, { employerId: null, profile: profileNamed(`Neu ${++count}`), visitor }),
  ],
  [
    'setEmployerPicture',
    owners,
    ctx => setEmployerPicture(ctx, { employerId, kind: 'logo', fileId: null, holder: null, visitor }),
  ],
  ['addToGallery', owners, ctx => addToGallery(ctx, { employerId, fileIds: [], holder: null, visitor })],
  ['arrangeGallery', owners, ctx => arrangeGallery(ctx, { employerId, change: { items: [] }, visitor })],
  ['readPictureUndos', team, ctx => readPictureUndos(ctx, employerId)],
  ['undoPictureChange', owners, ctx => undoPictureChange(ctx, { employerId, undoId: randomUUID(), visitor })],
  ['readTeam', team, ctx => readTeam(ctx, employerId)],
  [
    'inviteMember',
    owners,
    ctx => inviteMember(ctx, { employerId, email: newEmail(), role: 'recruiter', visitor }),
  ],
  [
    'withdrawInvitation',
    owners,
    async ctx => withdrawInvitation(ctx, { employerId, invitationId: await newInvitation(), visitor }),
  ],
  [
    'changeMemberRole',
    owners,
    async ctx => changeMemberRole(ctx, { employerId, userId: await newMember(), role: 'owner', visitor }),
  ],
  [
    'removeMember',
    owners,
    async ctx => removeMember(ctx, { employerId, userId: await newMember(), visitor }),
  ],
  ['listOwnInvitations', everyone, ctx => listOwnInvitations(ctx)],
  [
    'acceptInvitation of others',
    [],
    async ctx => acceptInvitation(ctx, { invitationId: await newInvitation(), visitor }),
  ],
  [
    // Last, because it changes who acts for the employer.
    'acceptInvitation',
    [...employers, 'job seeker', 'other job seeker'],
    async ctx => acceptInvitation(ctx, { invitationId: await ownInvitation(ctx), visitor }),
  ],
]

describe('who may do what for an employer', () => {
  it.each(table)('%s', async (_name, allowed, call) => {
    const letThrough: string[] = []
    for (const [role, signIn] of Object.entries(roles)) {
      if (await isLetThrough(call({ ...base, actor: await signIn() }))) letThrough.push(role)
    }
    expect(letThrough.sort()).toEqual([...allowed].sort())
  })
})

import { describe, expect, it } from 'vitest'
import type { Context } from '../src/domain/caller/context.ts'
import { readFirstAnswer } from '../src/domain/employers/first-answer.ts'
import { listActedEmployers, readActedEmployer } from '../src/domain/employers/list-acted-employers.ts'
import { readPagePlus, savePagePlus } from '../src/domain/employers/page-plus/save-page-plus.ts'
import {
  addToGallery,
  arrangeGallery,
  changeMedia,
  setEmployerPicture,
} from '../src/domain/employers/profile/change-employer-media.ts'
import { employerProfileSchema } from '../src/domain/employers/profile/employer-profile.schema.ts'
import { readEmployerMedia } from '../src/domain/employers/profile/read-employer-media.ts'
import { readEmployerProfile } from '../src/domain/employers/profile/read-employer-profile.ts'
import { saveEmployerProfile } from '../src/domain/employers/profile/save-employer-profile.ts'
import { readEmployer } from '../src/domain/employers/read-employer.ts'
import { readNextSteps } from '../src/domain/employers/read-next-steps.ts'
import {
  acceptInvitation,
  listOwnInvitations,
  readInvitation,
} from '../src/domain/employers/team/accept-invitation.ts'
import { changeMemberRole, removeMember } from '../src/domain/employers/team/change-member.ts'
import { inviteMember, withdrawInvitation } from '../src/domain/employers/team/invite-member.ts'
import { readTeam } from '../src/domain/employers/team/read-team.ts'
import { readPictureUndos, undoPictureChange } from '../src/domain/employers/undo-picture-change.ts'
import type { Owner } from '../src/domain/files/file.policy.ts'
import { accountContext, lastLetter, makePerson, tokenIn } from './support/account.ts'
import { makeUpload } from './support/applications.ts'
import { openRoles, whoIsLetThrough } from './support/roles.ts'
import { testSite } from './support/search.ts'

const { db, index } = await testSite()
const base: Context = { ...accountContext(db), search: index.search }
const { roles, employerId } = await openRoles(base)
type Role = keyof typeof roles

const everyone = Object.keys(roles) as Role[]
const employers: Role[] = ['owner', 'recruiter', 'other employer']
/** Who acts for the employer; administrators may do what owners may. */
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

/** A new member for each call, because the calls change and remove them. */
async function newMember(): Promise<string> {
  const { userId } = await makePerson(db, { role: 'employer' })
  await db.insertInto('user_employer_links').values({ user_id: userId, employer_id: employerId }).execute()
  return userId
}

/** An invitation to the address of the actor, or to a new one for actors who are no person. */
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

const ownerOfUploads = ({ actor }: Context): Owner =>
  `user:${'userId' in actor ? actor.userId : '00000000-0000-4000-8000-000000000000'}`

/** The logo has just been removed by the owner. @returns the id of the undo */
async function newUndo(): Promise<string> {
  const ctx = { ...base, actor: await roles.owner() }
  const change = { employerId, kind: 'logo' } as const
  await setEmployerPicture(ctx, { ...change, fileId: await makeUpload(db, ownerOfUploads(ctx), 'logo') })
  await setEmployerPicture(ctx, { ...change, fileId: null })
  const [undo] = await readPictureUndos(ctx, employerId)
  return undo?.id ?? ''
}

/** One row: use case, roles that may call it, and a call that can be refused for nothing but the role. */
const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['readEmployer', everyone, ctx => readEmployer(ctx, employerId)],
  ['readEmployerMedia', everyone, ctx => readEmployerMedia(ctx, employerId)],
  ['readFirstAnswer', everyone, ctx => readFirstAnswer(ctx, employerId)],
  ['listActedEmployers', employers, ctx => listActedEmployers(ctx)],
  ['readActedEmployer', ['admin'], ctx => readActedEmployer(ctx, employerId)],
  ['readNextSteps', [...team], ctx => readNextSteps(ctx, employerId)],
  ['readEmployerProfile', team, ctx => readEmployerProfile(ctx, employerId)],
  [
    'saveEmployerProfile',
    owners,
    ctx => saveEmployerProfile(ctx, { employerId, profile: profileNamed('Klinik der Rollen') }),
  ],
  [
    'saveEmployerProfile (new)',
    employers,
    ctx => saveEmployerProfile(ctx, { employerId: null, profile: profileNamed(`Neu ${++count}`) }),
  ],
  ['setEmployerPicture', owners, ctx => setEmployerPicture(ctx, { employerId, kind: 'logo', fileId: null })],
  [
    'addToGallery',
    owners,
    async ctx => {
      const fileIds = [await makeUpload(db, ownerOfUploads(ctx), 'gallery')]
      await addToGallery(ctx, { employerId, fileIds })
    },
  ],
  ['savePagePlus', owners, ctx => savePagePlus(ctx, { employerId, tone: 'teal' })],
  ['readPagePlus', owners, ctx => readPagePlus(ctx, { employerId })],
  ['arrangeGallery', owners, ctx => arrangeGallery(ctx, { employerId, change: { items: [] } })],
  ['changeMedia', owners, ctx => changeMedia(ctx, { employerId }, async () => {})],
  ['readPictureUndos', team, ctx => readPictureUndos(ctx, employerId)],
  ['undoPictureChange', owners, async ctx => undoPictureChange(ctx, { employerId, undoId: await newUndo() })],
  ['readTeam', team, ctx => readTeam(ctx, employerId)],
  ['inviteMember', owners, ctx => inviteMember(ctx, { employerId, email: newEmail(), role: 'recruiter' })],
  [
    'withdrawInvitation',
    owners,
    async ctx => withdrawInvitation(ctx, { employerId, invitationId: await newInvitation() }),
  ],
  [
    'changeMemberRole',
    owners,
    async ctx => changeMemberRole(ctx, { employerId, userId: await newMember(), role: 'owner' }),
  ],
  ['removeMember', owners, async ctx => removeMember(ctx, { employerId, userId: await newMember() })],
  [
    // Whoever has the mailed link may read who invites them to what, before signing in.
    'readInvitation',
    everyone,
    async ctx => {
      const owner = { ...base, actor: await roles.owner() }
      const email = newEmail()
      await inviteMember(owner, { employerId, email, role: 'recruiter' })
      return readInvitation(ctx, tokenIn(await lastLetter(db, email)))
    },
  ],
  ['readInvitation (wrong link)', [], ctx => readInvitation(ctx, 'x')],
  ['listOwnInvitations', everyone, ctx => listOwnInvitations(ctx)],
  [
    'acceptInvitation of others',
    [],
    async ctx => acceptInvitation(ctx, { invitationId: await newInvitation(), agreesToTerms: true }),
  ],
  [
    // Last, because it changes who acts for the employer.
    'acceptInvitation',
    [...employers, 'job seeker', 'other job seeker'],
    async ctx => acceptInvitation(ctx, { invitationId: await ownInvitation(ctx), agreesToTerms: true }),
  ],
]

describe('who may do what for an employer', () => {
  it.each(table)('%s', async (_name, allowed, call) => {
    expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
  })
})

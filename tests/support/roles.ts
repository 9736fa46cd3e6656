import { makeActor } from '../../src/domain/accounts/make-actor.ts'
import type { Actor, KeyActor } from '../../src/domain/caller/actor.ts'
import { type AdminRole, adminRoles } from '../../src/domain/caller/admin-role.values.ts'
import type { Context } from '../../src/domain/caller/context.ts'
import { type ApiScope, apiScopes } from '../../src/domain/caller/scope.values.ts'
import { createOwnEmployer } from '../../src/domain/employers/create-own-employer.ts'
import { makePerson, testSite } from './account.ts'
import { somebody, via } from './client.ts'
import { isRefusal } from './let-through.ts'

/** An API key of an employer, with every scope unless some are given. */
export function keyOf(employerId: number, scopes: readonly ApiScope[] = apiScopes) {
  return async (): Promise<KeyActor> => ({ kind: 'key', keyId: 1, employerId, scopes })
}

/** The minimum of fields with which an ad can be published. */
export const fullAd = {
  title: 'Pflegefachkraft (m/w/d)',
  places: ['50667 Köln'],
  description: 'Sie pflegen auf unserer Station.',
  employmentTypes: ['full-time'],
}

/** An employer with an owner, a recruiter and jobs, and a function for each kind of caller that makes its actor. */
export async function openRoles(base: Context) {
  const { db } = base
  const owner = await makePerson(db, { role: 'employer', email: 'owner@role.example' })
  const asOwnerWithout = { ...base, actor: owner }
  const { employerId } = await createOwnEmployer(asOwnerWithout, {
    employer: { name: 'Klinik der Rollen', type: 'hospital' },
  })
  const recruiterPerson = await makePerson(db, { role: 'employer' })
  await db
    .insertInto('user_employer_links')
    .values({ user_id: recruiterPerson.userId, employer_id: employerId })
    .execute()
  const otherOwner = await makePerson(db, { role: 'employer', email: 'other@else.example' })
  await createOwnEmployer({ ...base, actor: otherOwner }, { employer: { name: 'Andere', type: 'company' } })
  const seeker = await makePerson(db)
  const jobOf = (status: 'published' | 'draft') => ({
    employer_id: employerId,
    status,
    title: 'Pflegefachkraft (m/w/d)',
    title_original: 'Pflegefachkraft (m/w/d)',
    slug: 'pflegefachkraft',
    category: 'nursing',
  })
  const jobs = await db
    .insertInto('jobs')
    .values(
      (['published', 'draft'] as const).map(status => ({
        employer_id: employerId,
        status,
        title: 'Pflegefachkraft (m/w/d)',
        title_original: 'Pflegefachkraft (m/w/d)',
        slug: 'pflegefachkraft',
        category: 'nursing',
      })),
    )
    .returning('id')
    .execute()
  const [publishedId = 0, draftId = 0] = jobs.map(({ id }) => id)
  const adminPerson = await makePerson(db, { role: null })
  const { id: adminId } = await db
    .insertInto('admin_users')
    .values({ auth_user_id: adminPerson.userId, email: 'a@role.example', first_name: 'A', last_name: 'B' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lateAdmin = await makePerson(db, { role: null })
  await db
    .insertInto('admin_users')
    .values({
      auth_user_id: lateAdmin.userId,
      email: 'late@role.example',
      first_name: 'L',
      last_name: 'A',
      factor_asked_at: new Date(Date.now() - 8 * 86_400_000),
    })
    .execute()
  const twoFactor = await makePerson(db, { role: 'employer' })

  await db
    .insertInto('factors')
    .values({
      user_id: twoFactor.userId,
      factor_type: 'totp',
      friendly_name: 'App',
      status: 'verified',
      secret: 'x',
    })
    .execute()
  const unconfirmedPerson = await makePerson(db, { role: 'employer' })
  await db
    .updateTable('users')
    .set({ email_verified: false })
    .where('id', '=', unconfirmedPerson.userId)
    .execute()

  const roles = {
    guest: async (): Promise<Actor> => ({ kind: 'guest' }),
    unconfirmed: () => sessionOf(base, unconfirmedPerson.userId, 'site'),
    'first factor only': () => sessionOf(base, twoFactor.userId, 'site'),
    'job seeker': () => sessionOf(base, seeker.userId, 'site'),
    'other job seeker': async () => sessionOf(base, (await makePerson(db)).userId, 'site'),
    owner: () => sessionOf(base, owner.userId, 'site'),
    recruiter: () => sessionOf(base, recruiterPerson.userId, 'site'),
    'other employer': () => sessionOf(base, otherOwner.userId, 'site'),
    admin: () => sessionOf(base, adminPerson.userId, 'admin'),
    /** Has put off the second factor for longer than a week. */
    'late admin': () => sessionOf(base, lateAdmin.userId, 'admin'),
    operator: async (): Promise<Actor> => ({ kind: 'system' }),
  } satisfies Record<string, () => Promise<Actor>>
  const newDraft = async () => {
    const row = await db.insertInto('jobs').values(jobOf('draft')).returning('id').executeTakeFirstOrThrow()
    return row.id
  }
  return { roles, owner, seeker, twoFactor, employerId, publishedId, draftId, newDraft, adminId }
}

/** A signed-in administrator of each role. */
export async function openAdministrators(base: Context): Promise<Record<AdminRole, () => Promise<Actor>>> {
  const made = await Promise.all(
    adminRoles.map(async role => {
      const { userId } = await makePerson(base.db, { role: null, email: `${role}@administration.example` })
      const row = { auth_user_id: userId, email: `${role}@administration.example`, role }
      await base.db
        .insertInto('admin_users')
        .values({ ...row, first_name: 'A', last_name: 'B' })
        .execute()
      return [role, () => sessionOf(base, userId, 'admin')] as const
    }),
  )
  // The cast: one entry for each role.
  return Object.fromEntries(made) as Record<AdminRole, () => Promise<Actor>>
}

/** The actor of a new session at the first level: a second factor is still owed by those who have one. */
async function sessionOf(base: Context, userId: string, realm: 'site' | 'admin'): Promise<Actor> {
  const { headers } = await base.realms[realm].api.openSession({
    body: { userId, assuranceLevel: 'aal1' },
    returnHeaders: true,
  })
  const cookie = headers
    .getSetCookie()
    .map(each => each.split(';', 1)[0])
    .join('; ')
  return (await makeActor(via(base, { ...somebody, cookie }), { realm, publicUrl: testSite })).actor
}

/**
 * The roles that a call lets through, sorted. Only a refusal keeps a role out; any other error says nothing about the role and is rethrown,
 * so a call must be right in everything but who asks. `atOnce` calls as all roles at the same time, for calls that take long and do not
 * affect each other.
 */
export async function whoIsLetThrough(
  base: Context,
  roles: Record<string, () => Promise<Actor>>,
  call: (ctx: Context) => Promise<unknown>,
  { atOnce = false } = {},
): Promise<string[]> {
  const letThrough: string[] = []
  const others: unknown[] = []
  const asked: Promise<unknown>[] = []
  for (const [role, signIn] of Object.entries(roles)) {
    const actor = await signIn()
    const answer = call({ ...base, actor }).then(
      () => letThrough.push(role),
      (error: unknown) => isRefusal(error) || others.push(error),
    )
    asked.push(answer)
    if (!atOnce) await answer
  }
  await Promise.all(asked)
  if (others.length > 0) throw others[0]
  return letThrough.sort()
}

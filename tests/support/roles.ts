import { makeActor } from '../../src/domain/accounts/make-actor.ts'
import type { Actor } from '../../src/domain/caller/actor.ts'
import type { Context } from '../../src/domain/caller/context.ts'
import { isDomainError } from '../../src/domain/caller/errors.ts'
import { createOwnEmployer } from '../../src/domain/employers/create-own-employer.ts'
import { makePerson, somebody, testSite } from './account.ts'
import { isLetThrough } from './let-through.ts'

const visitor = somebody

/** An employer with an owner and a recruiter, its jobs, and a way to sign in as each kind of person that the product knows. */
export async function openRoles(base: Context) {
  const { db } = base
  const owner = await makePerson(db, { role: 'employer', email: 'owner@role.example' })
  const asOwnerWithout = { ...base, actor: owner }
  const { employerId } = await createOwnEmployer(asOwnerWithout, {
    employer: { name: 'Klinik der Rollen', type: 'hospital' },
    visitor,
  })
  const recruiterPerson = await makePerson(db, { role: 'employer' })
  await db
    .insertInto('user_employer_links')
    .values({ user_id: recruiterPerson.userId, employer_id: employerId })
    .execute()
  const otherOwner = await makePerson(db, { role: 'employer', email: 'other@else.example' })
  await createOwnEmployer(
    { ...base, actor: otherOwner },
    { employer: { name: 'Andere', type: 'company' }, visitor },
  )
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

/** Signed in with a session of its own, without a second factor or with one still owed. */
async function sessionOf(base: Context, userId: string, door: 'site' | 'admin'): Promise<Actor> {
  const { headers } = await base.doors[door].api.openSession({
    body: { userId, assuranceLevel: 'aal1' },
    returnHeaders: true,
  })
  const cookie = headers
    .getSetCookie()
    .map(each => each.split(';', 1)[0])
    .join('; ')
  return (await makeActor(base, { visitor: { ...visitor, cookie }, door, publicUrl: testSite })).actor
}

/** Which roles get through with a call, sorted. A defect is no answer to who may: it fails the test. */
export async function whoIsLetThrough(
  base: Context,
  roles: Record<string, () => Promise<Actor>>,
  call: (ctx: Context) => Promise<unknown>,
): Promise<string[]> {
  const letThrough: string[] = []
  const defects: unknown[] = []
  for (const [role, signIn] of Object.entries(roles)) {
    const answer = call({ ...base, actor: await signIn() }).catch((error: unknown) => {
      if (!isDomainError(error)) defects.push(error)
      throw error
    })
    if (await isLetThrough(answer)) letThrough.push(role)
  }
  if (defects.length > 0) throw defects[0]
  return letThrough.sort()
}

import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/db/client.ts'
import { applyForJob } from '../../src/domain/applications/applying/apply-for-job.ts'
import { guest, type UserActor } from '../../src/domain/caller/actor.ts'
import type { Context } from '../../src/domain/caller/context.ts'
import type { Holder } from '../../src/domain/files/file.policy.ts'
import { makeEmployer } from '../factories/employer.ts'
import { makeJob } from '../factories/job.ts'
import { makePerson, somebody } from './account.ts'

/** A hospital with an owner and an ad that takes applications on the site. */
export async function openHiring(base: Context, job: Parameters<typeof makeJob>[1] = {}) {
  const { db } = base
  const owner = await makePerson(db, { role: 'employer', name: 'Olga Owner' })
  const employerId = await makeEmployer(db, { owner_user_id: owner.userId })
  const jobId = await makeJob(db, { employer_id: employerId, apply_way: 'here', ...job })
  const asOwner: Context = {
    ...base,
    actor: { ...owner, memberships: [{ employerId, role: 'owner' }] },
  }
  return { owner, employerId, jobId, asOwner }
}

export const emptyApplication = {
  message: 'Ich bewerbe mich.',
  answers: {},
  withProfileCv: false,
  fileIds: [],
  holder: null,
  // a browser of people: what looks like a robot is not counted
  visitor: {
    ...somebody,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0',
  },
}

export const as = (base: Context, actor: UserActor): Context => ({ ...base, actor })

/** Applies as a new job seeker; returns the person and the id. */
export async function applySomebody(base: Context, jobId: number) {
  const seeker = await makePerson(base.db, { name: 'Jana Vogt' })
  const asSeeker = as(base, seeker)
  const { applicationId } = await applyForJob(asSeeker, { ...emptyApplication, jobId, applicant: null })
  return { seeker, asSeeker, applicationId: applicationId ?? '' }
}

let guests = 0
/** Applies as a guest from a network address of its own; returns the token of the mailed link. */
export async function applyAsGuest(base: Context, jobId: number, email = `gast${++guests}@example.org`) {
  guests++
  const visitor = { ...emptyApplication.visitor, address: `2001:db8:${guests.toString(16)}::1` }
  const applicant = { name: 'Gast Gruber', email, phone: null }
  await applyForJob({ ...base, actor: guest }, { ...emptyApplication, jobId, applicant, visitor })
  return { email, guestToken: await guestTokenFor(base.db, email) }
}

/** The token in the newest mail to a guest. */
export async function guestTokenFor(db: Database, email: string): Promise<string> {
  const [letter] = await lettersTo(db, email)
  return letter?.props.url?.split('/').at(-1) ?? ''
}

/** All mails to an address, newest first. */
export async function lettersTo(db: Database, recipient: string) {
  const rows = await db
    .selectFrom('messages')
    .select(['template', 'props'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute()
  // The cast: what the tests read of letters are texts.
  return rows.map(row => ({ template: row.template, props: row.props as Record<string, string> }))
}

/** An upload that nothing was made of yet. */
export async function makeUpload(
  db: Database,
  holder: Holder,
  purpose: 'application' | 'message' | 'cv' = 'application',
): Promise<string> {
  const row = await db
    .insertInto('files')
    .values({
      sha256: randomUUID().replaceAll('-', '').repeat(2),
      bytes: 1000,
      media_type: 'application/pdf',
      name: 'lebenslauf.pdf',
      purpose,
      holder,
      scan: 'clean',
      pages: 2,
      unused_after: new Date('2099-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

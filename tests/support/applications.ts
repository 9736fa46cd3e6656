import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/db/client.ts'
import { applyForJob } from '../../src/domain/applications/applying/apply-for-job.ts'
import { guest, type UserActor } from '../../src/domain/caller/actor.ts'
import type { Context } from '../../src/domain/caller/context.ts'
import type { Owner } from '../../src/domain/files/file.policy.ts'
import type { FilePurpose } from '../../src/domain/files/file.values.ts'
import { makeEmployer } from '../factories/employer.ts'
import { makeJob } from '../factories/job.ts'
import { makePerson } from './account.ts'
import { somebody, via } from './client.ts'

/** A hospital with an owner and a job that takes applications on the site. */
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
}

export const as = (base: Context, actor: UserActor): Context => ({ ...base, actor })

/** Applies as a new job seeker. @returns the person and the id */
export async function applySomebody(base: Context, jobId: number) {
  const seeker = await makePerson(base.db, { name: 'Jana Vogt' })
  const asSeeker = as(base, seeker)
  const { applicationId } = await applyForJob(asSeeker, { ...emptyApplication, jobId, applicant: null })
  return { seeker, asSeeker, applicationId: applicationId ?? '' }
}

let guests = 0
/** Applies as a guest from a separate IP address. @returns the token of the mailed link */
export async function applyAsGuest(base: Context, jobId: number, email = `gast${++guests}@example.org`) {
  guests++
  const client = { ...somebody, address: `2001:db8:${guests.toString(16)}::1` }
  const applicant = { name: 'Gast Gruber', email, phone: null }
  await applyForJob(via({ ...base, actor: guest }, client), { ...emptyApplication, jobId, applicant })
  return { email, guestToken: await guestTokenFor(base.db, email) }
}

/** The token in the latest mail to a guest. */
export async function guestTokenFor(db: Database, email: string): Promise<string> {
  const [letter] = await mailsTo(db, email)
  return letter?.props.url?.split('/').at(-1) ?? ''
}

/** Newest first. */
export async function mailsTo(db: Database, recipient: string) {
  const rows = await db
    .selectFrom('messages')
    .select(['template', 'props'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute()
  // The cast: the props that the tests read are strings.
  return rows.map(row => ({ template: row.template, props: row.props as Record<string, string> }))
}

export async function makeUpload(
  db: Database,
  owner: Owner,
  purpose: FilePurpose = 'application',
): Promise<string> {
  const row = await db
    .insertInto('files')
    .values({
      sha256: randomUUID().replaceAll('-', '').repeat(2),
      bytes: 1000,
      media_type: 'application/pdf',
      name: 'lebenslauf.pdf',
      purpose,
      owner,
      scan: 'clean',
      pages: 2,
      unused_after: new Date('2099-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

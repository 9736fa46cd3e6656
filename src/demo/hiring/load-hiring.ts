import { createAccount } from '../../domain/accounts/create-account.ts'
import { findPersonWithEmail } from '../../domain/accounts/find-person.ts'
import { noteOnboarding } from '../../domain/accounts/onboard.ts'
import { noteDemoState, readDemoState } from '../../domain/administration/demo-state.ts'
import type { Membership, Role } from '../../domain/caller/actor.ts'
import { type Context, inTransaction } from '../../domain/caller/context.ts'
import { NotFound } from '../../domain/caller/errors.ts'
import { findOrCreateEmployer } from '../../domain/employers/find-or-create-employer.ts'
import { keepFromSending } from '../../domain/mail/keep-from-sending.ts'
import { countVisits } from './count-visits.ts'
import { fillEmployers } from './fill-employers.ts'
import { hiringData, type StaffKey } from './hiring-data.ts'
import { keepJobs } from './keep-jobs.ts'
import { endAds, postAds } from './post-ads.ts'
import { sendApplications } from './send-applications.ts'
import { asPerson, type Stage, visitor } from './stage.ts'

/** A person of an employer, with an account and access already. */
export type Staff = { key: StaffKey; email: string; employerName: string; role: Membership['role'] }

/**
 * The hiring loop as it looks after two months: three employers with pictures and ads in every state, job seekers with
 * profiles, applications in every status with what was written, and figures of the ads. Everything goes through the use cases,
 * at moments that have passed, in one transaction that happens once; the mails of it are kept, none is sent.
 */
export async function loadHiring(ctx: Context, staff: readonly Staff[]): Promise<void> {
  const data = hiringData()
  const seekers = [...data.people.values()].filter(({ hasAccount }) => hasAccount)
  for (const person of seekers) await register(ctx, person, 'job_seeker')
  for (const { asking } of data.employers) if (asking) await register(ctx, asking, 'employer')
  await inTransaction(ctx, async inside => {
    const demo = await readDemoState(inside)
    if (!demo || demo.hasHiring) return
    const stage: Stage = {
      ctx: fixed(inside),
      keeping: { db: ctx.db, tasks: ctx.tasks, files: ctx.files },
      data,
      actors: new Map(),
      employerIds: new Map(),
      jobIds: new Map(),
    }
    await enter(stage, staff)
    for (const actor of stage.actors.values())
      await noteOnboarding({ ...stage.ctx, actor }, { step: null, isComplete: true })
    await fillEmployers(stage)
    await postAds(stage)
    await sendApplications(stage)
    await keepJobs(stage)
    await endAds(stage)
    await countVisits(stage)
    const people = [...data.people.values()].map(({ email }) => email)
    await keepFromSending(inside, [...people, ...staff.map(({ email }) => email)])
    await noteDemoState(inside, { ...demo, hasHiring: true })
  })
}

/** Nobody twice, when a start was cut off. */
async function register(
  ctx: Context,
  { name, email }: { name: string; email: string },
  role: Role,
): Promise<void> {
  if (!(await findPersonWithEmail(ctx, email))) await createAccount(ctx, { name, email, role, visitor })
}

/** One moment for all, from which the days are counted back. */
function fixed(ctx: Context): Context {
  const now = ctx.now()
  return { ...ctx, locale: 'de', now: () => now }
}

async function enter({ ctx, data, actors, employerIds }: Stage, staff: readonly Staff[]): Promise<void> {
  for (const { key, profile } of data.employers)
    employerIds.set(key, (await findOrCreateEmployer(ctx, profile.name)).id)
  for (const { key, email, employerName, role } of staff) {
    const person = await findPersonWithEmail(ctx, email)
    if (!person) throw new NotFound()
    const { id: employerId } = await findOrCreateEmployer(ctx, employerName)
    actors.set(key, asPerson(person.id, 'employer', [{ employerId, role }]))
  }
  for (const [key, { email }] of data.people) {
    const person = await findPersonWithEmail(ctx, email)
    if (person) actors.set(key, asPerson(person.id, 'job_seeker'))
  }
  for (const { key, asking } of data.employers) {
    const person = asking && (await findPersonWithEmail(ctx, asking.email))
    if (person) actors.set(`asking ${key}`, asPerson(person.id, 'employer'))
  }
}

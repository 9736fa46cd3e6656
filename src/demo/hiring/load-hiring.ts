import { createAccount, findAccount } from '../../domain/accounts/create-account.ts'
import { noteOnboarding } from '../../domain/accounts/onboard.ts'
import { noteDemoState, readDemoState } from '../../domain/administration/demo-state.ts'
import type { Membership, Role } from '../../domain/caller/actor.ts'
import { type Context, inTransaction } from '../../domain/caller/context.ts'
import { NotFound } from '../../domain/caller/errors.ts'
import { findOrCreateEmployer } from '../../domain/employers/find-or-create-employer.ts'
import { keepFromSending } from '../../domain/mail/keep-from-sending.ts'
import { drawSeekers } from '../seekers/draw-seekers.ts'
import { fillSeekers } from '../seekers/fill-seekers.ts'
import { fillPool } from '../talents/fill-pool.ts'
import { askQuestions } from './ask-questions.ts'
import { buyProducts } from './buy-products.ts'
import { countBoard } from './count-board.ts'
import { countVisits } from './count-visits.ts'
import { fillEmployers } from './fill-employers.ts'
import { hiringData, type StaffKey } from './hiring-data.ts'
import { keepJobs } from './keep-jobs.ts'
import { endAds, postAds } from './post-ads.ts'
import { reportThings } from './report-things.ts'
import { sendApplications } from './send-applications.ts'
import { asPerson, demoClient, type Stage } from './stage.ts'
import { suggestIdeas } from './suggest-ideas.ts'
import { guestMails } from './support-texts.ts'
import { talkToEmma } from './talk-to-emma.ts'
import { writeMessages } from './write-messages.ts'

export type Staff = { key: StaffKey; email: string; employerName: string; role: Membership['role'] }

/**
 * Two months of hiring: three employers with pictures and jobs in every state, job seekers with profiles, applications in every status with
 * messages, and statistics. Everything goes through the use cases with past timestamps, in one transaction that runs once; the resulting
 * mails are stored, none is sent.
 */
export async function loadHiring(operator: Context, staff: readonly Staff[]): Promise<void> {
  const ctx = { ...operator, client: demoClient }
  const data = hiringData()
  const seekers = [...data.people.values()].filter(({ hasAccount }) => hasAccount)
  for (const person of seekers) await register(ctx, person, 'job_seeker')
  for (const person of drawSeekers(ctx.now())) await register(ctx, person, 'job_seeker')
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
    await askQuestions(stage)
    await writeMessages(stage)
    await suggestIdeas(stage)
    await talkToEmma(stage)
    await endAds(stage)
    await reportThings(stage)
    const buyers = await buyProducts(stage)
    await countVisits(stage)
    await countBoard(stage)
    const drawn = await fillSeekers(stage)
    const jana = stage.actors.get('jana')
    await fillPool(stage, jana ? [...drawn.joining, jana] : drawn.joining)
    const people = [...data.people.values()].map(({ email }) => email)
    const guests = guestMails.map(({ email }) => email)
    const nobody = [...people, ...drawn.emails, ...guests, ...buyers, ...staff.map(({ email }) => email)]
    await keepFromSending(inside, nobody)
    await noteDemoState(inside, { ...demo, hasHiring: true })
  })
}

/** Idempotent, for interrupted starts. */
async function register(
  ctx: Context,
  { name, email }: { name: string; email: string },
  role: Role,
): Promise<void> {
  if (!(await findAccount(ctx, email))) await createAccount(ctx, { name, email, role })
}

/** One fixed `now`, from which days are counted back. */
function fixed(ctx: Context): Context {
  const now = ctx.now()
  return { ...ctx, locale: 'de', now: () => now }
}

async function enter({ ctx, data, actors, employerIds }: Stage, staff: readonly Staff[]): Promise<void> {
  for (const { key, profile } of data.employers)
    employerIds.set(key, (await findOrCreateEmployer(ctx, profile.name)).id)
  for (const { key, email, employerName, role } of staff) {
    const person = await findAccount(ctx, email)
    if (!person) throw new NotFound()
    const { id: employerId } = await findOrCreateEmployer(ctx, employerName)
    actors.set(key, asPerson(person.id, 'employer', [{ employerId, role }]))
  }
  for (const [key, { email }] of data.people) {
    const person = await findAccount(ctx, email)
    if (person) actors.set(key, asPerson(person.id, 'job_seeker'))
  }
  for (const { key, asking } of data.employers) {
    const person = asking && (await findAccount(ctx, asking.email))
    if (person) actors.set(`asking ${key}`, asPerson(person.id, 'employer'))
  }
}

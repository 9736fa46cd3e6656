import { berlinDay, berlinMoment } from '../../basics/berlin.ts'
import { daysAfter } from '../../basics/time.ts'
import { isUuid } from '../../basics/uuid.ts'
import { limits } from '../../config/limits.ts'
import type { JobRow } from '../../vocabulary/jobs/job-row.ts'
import { findReader } from '../applications/steps/find-reader.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, Invalid, NotFound } from '../caller/errors.ts'
import { loadJobRows } from '../jobs/steps/load-job-rows.ts'
import { tellLive } from '../live/steps/tell-live.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import {
  countAskedSince,
  findLastContact,
  insertContact,
  loadContact,
  moveContact,
} from './contact-request.queries.ts'
import type { RequestFacts } from './pool-rows.ts'
import { findPerson } from './pool-search.queries.ts'
import { againFrom } from './steps/again-from.ts'
import { takeContact } from './steps/contact-quota.ts'
import { callersKeys } from './steps/searcher-keys.ts'
import { requireContactMove, requireEmployersPerson } from './talent-pool.policy.ts'

type Question = { employerId: number; publicId: string; jobId: number; message: string }

/**
 * Asks a person of the pool about a live ad that states pay and duty; both are kept as they are now. One question until it is answered,
 * none for 60 days after another answer than yes, 25 a day.
 * @throws {NotFound} as for any profile; {Invalid} on `jobId`; {Conflict} `talent.problem.waiting`, `.asked-before`, `.in-touch`, `.enough-today`, `.none-left`
 */
export async function askForContact(ctx: Context, input: Question): Promise<{ id: string }> {
  const { employerId, publicId, jobId, message } = input
  const { userId: askedBy } = requireEmployersPerson(ctx.actor, employerId)
  const keys = await callersKeys(ctx)
  return inTransaction(ctx, async inside => {
    const now = inside.now()
    // Counted before anything is looked up: two requests at once wait for each other here.
    const asked = await countAskedSince(inside.db, employerId, startOfDay(now))
    const person = isUuid(publicId) ? await findPerson(inside.db, { keys, now }, publicId) : null
    if (!person) throw new NotFound()
    if (asked >= limits.talentContactsPerDay)
      throw new Conflict('talent.problem.enough-today', { count: limits.talentContactsPerDay })
    const { userId } = person
    await refuseAgain(inside, { userId, employerId })
    const job = await jobToAskAbout(inside, employerId, jobId)
    const expiresAt = daysAfter(now, limits.talentContactDays)
    const facts = factsOf(job)
    const request = { userId, employerId, jobId, askedBy, message, facts, now, expiresAt }
    await takeContact(inside, { employerId, userId })
    const id = await insertContact(inside.db, request)
    if (id === null) throw new Conflict('talent.problem.waiting')
    await tellPerson(inside, { id, userId, job, until: expiresAt })
    return { id }
  })
}

async function refuseAgain(ctx: Context, of: { userId: string; employerId: number }): Promise<void> {
  const last = await findLastContact(ctx.db, of)
  if (!last) return
  if (last.state === 'sent') throw new Conflict('talent.problem.waiting')
  if (last.state === 'accepted') throw new Conflict('talent.problem.in-touch')
  const again = againFrom(last)
  if (again !== null && again > ctx.now())
    throw new Conflict('talent.problem.asked-before', { count: limits.talentAskAgainDays })
}

async function jobToAskAbout(ctx: Context, employerId: number, jobId: number): Promise<JobRow> {
  const [job] = await loadJobRows(ctx.db, [jobId], ctx.now())
  if (job?.employer.id !== employerId) throw new Invalid({ jobId: [{ key: 'talent.problem.job' }] })
  if (!statesPay(job) || job.shiftModels.length === 0)
    throw new Invalid({ jobId: [{ key: 'talent.problem.job-facts' }] })
  return job
}

/** An amount or a collective agreement, also one that only the text names, if its table is known; words alone are no figure. */
function statesPay({ pay, derivedPay }: JobRow): boolean {
  if (derivedPay) return true
  return pay !== null && (pay.min !== null || pay.max !== null || pay.tariff !== null)
}

function factsOf(job: JobRow): RequestFacts {
  return {
    title: job.title,
    place: [...new Set(job.places.map(({ name }) => name))].slice(0, 3).join(', '),
    country: job.places[0]?.country ?? null,
    pay: job.pay,
    derivedPay: job.derivedPay,
    shiftModels: job.shiftModels,
    employmentTypes: job.employmentTypes,
  }
}

async function tellPerson(
  ctx: Context,
  { id, userId, job, until }: { id: string; userId: string; job: JobRow; until: Date },
): Promise<void> {
  await tellLive(ctx, { topics: [`user:${userId}`], kind: 'contact', details: { requestId: id } })
  const reader = await findReader(ctx, userId)
  if (!reader) return
  const { name, email, locale } = reader
  await queueMail(ctx, {
    to: email,
    template: 'talent-request',
    props: {
      name,
      employer: job.employer.name,
      job: job.title,
      until: until.toISOString(),
      url: ctx.links.ownContactRequest(id, locale),
    },
    locale,
    userId,
    key: `talent-request ${id}`,
  })
}

/** Takes an unanswered question back. @throws {NotFound} for another employer's; {Conflict} after an answer */
export async function withdrawContact(ctx: Context, { id }: { id: string }): Promise<void> {
  await inTransaction(ctx, async inside => {
    const request = isUuid(id) ? await loadContact(inside.db, id, { lock: true }) : null
    requireEmployersPerson(inside.actor, request?.employerId ?? null)
    if (!request) throw new NotFound()
    requireContactMove(request.state, 'withdrawn', 'employer')
    await moveContact(inside.db, request.id, { state: 'withdrawn', now: inside.now() })
    const topics = [`user:${request.userId}`, `employer:${request.employerId}`] as const
    await tellLive(inside, { topics: [...topics], kind: 'contact', details: { requestId: request.id } })
  })
}

function startOfDay(now: Date): Date {
  const start = berlinMoment(`${berlinDay(now)}T00:00`)
  if (start === null) throw new Error('today has no beginning')
  return start
}

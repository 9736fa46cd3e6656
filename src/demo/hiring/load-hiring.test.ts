import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { accountContext } from '../../../tests/support/account.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { demoShop } from '../../../tests/support/shop.ts'
import { noteDemoState } from '../../domain/administration/demo-state.ts'
import { guest, system } from '../../domain/caller/actor.ts'
import { findOrCreateEmployer } from '../../domain/employers/find-or-create-employer.ts'
import { readFirstAnswer } from '../../domain/employers/first-answer.ts'
import type { AdFields } from '../../domain/job-ads/job-ad.values.ts'
import { previewJob } from '../../domain/job-ads/preview-job.ts'
import { statedAgainstTable } from '../../domain/jobs/job-tariff.ts'
import { readTransparency } from '../../domain/moderation/read-transparency.ts'
import { contactStates } from '../../domain/talent-pool/contact-request.status.ts'
import { makeDemoSignIns } from '../demo-sign-ins.ts'
import { hiringData } from './hiring-data.ts'

const db = await testDatabase()
const ctx = { ...accountContext(db), actor: system, shop: demoShop(db) }
const folder = mkdtempSync(join(tmpdir(), 'kittel-demo-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { ads, applications, employers } = hiringData()
for (const { profile } of employers) await findOrCreateEmployer(ctx, profile.name)
await noteDemoState(ctx, { state: 'loaded', jobs: 0, at: ctx.now().toISOString() })
const signIns = await makeDemoSignIns(ctx, folder)

const statusesOf = async (table: 'jobs' | 'applications') => {
  const rows = await db.selectFrom(table).select('status').orderBy('status').execute()
  return [...new Set(rows.map(({ status }) => status))]
}

it('shows ads and applications in every state that people can bring them to', async () => {
  expect(await statusesOf('jobs')).toEqual(['expired', 'filled', 'in-review', 'paused', 'published'])
  expect(await statusesOf('applications')).toEqual([
    'applied',
    'hired',
    'interview',
    'invited',
    'rejected',
    'withdrawn',
  ])
  const { count } = await db
    .selectFrom('job_drafts')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(2)
})

it('has ads whose agreement was chosen from the tables: with its steps, its group alone, one without a certain table, and none', async () => {
  const rows = await db
    .selectFrom('jobs')
    .select('pay_scheme')
    .where('pay_scheme', 'is not', null)
    .orderBy('id')
    .execute()
  expect(rows.map(({ pay_scheme }) => pay_scheme)).toEqual(
    expect.arrayContaining([
      { scheme: 'tvoed-p', group: 'P8', stepFrom: '2', stepTo: '6' },
      { scheme: 'tvoed-p', group: 'P8', stepFrom: null, stepTo: null },
      { scheme: 'mfa-2026', group: 'TG III', stepFrom: null, stepTo: null },
      { scheme: null, group: null, stepFrom: null, stepTo: null },
    ]),
  )
})

it('has an ad that states less than the table of its agreement, and a draft that states more', async () => {
  const against = async ({ fields }: { fields: AdFields }) =>
    statedAgainstTable(await previewJob(ctx, { fields, employerId: null }), '2026-11-26')
  const { drafts } = hiringData()
  expect(await Promise.all(ads.map(against))).toContain('below')
  expect(await Promise.all(drafts.map(against))).toContain('above')
})

it('gives each of the three kinds of employers a profile with pictures', async () => {
  const rows = await db.selectFrom('employers').selectAll().orderBy('id').execute()
  expect(rows.map(row => row.profile_type)).toEqual(['hospital', 'practice', 'company'])
  for (const row of rows) {
    expect(row.logo_file_id).not.toBeNull()
    expect(row.cover_file_id).not.toBeNull()
    const captions = await db
      .selectFrom('employer_media')
      .select('caption')
      .where('employer_id', '=', row.id)
      .execute()
    expect(captions.length).toBeGreaterThanOrEqual(3)
    expect(captions.filter(({ caption }) => caption === '')).toEqual([])
  }
})

it('has a hospital whose first answer is measured, and statistics of two months', async () => {
  const hospital = await findOrCreateEmployer(ctx, 'Klinikum Falkenried')
  expect(await readFirstAnswer(ctx, hospital.id)).toMatchObject({ days: expect.any(Number) })
  const statistics = await db.selectFrom('job_figures').selectAll().execute()
  expect(new Set(statistics.map(({ day }) => String(day))).size).toBeGreaterThan(50)
  const sent = statistics.reduce((sum, { submissions }) => sum + submissions, 0)
  expect(sent).toBe(applications.length)
})

it('leads its people straight to their dashboards', async () => {
  const rows = await db.selectFrom('profiles').select(['role', 'onboarding_complete']).execute()
  expect(rows.filter(row => row.role !== null && !row.onboarding_complete)).toEqual([])
})

it('sends no mail to people who do not exist, and keeps them for the mailbox of a site that sends none', async () => {
  const messages = await db.selectFrom('messages').select('status').execute()
  expect(messages.length).toBeGreaterThan(applications.length)
  expect(messages.filter(({ status }) => status !== 'sent')).toEqual([])
})

it('tells of the past: nothing lies in the future but what was proposed', async () => {
  const events = await db.selectFrom('application_events').select('at').execute()
  expect(events.filter(({ at }) => at > ctx.now())).toEqual([])
  const jobs = await db.selectFrom('jobs').select('posted_at').execute()
  expect(jobs).toHaveLength(ads.length)
  expect(jobs.filter(({ posted_at }) => (posted_at ?? ctx.now()) > ctx.now())).toEqual([])
})

it('keeps for the job seeker what she saved and read, and asks her how it went elsewhere', async () => {
  const [saved, viewed, elsewhere, alerts] = await Promise.all([
    db.selectFrom('saved_jobs').select('note').execute(),
    db.selectFrom('viewed_jobs').select('job_id').execute(),
    db.selectFrom('outside_applications').select('answer').execute(),
    db.selectFrom('alerts').select(['status', 'frequency']).execute(),
  ])
  expect(saved.length).toBeGreaterThanOrEqual(2)
  expect(viewed.length).toBeGreaterThanOrEqual(6)
  expect(elsewhere).toEqual([{ answer: null }])
  expect(alerts).toEqual([{ status: 'active', frequency: 'daily' }])
})

it('is made once: a second start finds the same people and adds nothing', async () => {
  const before = await db.selectFrom('applications').select('id').orderBy('id').execute()
  expect(await makeDemoSignIns(ctx, folder)).toEqual(signIns)
  expect(await db.selectFrom('applications').select('id').orderBy('id').execute()).toEqual(before)
})

it('has job seekers of many kinds with whole profiles, some of whom want to be found', async () => {
  const seekers = await db
    .selectFrom('job_seekers')
    .leftJoin('talent_pool', 'talent_pool.user_id', 'job_seekers.user_id')
    .select(['job_seekers.user_id', 'profession', 'visibility'])
    .execute()
  const positions = await db.selectFrom('seeker_positions').select('user_id').distinct().execute()
  const licences = await db.selectFrom('seeker_licences').select('user_id').distinct().execute()
  expect(positions.length).toBeGreaterThanOrEqual(120)
  expect(licences.length).toBeGreaterThanOrEqual(60)
  expect(new Set(seekers.map(({ profession }) => profession)).size).toBeGreaterThanOrEqual(8)
  expect(seekers.filter(({ visibility }) => visibility === 'anonymous').length).toBeGreaterThanOrEqual(60)
})

it('has questions of employers in every state, and somebody who waits for an answer', async () => {
  const rows = await db.selectFrom('contact_requests').select('state').distinct().orderBy('state').execute()
  expect(rows.map(({ state }) => state)).toEqual([...contactStates].sort())
})

it('has questions about ads in every state, also of the demo job seeker', async () => {
  const states = await db.selectFrom('job_questions').select('status').distinct().orderBy('status').execute()
  expect(states.map(({ status }) => status)).toEqual(['answered', 'open', 'refused'])
  const own = await db
    .selectFrom('question_askers')
    .innerJoin('job_questions', 'job_questions.id', 'question_id')
    .select(['fact', 'job_questions.status'])
    .where('user_id', 'is not', null)
    .orderBy('fact')
    .execute()
  expect(own).toEqual([
    { fact: 'housing', status: 'refused' },
    { fact: 'on-call', status: 'open' },
    { fact: 'start', status: 'answered' },
  ])
})

it('has reports, decisions and complaints in every state, enough for the figures of the year', async () => {
  const cases = await db.selectFrom('moderation_cases').select(['target_kind', 'status']).execute()
  const open = cases.filter(({ status }) => status === 'open').map(({ target_kind: kind }) => kind)
  expect([...new Set(open)].sort()).toEqual(['employer', 'job', 'message', 'request'])
  const complaints = await db.selectFrom('moderation_complaints').select('status').distinct().execute()
  expect(complaints.map(({ status }) => status).sort()).toEqual(['open', 'reversed', 'upheld'])
  const [year] = await readTransparency({ ...ctx, actor: guest })
  expect(year?.reports).toBeGreaterThanOrEqual(5)
  expect(year?.decisions).toBeGreaterThanOrEqual(5)
})

it('has an employer that is locked out of the talent pool, and a report that waits for a decision', async () => {
  const locked = await db
    .selectFrom('talent_pool_locks')
    .innerJoin('employers', 'employers.id', 'talent_pool_locks.employer_id')
    .select('name')
    .execute()
  expect(locked).toEqual([{ name: 'MVZ Marktplatz Dornheim' }])
  const waiting = await db
    .selectFrom('moderation_cases')
    .select('id')
    .where('target_kind', '=', 'request')
    .where('status', '=', 'open')
    .execute()
  expect(waiting).toHaveLength(1)
})

it('has messages to support in every state, by page and by mail, with a file, a note, a rating and prepared answers', async () => {
  const requests = await db
    .selectFrom('support_requests')
    .select(['status', 'assigned_to', 'rating', 'held_because'])
    .execute()
  expect([...new Set(requests.map(({ status }) => status))].sort()).toEqual([
    'answered',
    'closed',
    'held',
    'new',
    'open',
    'waiting',
  ])
  expect(requests.filter(({ rating }) => rating !== null)).toMatchObject([{ status: 'closed' }])
  expect(requests.some(({ status, assigned_to: to }) => status === 'open' && to !== null)).toBe(true)
  const messages = await db.selectFrom('support_messages').select(['author', 'channel']).execute()
  expect(new Set(messages.map(({ author }) => author))).toEqual(new Set(['person', 'team', 'note']))
  expect(new Set(messages.map(({ channel }) => channel))).toEqual(new Set(['page', 'mail']))
  expect(await db.selectFrom('support_files').select('file_id').execute()).toHaveLength(1)
  expect(await db.selectFrom('support_prepared_answers').select('id').execute()).toHaveLength(3)
})

it('has orders by card and by invoice in every state, an open item on hold, and payments to assign', async () => {
  const orders = await db.selectFrom('orders').select(['status', 'due_days', 'discount_cents']).execute()
  expect([...new Set(orders.map(({ status }) => status))].sort()).toEqual([
    'awaiting-payment',
    'draft',
    'fulfilled',
    'refunded',
  ])
  expect(orders.some(({ discount_cents: cents }) => cents > 0)).toBe(true)
  const open = await db
    .selectFrom('invoices')
    .select(['dunning_step', 'hold_reason'])
    .where('settled_at', 'is', null)
    .orderBy('id')
    .execute()
  expect(open.map(({ dunning_step: step, hold_reason: why }) => [step, why !== null])).toEqual([
    [2, true],
    [1, false],
  ])
  const payments = await db.selectFrom('bank_payments').select('match').orderBy('id').execute()
  expect(payments.map(({ match }) => match)).toEqual(['settled', 'short', 'unknown'])
})

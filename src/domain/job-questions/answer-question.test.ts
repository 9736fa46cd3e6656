import { describe, expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../tests/support/account.ts'
import { as, mailsTo, openHiring } from '../../../tests/support/applications.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { askAsGuest, newBrowser, silentAd } from '../../../tests/support/questions.ts'
import { dayMs } from '../../basics/time.ts'
import { system } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { changeOwnJob } from '../job-ads/change-own-job.ts'
import { readOwnJob } from '../job-ads/read-own-job.ts'
import { readJob } from '../jobs/read-job.ts'
import type { JobAnswer } from './answer-columns.ts'
import { answerJobQuestion, refuseJobQuestion } from './answer-question.ts'
import { askAboutJob } from './ask-about-job.ts'
import { followUpQuestions } from './follow-up-questions.ts'
import { listAskedJobs } from './list-asked-jobs.ts'
import { pruneQuestions } from './prune-questions.ts'
import { tellAskers } from './tell-askers.ts'

const db = await testDatabase()
const base = accountContext(db)
const later = (ctx: Context, ms: number): Context => ({
  ...ctx,
  now: () => new Date(base.now().getTime() + ms),
})
const hour = dayMs / 24
const site = (ms = 0) => later({ ...base, actor: system }, ms)
const openAd = (values = {}) => openHiring(base, { ...silentAd, ...values })
const emailOf = async (userId: string) => {
  const person = db.selectFrom('users').select('email').where('id', '=', userId)
  return (await person.executeTakeFirstOrThrow()).email
}

describe('an answer', () => {
  const answers: [JobAnswer, object][] = [
    [
      { fact: 'pay', min: 3800, max: 4200, period: 'month' },
      { pay: { min: 3800, max: 4200, currency: 'EUR' } },
    ],
    [{ fact: 'workload', min: 50, max: 80 }, { workloadPercent: { min: 50, max: 80 } }],
    [{ fact: 'nights', value: 'no-nights' }, { shiftModels: ['no-nights'] }],
    [{ fact: 'weekends', value: 'weekends' }, { shiftModels: ['weekends'] }],
    [{ fact: 'on-call', value: 'on-call' }, { shiftModels: ['on-call'] }],
    [{ fact: 'on-call', value: 'none' }, { shiftModels: [] }],
    [{ fact: 'start', day: '2027-02-01' }, { startDate: '2027-02-01' }],
    [{ fact: 'contract', value: 'permanent' }, { contract: 'permanent' }],
    [{ fact: 'experience', value: 'entry' }, { experience: 'entry' }],
    [{ fact: 'remote', value: 'hybrid' }, { remote: 'hybrid' }],
    [{ fact: 'remote', value: 'onsite' }, { remote: 'onsite' }],
  ]
  it.each(answers)('%j becomes a fact of the ad, with its day', async (answer, expected) => {
    const { jobId, asOwner } = await openAd()
    await askAboutJob(newBrowser(base), { jobId, fact: answer.fact })
    await answerJobQuestion(asOwner, { jobId, answer })
    const job = await readJob(base, jobId)
    expect(job).toMatchObject(expected)
    expect(job.givenAnswers).toMatchObject([{ fact: answer.fact, at: base.now(), isRefused: false }])
    expect(job.askableFacts).not.toContain(answer.fact)
  })

  it('stands in the history of the ad, and reaches the index with its month’s pay', async () => {
    const { jobId, asOwner, owner } = await openAd()
    await askAboutJob(newBrowser(base), { jobId, fact: 'pay' })
    const changes = () => db.selectFrom('job_change').select('seq').where('job_id', '=', jobId).execute()
    const before = (await changes()).length
    await answerJobQuestion(asOwner, {
      jobId,
      answer: { fact: 'pay', min: 48_000, max: null, period: 'year' },
    })
    expect((await changes()).length).toBeGreaterThan(before)
    const events = await db.selectFrom('job_events').selectAll().where('job_id', '=', jobId).execute()
    expect(events).toMatchObject([
      { reason: 'answered-pay', actor: `user:${owner.userId}`, from_status: 'published' },
    ])
    const row = db.selectFrom('jobs').select(['pay_month_min_eur', 'changed_by']).where('id', '=', jobId)
    expect(await row.executeTakeFirst()).toEqual({ pay_month_min_eur: 4000, changed_by: owner.userId })
  })

  it('is given once, and only where somebody has asked', async () => {
    const { jobId, asOwner } = await openAd()
    const answer = { fact: 'nights', value: 'no-nights' } as const
    await expect(answerJobQuestion(asOwner, { jobId, answer })).rejects.toThrow('not-found')
    await askAboutJob(newBrowser(base), { jobId, fact: 'nights' })
    await answerJobQuestion(asOwner, { jobId, answer })
    await expect(
      answerJobQuestion(asOwner, { jobId, answer: { fact: 'nights', value: 'nights-only' } }),
    ).rejects.toMatchObject({ key: 'question.problem.settled' })
  })

  it('is forgotten when the employer changes the fact in the ad, and can be asked again when it is gone', async () => {
    const { jobId, asOwner, employerId } = await openAd()
    await askAboutJob(newBrowser(base), { jobId, fact: 'pay' })
    await answerJobQuestion(asOwner, {
      jobId,
      answer: { fact: 'pay', min: 3800, max: null, period: 'month' },
    })
    const { version, fields } = await readOwnJob(asOwner, { jobId, employerId })
    await changeOwnJob(asOwner, {
      jobId,
      version,
      base: fields,
      fields: { ...fields, department: 'Station 3' },
    })
    expect((await readJob(base, jobId)).givenAnswers).toHaveLength(1)
    const again = await readOwnJob(asOwner, { jobId, employerId })
    const without = { ...again.fields, payMin: '' }
    await changeOwnJob(asOwner, { jobId, version: again.version, base: again.fields, fields: without })
    const job = await readJob(base, jobId)
    expect(job).toMatchObject({ givenAnswers: [], pay: null })
    await askAboutJob(newBrowser(base), { jobId, fact: 'pay' })
    expect(await listAskedJobs(asOwner, { employerId })).toMatchObject([
      { id: jobId, questions: [{ fact: 'pay', status: 'open', askedCount: 1 }] },
    ])
  })

  it('may be that there is none, and may still follow later', async () => {
    const { jobId, asOwner } = await openAd()
    await askAboutJob(newBrowser(base), { jobId, fact: 'pay' })
    await refuseJobQuestion(asOwner, { jobId, fact: 'pay' })
    expect(await readJob(base, jobId)).toMatchObject({
      pay: null,
      givenAnswers: [{ fact: 'pay', isRefused: true }],
    })
    await expect(askAboutJob(newBrowser(base), { jobId, fact: 'pay' })).rejects.toMatchObject({
      key: 'question.problem.stated',
    })
    const answer = { fact: 'pay', min: 3800, max: 4000, period: 'month' } as const
    await answerJobQuestion(asOwner, { jobId, answer })
    expect((await readJob(base, jobId)).givenAnswers).toMatchObject([{ fact: 'pay', isRefused: false }])
  })
})

describe('whoever asked', () => {
  it('is told all answers to an ad in one mail, once, a moment after the last', async () => {
    const { jobId, asOwner } = await openAd()
    const email = 'gast-fragt@example.org'
    await askAsGuest(base, { jobId, facts: ['pay', 'nights', 'on-call'], email })
    const seeker = await makePerson(db, { locale: 'en' })
    await askAboutJob(as(base, seeker), { jobId, fact: 'nights' })
    await answerJobQuestion(asOwner, {
      jobId,
      answer: { fact: 'pay', min: 3800, max: 4200, period: 'month' },
    })
    await answerJobQuestion(asOwner, { jobId, answer: { fact: 'nights', value: 'no-nights' } })
    await refuseJobQuestion(asOwner, { jobId, fact: 'on-call' })
    await tellAskers(site(1_000))
    expect((await mailsTo(db, email)).map(({ template }) => template)).toEqual(['question-confirm'])
    for (const ms of [20_000, 40_000]) await tellAskers(site(ms))
    const [letter, ...others] = await mailsTo(db, email)
    expect(others.map(({ template }) => template)).toEqual(['question-confirm'])
    expect(letter).toMatchObject({
      template: 'question-answered',
      props: {
        facts: [
          { fact: 'pay', text: '3.800–4.200\u00a0€ im Monat' },
          { fact: 'nights', text: 'Ohne Nachtdienst' },
          { fact: 'on-call', text: 'Dazu macht der Arbeitgeber keine Angabe.' },
        ],
        unsubscribeUrl: expect.stringContaining('/ende'),
      },
    })
    expect(await mailsTo(db, await emailOf(seeker.userId))).toMatchObject([
      { props: { facts: [{ fact: 'nights', text: 'No nights' }] } },
    ])
    const live = db.selectFrom('live_events').select('kind').where('topic', '=', `user:${seeker.userId}`)
    expect((await live.execute()).map(({ kind }) => kind)).toContain('question')
  })

  it('is told when the ad itself says it meanwhile', async () => {
    const { jobId } = await openAd()
    const email = 'steht-jetzt@example.org'
    await askAsGuest(base, { jobId, facts: ['contract', 'pay'], email })
    await db.updateTable('jobs').set({ contract: 'fixed-term' }).where('id', '=', jobId).execute()
    await followUpQuestions(site())
    await tellAskers(site(20_000))
    expect(await mailsTo(db, email)).toMatchObject([
      { template: 'question-answered', props: { facts: [{ fact: 'contract', text: 'Befristet' }] } },
      { template: 'question-confirm' },
    ])
  })

  it('waits no longer once the ad has ended, and again when it is back', async () => {
    const { jobId, asOwner, employerId } = await openAd()
    const email = 'wartet@example.org'
    await askAsGuest(base, { jobId, facts: ['pay'], email })
    const move = (status: string) => db.updateTable('jobs').set({ status }).where('id', '=', jobId).execute()
    await move('paused')
    await followUpQuestions(site())
    const status = () => db.selectFrom('job_questions').select('status').where('job_id', '=', jobId)
    expect(await status().executeTakeFirst()).toEqual({ status: 'closed' })
    await move('published')
    await askAboutJob(newBrowser(base), { jobId, fact: 'pay' })
    expect(await listAskedJobs(asOwner, { employerId })).toMatchObject([
      { questions: [{ fact: 'pay', askedCount: 2 }] },
    ])
  })

  it('is forgotten 30 days after the answer, with the address, and stays counted', async () => {
    const { jobId, asOwner } = await openAd()
    const email = 'vergessen@example.org'
    await askAsGuest(base, { jobId, facts: ['pay'], email })
    await refuseJobQuestion(asOwner, { jobId, fact: 'pay' })
    const addresses = () =>
      db.selectFrom('question_addresses').select('id').where('email', '=', email).execute()
    await pruneQuestions(site(29 * dayMs))
    expect(await addresses()).toHaveLength(1)
    await pruneQuestions(site(31 * dayMs))
    expect(await addresses()).toEqual([])
    const row = db.selectFrom('job_questions').select('asked_count').where('job_id', '=', jobId)
    expect(await row.executeTakeFirst()).toEqual({ asked_count: 1 })
  })
})

describe('the employer', () => {
  it('gets one mail about an ad with all its questions, and the next not before a day has passed', async () => {
    const { jobId, owner } = await openAd()
    const email = await emailOf(owner.userId)
    await askAboutJob(newBrowser(base), { jobId, fact: 'nights' })
    await askAboutJob(newBrowser(base), { jobId, fact: 'nights' })
    await askAboutJob(newBrowser(base), { jobId, fact: 'pay' })
    await followUpQuestions(site(hour / 4))
    expect(await mailsTo(db, email)).toEqual([])
    for (const hours of [1, 2, 3]) await followUpQuestions(site(hours * hour))
    expect(await mailsTo(db, email)).toMatchObject([
      {
        template: 'questions-asked',
        props: {
          facts: [
            { fact: 'pay', count: 1 },
            { fact: 'nights', count: 2 },
          ],
        },
      },
    ])
    await askAboutJob(later(newBrowser(base), 4 * hour), { jobId, fact: 'start' })
    await followUpQuestions(site(20 * hour))
    expect(await mailsTo(db, email)).toHaveLength(1)
    for (const hours of [26, 27, 60]) await followUpQuestions(site(hours * hour))
    expect(await mailsTo(db, email)).toHaveLength(2)
  })

  it('sees no one behind the numbers', async () => {
    const { jobId, asOwner, employerId } = await openAd()
    const email = 'anonym@example.org'
    await askAsGuest(base, { jobId, facts: ['pay'], email })
    const seen = JSON.stringify(await listAskedJobs(asOwner, { employerId }))
    expect(seen).toContain('"askedCount":1')
    expect(seen).not.toContain(email)
  })
})

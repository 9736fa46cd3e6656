import { describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { makeJob } from '../../../tests/factories/job.ts'
import { accountContext, lastLetter, makePerson } from '../../../tests/support/account.ts'
import { applySomebody, openHiring } from '../../../tests/support/applications.ts'
import { somebody, via } from '../../../tests/support/client.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { readOwnApplication } from '../applications/read-own-application.ts'
import { type Actor, guest, system } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { readEmployer } from '../employers/read-employer.ts'
import { readJob } from '../jobs/read-job.ts'
import { publishJob } from '../jobs/steps/publish-job.ts'
import { complainOfDecision, complainOfReport, readDecisionByLink, readReportByLink } from './by-link.ts'
import { answerComplaint, liftMeasure } from './change-decision.ts'
import { type DecisionInput, decideCase } from './decide-case.ts'
import { readOwnMeasure, takeOwnMeasure } from './own-measure.ts'
import { listModeration, readCase, takeUpTarget } from './read-cases.ts'
import { type ReportInput, reportTarget } from './report-target.ts'
import { tendModeration } from './tend-moderation.ts'

const db = await testDatabase()
let now = new Date('2026-11-21T09:00:00Z')
const base: Context = { ...accountContext(db), now: () => now }
const as = (actor: Actor): Context => ({ ...base, actor })
let clients = 0
const stranger = () => via(as(guest), { ...somebody, address: `198.51.100.${clients++ % 250}` })
const [one, other] = [await makePerson(db), await makePerson(db)]
const first = as({ kind: 'admin', userId: one.userId, adminId: 1, role: 'moderator', sessionId: 'x' })
const second = as({ kind: 'admin', userId: other.userId, adminId: 2, role: 'moderator', sessionId: 'y' })
const later = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000)
}

let employers = 0
async function anAd(): Promise<{ employerId: number; jobId: number; email: string }> {
  const email = `haus${++employers}@example.org`
  const employerId = await makeEmployer(db, { name: `Haus ${employers}`, email })
  return { employerId, jobId: await makeJob(db, { employer_id: employerId }), email }
}

const input = (jobId: number, more: Partial<ReportInput> = {}): ReportInput => ({
  target: { kind: 'job', id: String(jobId) },
  kind: 'fraud',
  text: 'Man soll vorab zahlen.',
  evidence: null,
  name: 'Anna',
  email: `anna${clients}@example.org`,
  ...more,
})

async function reported(more: Partial<ReportInput> = {}) {
  const ad = await anAd()
  const { token } = await reportTarget(stranger(), input(ad.jobId, more))
  const { report } = await readReportByLink(base, { token })
  return { ...ad, token, caseId: report.caseId, reporter: report.email ?? '' }
}

async function decide(ctx: Context, caseId: number, more: Partial<DecisionInput> = {}) {
  const { version } = (await readCase(ctx, { caseId })).case
  return decideCase(ctx, {
    caseId,
    version,
    measure: 'hide',
    days: null,
    reason: 'advance-fee',
    facts: 'Die Anzeige verlangt Geld.',
    isAutomated: false,
    isUnfounded: false,
    ...more,
  })
}

const statusOf = async (jobId: number) =>
  (await db.selectFrom('jobs').select('status').where('id', '=', jobId).executeTakeFirstOrThrow()).status

async function affectedToken(email: string): Promise<string> {
  const { url = '' } = (await lastLetter(db, email)).props
  return new URL(url).pathname.split('/')[2] ?? ''
}

describe('a report', () => {
  it('is confirmed at once, and all of one ad are one row that counts and weighs them', async () => {
    const { jobId, caseId, reporter, token } = await reported()
    expect(await lastLetter(db, reporter)).toMatchObject({ template: 'report-received' })
    await reportTarget(stranger(), input(jobId, { kind: 'spam', email: 'zweite@example.org' }))
    const { cases, counts } = await listModeration(first, { status: 'open', kind: 'job', page: 1 })
    expect(cases.find(({ id }) => id === caseId)).toMatchObject({ openReports: 2, weight: 23 })
    expect(counts.open).toBe(cases.length)
    expect((await readReportByLink(base, { token })).answer).toBeNull()
  })

  it('needs a name and an address, unless it is about the abuse of children', async () => {
    const { jobId } = await anAd()
    const nameless = { name: null, email: null }
    await expect(reportTarget(stranger(), input(jobId, nameless))).rejects.toMatchObject({
      kind: 'invalid',
      fields: { name: expect.anything(), email: expect.anything() },
    })
    const { token } = await reportTarget(stranger(), input(jobId, { ...nameless, kind: 'child-safety' }))
    expect((await readReportByLink(base, { token })).report).toMatchObject({ name: null, email: null })
  })

  it('is taken once from each person while it waits, and no more from whoever reports without ground again and again', async () => {
    const email = 'viele@example.org'
    const twice = await reported({ email })
    await expect(reportTarget(stranger(), input(twice.jobId, { email }))).rejects.toMatchObject({
      key: 'moderation.problem.reported-before',
    })
    const cases = [twice, await reported({ email }), await reported({ email })]
    const none = { measure: 'none', reason: 'no-breach', isUnfounded: true } as const
    for (const { caseId } of cases) await decide(first, caseId, none)
    expect((await lastLetter(db, email)).props).toMatchObject({ isSuspended: true })
    await expect(reported({ email })).rejects.toMatchObject({ key: 'moderation.problem.suspended' })
    later(181)
    await expect(reported({ email })).resolves.toBeDefined()
  })

  it('of a message comes from its receiver alone, and hides it from both sides of what is shown', async () => {
    const { employerId, jobId } = await openHiring(base)
    const { seeker: person, asSeeker, applicationId } = await applySomebody(base, jobId)
    const { id } = await db
      .insertInto('application_messages')
      .values({ application_id: applicationId, sender: 'employer', text: 'Schicken Sie Geld.' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const target = { kind: 'message', id: String(id) } as const
    await expect(reportTarget(stranger(), input(jobId, { target }))).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(
      reportTarget(as({ ...one, memberships: [{ employerId, role: 'owner' }] }), input(jobId, { target })),
    ).rejects.toMatchObject({ kind: 'not-found' })
    const { token } = await reportTarget(as(person), input(jobId, { target }))
    const { caseId } = (await readReportByLink(base, { token })).report
    expect((await readCase(first, { caseId })).message).toBe('Schicken Sie Geld.')
    await decide(first, caseId)
    const { messages } = await readOwnApplication(asSeeker, { id: applicationId })
    expect(messages.find(message => message.id === id)).toMatchObject({ text: '', isHidden: true })
  })
})

describe('a decision', () => {
  it('hides an ad everywhere, tells both sides, and is lifted with a reason', async () => {
    const { caseId, jobId, email, reporter } = await reported()
    const { decisionId } = await decide(first, caseId)
    expect(await statusOf(jobId)).toBe('taken-down')
    await expect(readJob(stranger(), jobId)).rejects.toMatchObject({
      kind: expect.stringMatching(/gone|found/),
    })
    expect(await lastLetter(db, reporter)).toMatchObject({ template: 'report-decided' })
    const letter = await lastLetter(db, email)
    expect(letter).toMatchObject({ template: 'decision-made' })
    expect(JSON.stringify(letter.props)).not.toContain('Anna')
    await liftMeasure(second, { decisionId, reason: 'Geklärt.' })
    expect(await statusOf(jobId)).toBe('published')
    await expect(liftMeasure(second, { decisionId, reason: 'x' })).rejects.toMatchObject({ kind: 'conflict' })
  })

  it('fails with a clear conflict when somebody else has decided meanwhile', async () => {
    const { caseId } = await reported()
    const { version } = (await readCase(second, { caseId })).case
    await decide(first, caseId)
    await expect(decide(second, caseId, { version })).rejects.toMatchObject({
      key: 'moderation.problem.changed',
    })
  })

  it('lasts as long as it says, and then everything is as it was', async () => {
    const { caseId, jobId } = await reported()
    await decide(first, caseId, { days: 7 })
    later(6)
    await tendModeration(as(system))
    expect(await statusOf(jobId)).toBe('taken-down')
    later(2)
    expect(await tendModeration(as(system))).toBe(1)
    expect(await statusOf(jobId)).toBe('published')
    expect((await readCase(first, { caseId })).decisions).toMatchObject([{ endedBecause: 'time' }])
  })

  it('about an employer hides its page and all its ads, and nothing new becomes public', async () => {
    const { employerId, jobId } = await anAd()
    const paused = await makeJob(db, { employer_id: employerId, status: 'paused' })
    const { caseId } = await takeUpTarget(first, { kind: 'employer', id: String(employerId) })
    await decide(first, caseId)
    expect([await statusOf(jobId), await statusOf(paused)]).toEqual(['taken-down', 'taken-down'])
    await expect(readEmployer(stranger(), employerId)).rejects.toMatchObject({ kind: 'gone' })
    const draft = await makeJob(db, { employer_id: employerId, status: 'draft' })
    await expect(publishJob(as(system), { jobId: draft })).rejects.toMatchObject({
      key: 'ads.problem.employer-hidden',
    })
    const fromFeed = await makeJob(db, { employer_id: employerId })
    expect(await statusOf(fromFeed)).toBe('taken-down')
    await decide(first, caseId, { measure: 'none', reason: 'no-breach' })
    expect(await Promise.all([jobId, paused, fromFeed].map(statusOf))).toEqual([
      'published',
      'paused',
      'published',
    ])
  })

  it('can be made from the record: an employer is locked, an ad taken down, both told, and both come back', async () => {
    const { employerId, jobId, email } = await anAd()
    const isLocked = async () =>
      (await db.selectFrom('employers').select('locked_by').where('id', '=', employerId).executeTakeFirst())
        ?.locked_by !== null
    const house = { kind: 'employer', id: employerId } as const
    const ad = { kind: 'job', id: jobId } as const
    const said = { reason: 'fraud', days: 30, facts: 'Den Arbeitgeber gibt es nicht.' } as const
    expect(await readOwnMeasure(first, house)).toBeNull()
    await takeOwnMeasure(first, { ...ad, ...said, days: null })
    await takeOwnMeasure(first, { ...house, ...said })
    expect(await statusOf(jobId)).toBe('taken-down')
    expect(await isLocked()).toBe(true)
    const { answer } = await readDecisionByLink(base, { token: await affectedToken(email) })
    expect(answer.decision).toMatchObject({ measure: 'lock', isOwnInitiative: true })
    await expect(takeOwnMeasure(second, { ...house, ...said })).rejects.toMatchObject({
      key: 'moderation.own.decided',
    })
    const [ofHouse, ofAd] = [await readOwnMeasure(second, house), await readOwnMeasure(second, ad)]
    expect([ofHouse?.isEnough, ofAd?.isEnough]).toEqual([true, true])
    for (const decisionId of [ofHouse, ofAd].map(read => read?.active?.id ?? 0))
      await liftMeasure(second, { decisionId, reason: 'Geklärt.' })
    expect(await statusOf(jobId)).toBe('published')
    expect(await isLocked()).toBe(false)
  })

  it('is made with the case as long as reports wait', async () => {
    const { caseId, jobId } = await reported()
    const said = { reason: 'fraud', days: null, facts: 'Falsch.' } as const
    const ad = { kind: 'job', id: jobId } as const
    await expect(takeOwnMeasure(first, { ...ad, ...said })).rejects.toMatchObject({
      key: 'moderation.own.reported',
    })
    expect(await readOwnMeasure(first, ad)).toMatchObject({ caseId, active: null, isReported: true })
  })

  it('about an ad outlives one about its employer', async () => {
    const { caseId, jobId, employerId } = await reported()
    const house = await takeUpTarget(first, { kind: 'employer', id: String(employerId) })
    await decide(first, house.caseId)
    const { decisionId } = await decide(first, caseId)
    await decide(first, house.caseId, { measure: 'none', reason: 'no-breach' })
    expect(await statusOf(jobId)).toBe('taken-down')
    await liftMeasure(first, { decisionId, reason: 'Geklärt.' })
    expect(await statusOf(jobId)).toBe('published')
  })

  it('only takes measures that there are, with a ground that goes with them', async () => {
    const { caseId } = await reported()
    await expect(decide(first, caseId, { measure: 'lock' })).rejects.toMatchObject({ kind: 'invalid' })
    await expect(decide(first, caseId, { reason: 'no-breach' })).rejects.toMatchObject({ kind: 'invalid' })
  })
})

describe('a complaint', () => {
  it('goes to somebody else, and a reversal restores the ad', async () => {
    const { caseId, jobId, email } = await reported()
    await decide(first, caseId)
    const token = await affectedToken(email)
    await complainOfDecision(stranger(), { token, text: 'Wir verlangen kein Geld.' })
    await expect(complainOfDecision(stranger(), { token, text: 'x' })).rejects.toMatchObject({
      kind: 'conflict',
    })
    const [complaint] = (await readCase(first, { caseId })).complaints
    const answer = {
      complaintId: complaint?.id ?? 0,
      outcome: 'reversed',
      answer: 'Sie haben recht.',
    } as const
    await expect(answerComplaint(first, answer)).rejects.toMatchObject({
      key: 'moderation.problem.own-decision',
    })
    await answerComplaint(second, answer)
    expect(await statusOf(jobId)).toBe('published')
    expect(await lastLetter(db, email)).toMatchObject({
      template: 'complaint-answered',
      props: { outcome: 'reversed' },
    })
    expect((await readDecisionByLink(base, { token })).answer).toMatchObject({
      canComplain: false,
      complaint: { status: 'reversed', answer: 'Sie haben recht.' },
      decision: { endedBecause: 'reversed' },
    })
    await expect(answerComplaint(second, answer)).rejects.toMatchObject({ kind: 'conflict' })
  })

  it('of whoever reported opens the case again when it is right, for half a year', async () => {
    const { caseId, token } = await reported()
    await decide(first, caseId, { measure: 'none', reason: 'no-breach' })
    await complainOfReport(stranger(), { token, text: 'Doch.' })
    const [complaint] = (await readCase(first, { caseId })).complaints
    await answerComplaint(second, { complaintId: complaint?.id ?? 0, outcome: 'reversed', answer: 'Ja.' })
    expect((await readCase(first, { caseId })).case.status).toBe('open')
    const late = await reported()
    await decide(first, late.caseId)
    later(184)
    await expect(complainOfReport(stranger(), { token: late.token, text: 'x' })).rejects.toMatchObject({
      key: 'moderation.problem.complaint-late',
    })
  })
})

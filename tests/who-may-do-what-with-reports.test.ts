import { expect, it } from 'vitest'
import type { Context } from '../src/domain/caller/context.ts'
import { NotFound } from '../src/domain/caller/errors.ts'
import { changeAdRule, readAdRules } from '../src/domain/jobs/ad-rules/change-ad-rules.ts'
import { judgeNewAd } from '../src/domain/jobs/steps/judge-new-ad.ts'
import { requireOpenEmployer } from '../src/domain/jobs/steps/require-open-employer.ts'
import {
  complainOfDecision,
  complainOfReport,
  readDecisionByLink,
  readReportByLink,
} from '../src/domain/moderation/by-link.ts'
import { answerComplaint, liftMeasure } from '../src/domain/moderation/change-decision.ts'
import { claimCase, releaseCase } from '../src/domain/moderation/claim-case.ts'
import { decideCase } from '../src/domain/moderation/decide-case.ts'
import { findTarget } from '../src/domain/moderation/find-target.ts'
import { readOwnMeasure, takeOwnMeasure } from '../src/domain/moderation/own-measure.ts'
import { listModeration, readCase, takeUpTarget } from '../src/domain/moderation/read-cases.ts'
import { canReadFileOfReport } from '../src/domain/moderation/read-report-file-access.ts'
import { readTransparency } from '../src/domain/moderation/read-transparency.ts'
import { reportTarget } from '../src/domain/moderation/report-target.ts'
import { statementOfLock } from '../src/domain/moderation/statement-of-lock.ts'
import { forgetReportsOf } from '../src/domain/moderation/steps/forget-reports-of.ts'
import { decisionTokenOf } from '../src/domain/moderation/steps/moderation-links.ts'
import { tendModeration } from '../src/domain/moderation/tend-moderation.ts'
import { makeEmployer } from './factories/employer.ts'
import { accountContext, makePerson } from './support/account.ts'
import { makeUpload } from './support/applications.ts'
import { somebody, via } from './support/client.ts'
import { testDatabase } from './support/database.ts'
import { keyOf, openRoles, whoIsLetThrough } from './support/roles.ts'

const db = await testDatabase()
const base: Context = accountContext(db)
const { roles: people, seeker, employerId, publishedId } = await openRoles(base)
const roles = { ...people, key: keyOf(employerId) }
type Role = keyof typeof roles

const everyone = Object.keys(roles) as Role[]
const reporters: Role[] = [
  'job seeker',
  'other job seeker',
  'owner',
  'recruiter',
  'other employer',
  'unconfirmed',
  'guest',
  'first factor only',
]
const admin = await makePerson(db)
const asAdmin: Context = {
  ...base,
  actor: { kind: 'admin', userId: admin.userId, adminId: 99, role: 'moderator', sessionId: 'x' },
}
let count = 0
const newClient = () => ({ ...somebody, address: `192.0.2.${count++ % 250}` })
const target = { kind: 'job', id: String(publishedId) } as const
const report = () => ({
  target,
  kind: 'other' as const,
  text: 'Das stimmt nicht.',
  evidence: null,
  name: 'Anna',
  email: `r${count++}@example.org`,
})

/** A decision about a job that `seeker` reported, with the links of both sides. */
async function decided() {
  await db.deleteFrom('attempts').execute()
  await db.updateTable('moderation_reports').set({ user_id: null }).execute()
  const { token } = await reportTarget(via({ ...base, actor: seeker }, newClient()), report())
  const { caseId } = (await readReportByLink(base, { token })).report
  const { version } = (await readCase(asAdmin, { caseId })).case
  const { decisionId } = await decideCase(asAdmin, { ...decision, caseId, version })
  const { linkKey } = await db
    .selectFrom('moderation_decisions')
    .select('link_key as linkKey')
    .where('id', '=', decisionId)
    .executeTakeFirstOrThrow()
  return { token, caseId, decisionId, affected: decisionTokenOf(base, linkKey) }
}

const decision = {
  measure: 'demote',
  days: null,
  reason: 'other-law',
  facts: 'Sachverhalt',
  isAutomated: false,
  isUnfounded: false,
} as const

/** A file that came with a report. */
async function evidence(): Promise<string> {
  await decided()
  const { id: reportId } = await db
    .selectFrom('moderation_reports')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const fileId = await makeUpload(db, `user:${admin.userId}`, 'report')
  await db.insertInto('moderation_report_files').values({ file_id: fileId, report_id: reportId }).execute()
  return fileId
}

async function complained() {
  const made = await decided()
  await complainOfReport(base, { token: made.token, text: 'Doch.' })
  const [complaint] = (await readCase(asAdmin, { caseId: made.caseId })).complaints.slice(-1)
  return { complaintId: complaint?.id ?? 0, outcome: 'upheld', answer: 'Nein.' } as const
}

async function opened() {
  const { caseId } = await takeUpTarget(asAdmin, { kind: 'employer', id: String(await makeEmployer(db)) })
  return { caseId }
}

async function again() {
  const { caseId } = await decided()
  return { ...decision, caseId, version: (await readCase(asAdmin, { caseId })).case.version }
}

const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['findTarget (public)', everyone, ctx => findTarget(ctx, target)],
  ['reportTarget', reporters, ctx => freshly(() => reportTarget(via(ctx, newClient()), report()))],
  ['readReportByLink (by link)', everyone, async ctx => readReportByLink(ctx, await decided())],
  ['readReportByLink (wrong link)', [], ctx => readReportByLink(ctx, { token: 'x' })],
  [
    'readDecisionByLink (by link)',
    everyone,
    async ctx => readDecisionByLink(ctx, { token: (await decided()).affected }),
  ],
  ['readDecisionByLink (wrong link)', [], ctx => readDecisionByLink(ctx, { token: 'x' })],
  [
    'complainOfReport (by link)',
    everyone,
    async ctx => complainOfReport(ctx, { token: (await decided()).token, text: 'Doch.' }),
  ],
  [
    'complainOfDecision (by link)',
    everyone,
    async ctx => complainOfDecision(ctx, { token: (await decided()).affected, text: 'Nein.' }),
  ],
  ['listModeration', ['admin'], ctx => listModeration(ctx, { status: 'open', kind: null, page: 1 })],
  ['readCase', ['admin'], async ctx => readCase(ctx, await decided())],
  ['claimCase', ['admin'], async ctx => claimCase(ctx, await opened())],
  [
    'releaseCase',
    ['admin'],
    async ctx => {
      const free = await opened()
      await claimCase(asAdmin, free)
      return releaseCase(ctx, free)
    },
  ],
  ['takeUpTarget', ['admin'], ctx => takeUpTarget(ctx, target)],
  [
    'takeOwnMeasure',
    ['admin'],
    async ctx =>
      takeOwnMeasure(ctx, {
        kind: 'employer',
        id: await makeEmployer(db),
        reason: 'fraud',
        days: null,
        facts: 'Falsch.',
      }),
  ],
  ['readOwnMeasure', ['admin'], ctx => readOwnMeasure(ctx, { kind: 'employer', id: employerId })],
  ['decideCase', ['admin'], async ctx => decideCase(ctx, await again())],
  ['liftMeasure', ['admin'], async ctx => liftMeasure(ctx, { ...(await decided()), reason: 'Geklärt.' })],
  ['answerComplaint', ['admin'], async ctx => answerComplaint(ctx, await complained())],
  ['readTransparency', everyone, ctx => readTransparency(ctx)],
  ['tendModeration', ['operator'], ctx => tendModeration(ctx)],
  [
    'canReadFileOfReport',
    ['admin'],
    async ctx => {
      if (!(await canReadFileOfReport(ctx, { fileId: await evidence() }))) throw new NotFound()
    },
  ],
  ['statementOfLock', everyone, ctx => statementOfLock(ctx, { userId: admin.userId })],
  [
    'forgetReportsOf',
    everyone,
    ctx => forgetReportsOf(ctx, { email: 'x@example.org', userId: admin.userId }),
  ],
  ['readAdRules', ['admin', 'operator'], ctx => readAdRules(ctx)],
  [
    'changeAdRule',
    ['admin', 'operator'],
    ctx => changeAdRule(ctx, { rule: 'words', mode: 'off', words: [] }),
  ],
  [
    'judgeNewAd',
    everyone,
    ctx =>
      judgeNewAd(ctx, {
        employerId,
        ad: { title: 'x', descriptionHtml: '', applyUrl: null, category: 'nursing', payMonthMaxEur: null },
      }),
  ],
  ['requireOpenEmployer', everyone, ctx => requireOpenEmployer(ctx, employerId)],
]

/** Nobody has reported before. */
async function freshly(call: () => Promise<unknown>): Promise<unknown> {
  await db.deleteFrom('attempts').execute()
  await db.updateTable('moderation_reports').set({ user_id: null }).execute()
  return call()
}

it.each(table)('%s', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})

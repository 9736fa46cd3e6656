import { daysAfter } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict } from '../caller/errors.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { findCase, touchCase } from './case.queries.ts'
import { findComplaintOf, insertComplaint } from './complaint.queries.ts'
import { findDecision, findDecisionByKey } from './decision.queries.ts'
import { requireLinked } from './moderation.policy.ts'
import type { Complaint, Decision, ModerationCase, Report } from './moderation.ts'
import type { ComplaintParty } from './moderation.values.ts'
import { findReportByKey } from './report.queries.ts'
import { listReportFiles, type ReportFile } from './report-file.queries.ts'
import { decisionKeyIn, reportKeyIn } from './steps/moderation-links.ts'
import { toldPeople } from './steps/told-people.ts'

type Token = { token: string }

export type LinkedDecision = {
  decision: Decision
  /** Until when it can be complained of. */
  complainUntil: Date
  canComplain: boolean
  complaint: Complaint | null
}

/** The own report and what became of it, for whoever has the link of its receipt. @throws NotFound */
export async function readReportByLink(
  ctx: Context,
  { token }: Token,
): Promise<{ report: Report; label: string; files: ReportFile[]; answer: LinkedDecision | null }> {
  const { report, found } = await linkedReport(ctx, token)
  const decision = report.decisionId === null ? null : await findDecision(ctx.db, report.decisionId)
  return {
    report,
    label: found.label,
    files: await listReportFiles(ctx.db, [report.id]),
    answer: decision && (await linkedDecision(ctx, decision, 'reporter', report.id)),
  }
}

/** A decision for whom it concerns, by the link of its mail. @throws NotFound */
export async function readDecisionByLink(
  ctx: Context,
  { token }: Token,
): Promise<{ label: string; answer: LinkedDecision }> {
  const decision = await decisionOf(ctx, token)
  const found = requireLinked(await findCase(ctx.db, decision.caseId))
  return { label: found.label, answer: await linkedDecision(ctx, decision, 'affected', null) }
}

/** @throws NotFound; Conflict when half a year has passed, or after a complaint of the same side */
export async function complainOfReport(
  ctx: Context,
  { token, text }: Token & { text: string },
): Promise<void> {
  const { report } = await linkedReport(ctx, token)
  const decision = requireLinked(
    report.decisionId === null ? null : await findDecision(ctx.db, report.decisionId),
  )
  const recipient = report.email ? [{ email: report.email, userId: report.userId }] : []
  await complain(ctx, decision, { party: 'reporter', reportId: report.id, text }, recipient)
}

/** As {@link complainOfReport}, for the other side. */
export async function complainOfDecision(
  ctx: Context,
  { token, text }: Token & { text: string },
): Promise<void> {
  const decision = await decisionOf(ctx, token)
  const found = requireLinked(await findCase(ctx.db, decision.caseId))
  await complain(ctx, decision, { party: 'affected', reportId: null, text }, await toldPeople(ctx, found))
}

type Said = { party: ComplaintParty; reportId: number | null; text: string }

async function complain(
  ctx: Context,
  decision: Decision,
  said: Said,
  recipients: readonly { email: string; userId: string | null }[],
): Promise<void> {
  if (!isInTime(ctx, decision)) throw new Conflict('moderation.problem.complaint-late')
  await limitTries(ctx, {
    kind: 'complaint',
    subject: String(decision.id),
    tries: limits.reportsPerHour,
    windowMinutes: 60,
  })
  await inTransaction(ctx, async inside => {
    const { db, locale } = inside
    const now = inside.now()
    const isNew = await insertComplaint(db, { decisionId: decision.id, ...said, locale, now })
    if (!isNew) throw new Conflict('moderation.problem.complained-before')
    await touchCase(db, decision.caseId, now)
    await noteEvent(inside, 'complaint-received', {
      details: { decisionId: decision.id, party: said.party },
    })
    const props = { text: said.text }
    for (const { email: to, userId } of recipients)
      await queueMail(inside, { to, template: 'complaint-received', props, locale, userId })
  })
}

async function linkedReport(ctx: Context, token: string): Promise<{ report: Report; found: ModerationCase }> {
  const linkKey = reportKeyIn(ctx, token)
  const report = requireLinked(linkKey === null ? null : await findReportByKey(ctx.db, linkKey))
  return { report, found: requireLinked(await findCase(ctx.db, report.caseId)) }
}

async function decisionOf(ctx: Context, token: string): Promise<Decision> {
  const linkKey = decisionKeyIn(ctx, token)
  return requireLinked(linkKey === null ? null : await findDecisionByKey(ctx.db, linkKey))
}

async function linkedDecision(
  ctx: Context,
  decision: Decision,
  party: ComplaintParty,
  reportId: number | null,
): Promise<LinkedDecision> {
  const complaint = await findComplaintOf(ctx.db, { decisionId: decision.id, party, reportId })
  return {
    decision,
    complainUntil: complainUntil(decision),
    canComplain: complaint === null && isInTime(ctx, decision),
    complaint,
  }
}

function complainUntil({ decidedAt }: Decision): Date {
  return daysAfter(decidedAt, limits.complaintDays)
}

function isInTime(ctx: Context, decision: Decision): boolean {
  return ctx.now() < complainUntil(decision)
}

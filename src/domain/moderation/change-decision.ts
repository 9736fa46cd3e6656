import { noteEvent } from '../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict } from '../caller/errors.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { lockCase, reopenCase, touchCase } from './case.queries.ts'
import { lockComplaint, saveComplaintOutcome } from './complaint.queries.ts'
import { findDecision, saveEnd } from './decision.queries.ts'
import { requireDecider, requireSeen } from './moderation.policy.ts'
import { complaintLife, measureLife } from './moderation.status.ts'
import type { Complaint, Decision, ModerationCase } from './moderation.ts'
import { findReport } from './report.queries.ts'
import { undoMeasure } from './steps/apply-measure.ts'
import { decisionTokenOf, reportTokenOf } from './steps/moderation-links.ts'
import { toldPeople } from './steps/told-people.ts'

/**
 * Ends a measure before its time and restores what it changed; those concerned are told why.
 * @throws Conflict for one that has ended
 */
export async function liftMeasure(
  ctx: Context,
  { decisionId, reason }: { decisionId: number; reason: string },
): Promise<void> {
  requireDecider(ctx.actor)
  await inTransaction(ctx, async inside => {
    const { decision, found } = await lockedDecision(inside, decisionId)
    const from = decision.endedBecause ?? 'active'
    if (decision.measure === 'none' || !measureLife.may(from, 'lifted', 'team'))
      throw new Conflict('moderation.problem.ended')
    const now = inside.now()
    await saveEnd(inside.db, { id: decision.id, because: 'lifted', now })
    await undoMeasure(inside, found, decision)
    await touchCase(inside.db, found.id, now)
    for (const { email: to, userId, locale } of await toldPeople(inside, found)) {
      const url = inside.links.decision(decisionTokenOf(inside, decision.linkKey), locale)
      const props = { what: found.label, reason, url }
      await queueMail(inside, { to, template: 'measure-lifted', props, locale, userId })
    }
    await noteEvent(inside, 'moderation-lifted', {
      userId: found.userId,
      details: { caseId: found.id, decisionId },
    })
  })
}

/**
 * Answers a complaint. Reversing takes back all that the decision did, and opens the case again when it was a reporter who complained.
 * @throws Conflict for whoever made the decision, and for a complaint that has been answered
 */
export async function answerComplaint(
  ctx: Context,
  input: { complaintId: number; outcome: 'upheld' | 'reversed'; answer: string },
): Promise<void> {
  const { userId } = requireDecider(ctx.actor)
  const { outcome, answer } = input
  await inTransaction(ctx, async inside => {
    const { db } = inside
    const now = inside.now()
    const complaint = requireSeen(await lockComplaint(db, input.complaintId))
    const { decision, found } = await lockedDecision(inside, complaint.decisionId)
    if (decision.decidedBy === userId) throw new Conflict('moderation.problem.own-decision')
    if (!complaintLife.may(complaint.status, outcome, 'team'))
      throw new Conflict('moderation.problem.answered')
    await saveComplaintOutcome(db, { id: complaint.id, status: outcome, answer, by: userId, now })
    if (outcome === 'reversed') await reverse(inside, found, decision)
    if (outcome === 'reversed' && complaint.party === 'reporter') await reopenCase(db, found.id, now)
    else await touchCase(db, found.id, now)
    await tellOutcome(inside, { found, decision, complaint, outcome, answer })
    const details = { caseId: found.id, decisionId: decision.id, outcome, party: complaint.party }
    await noteEvent(inside, 'complaint-answered', { userId: found.userId, details })
  })
}

async function reverse(ctx: Context, found: ModerationCase, decision: Decision): Promise<void> {
  if (!measureLife.may(decision.endedBecause ?? 'active', 'reversed', 'team')) return
  await saveEnd(ctx.db, { id: decision.id, because: 'reversed', now: ctx.now() })
  await undoMeasure(ctx, found, decision)
}

async function lockedDecision(
  ctx: Context,
  id: number,
): Promise<{ decision: Decision; found: ModerationCase }> {
  const { caseId } = requireSeen(await findDecision(ctx.db, id))
  const found = requireSeen(await lockCase(ctx.db, caseId))
  // Read again: it may have ended while the case was locked.
  return { decision: requireSeen(await findDecision(ctx.db, id)), found }
}

type Outcome = {
  found: ModerationCase
  decision: Decision
  complaint: Complaint
  outcome: 'upheld' | 'reversed'
  answer: string
}

async function tellOutcome(
  ctx: Context,
  { found, decision, complaint, outcome, answer }: Outcome,
): Promise<void> {
  const said = { what: found.label, outcome, answer }
  if (complaint.reportId !== null) {
    const report = await findReport(ctx.db, complaint.reportId)
    if (!report?.email) return
    const { email: to, userId, locale } = report
    const props = { ...said, url: ctx.links.report(reportTokenOf(ctx, report.linkKey), locale) }
    await queueMail(ctx, { to, template: 'complaint-answered', props, locale, userId })
    return
  }
  for (const { email: to, userId, locale } of await toldPeople(ctx, found)) {
    const props = { ...said, url: ctx.links.decision(decisionTokenOf(ctx, decision.linkKey), locale) }
    await queueMail(ctx, { to, template: 'complaint-answered', props, locale, userId })
  }
}

import { daysAfter, daysBefore } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, Invalid } from '../caller/errors.ts'
import { newLinkKey } from '../caller/signed-link.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { lockCase, settleCase } from './case.queries.ts'
import { findActiveDecision, insertDecision, saveEnd } from './decision.queries.ts'
import { requireDecider, requireSeen } from './moderation.policy.ts'
import type { ModerationCase, Report, Statement } from './moderation.ts'
import { type DecisionReason, hasDuration, type Measure, measuresOf } from './moderation.values.ts'
import { answerReports, countUnfounded, type Reporter } from './report.queries.ts'
import { applyMeasure, undoMeasure } from './steps/apply-measure.ts'
import { decisionTokenOf, reportTokenOf } from './steps/moderation-links.ts'
import { statementOf } from './steps/statement-of.ts'
import { toldPeople } from './steps/told-people.ts'

export type DecisionInput = {
  caseId: number
  /** The version of the case that was looked at. */
  version: number
  measure: Measure
  days: number | null
  reason: DecisionReason
  facts: string
  isAutomated: boolean
  isUnfounded: boolean
}

/**
 * Decides about a case: the measure takes effect, an earlier one of the case ends, and everyone who reported and whom it concerns is sent
 * the statement of reasons.
 * @returns the token of the link for whom it concerns
 * @throws Conflict when somebody has decided or reported since `version`; Invalid for a measure that is none for this kind of thing
 */
export async function decideCase(
  ctx: Context,
  input: DecisionInput,
): Promise<{ decisionId: number; token: string }> {
  const { userId } = requireDecider(ctx.actor)
  return inTransaction(ctx, async inside => {
    const { db } = inside
    const now = inside.now()
    const found = requireSeen(await lockCase(db, input.caseId))
    if (found.version !== input.version) throw new Conflict('moderation.problem.changed')
    requirePossible(found, input)
    const { measure, reason, facts, isAutomated, isUnfounded } = input
    const until = input.days !== null && hasDuration(measure) ? daysAfter(now, input.days) : null
    const isOwnInitiative = found.allReports === 0
    const said = { measure, until, reason, facts, isAutomated, isOwnInitiative }
    const statement = statementOf({ kind: found.targetKind, label: found.label, ...said })
    const earlier = await findActiveDecision(db, found.id)
    if (earlier) {
      await saveEnd(db, { id: earlier.id, because: 'replaced', now })
      await undoMeasure(inside, found, earlier)
    }
    const linkKey = newLinkKey()
    const decisionId = await insertDecision(db, {
      caseId: found.id,
      ...said,
      statement,
      decidedBy: userId,
      linkKey,
      now,
    })
    await applyMeasure(inside, found, { decisionId, measure })
    await settleCase(db, found.id, now)
    const reports = await answerReports(db, { caseId: found.id, decisionId, isUnfounded })
    if (measure !== 'none') await tellAffected(inside, found, statement, linkKey)
    await tellReporters(inside, found, statement, reports)
    const details = { caseId: found.id, decisionId, measure, reason, target: found.targetKind }
    await noteEvent(inside, 'moderation-decided', { userId: found.userId, details })
    return { decisionId, token: decisionTokenOf(inside, linkKey) }
  })
}

function requirePossible({ targetKind }: ModerationCase, { measure, reason }: DecisionInput): void {
  if (!measuresOf[targetKind].includes(measure))
    throw new Invalid({ measure: [{ key: 'moderation.problem.measure' }] })
  if ((measure === 'none') !== (reason === 'no-breach'))
    throw new Invalid({ reason: [{ key: 'moderation.problem.reason-of-measure' }] })
}

async function tellAffected(
  ctx: Context,
  found: ModerationCase,
  statement: Statement,
  linkKey: string,
): Promise<void> {
  for (const { email: to, userId, locale } of await toldPeople(ctx, found)) {
    const url = ctx.links.decision(decisionTokenOf(ctx, linkKey), locale)
    const props = { what: found.label, parts: statement[locale], url }
    await queueMail(ctx, { to, template: 'decision-made', props, locale, userId })
  }
}

async function tellReporters(
  ctx: Context,
  found: ModerationCase,
  statement: Statement,
  reports: readonly Report[],
): Promise<void> {
  for (const { email: to, userId, locale, linkKey } of reports) {
    if (to === null) continue
    const props = {
      what: found.label,
      parts: statement[locale],
      url: ctx.links.report(reportTokenOf(ctx, linkKey), locale),
      isSuspended: await isSuspended(ctx, userId === null ? { email: to } : { userId }),
    }
    await queueMail(ctx, { to, template: 'report-decided', props, locale, userId })
  }
}

/** Whoever reports without ground again and again is told that no more reports are taken. */
async function isSuspended(ctx: Context, reporter: Reporter): Promise<boolean> {
  const since = daysBefore(ctx.now(), limits.unfoundedDays)
  return (await countUnfounded(ctx.db, reporter, since)) >= limits.unfoundedReports
}

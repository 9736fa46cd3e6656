import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict } from '../caller/errors.ts'
import { findCaseOf, lockCase } from './case.queries.ts'
import { decideCase } from './decide-case.ts'
import { findActiveDecision } from './decision.queries.ts'
import { requireDecider, requireSeen } from './moderation.policy.ts'
import type { Decision } from './moderation.ts'
import type { DecisionReason, Measure } from './moderation.values.ts'
import { takeUpTarget } from './read-cases.ts'

export type OwnTarget = { kind: 'employer' | 'job'; id: number }

/** What the team does about each from its record. Anything else is decided with a case. */
const ownMeasure: Record<OwnTarget['kind'], Measure> = { employer: 'lock', job: 'hide' }

/**
 * Locks an employer or takes an ad down of the team's own initiative: a decision like any other, about which those concerned are told and
 * can complain. `liftMeasure` takes it back.
 * @throws Conflict `moderation.own.reported` while reports wait, which are decided with their case; `moderation.own.decided` if it is so
 * already; Invalid; NotFound, NotAllowed, SignInRequired
 */
export async function takeOwnMeasure(
  ctx: Context,
  { kind, id, ...said }: OwnTarget & { reason: DecisionReason; days: number | null; facts: string },
): Promise<void> {
  requireDecider(ctx.actor)
  await inTransaction(ctx, async inside => {
    const { caseId } = await takeUpTarget(inside, { kind, id: String(id) })
    const found = requireSeen(await lockCase(inside.db, caseId))
    if (found.openReports > 0) throw new Conflict('moderation.own.reported')
    if (isEnough(kind, await findActiveDecision(inside.db, caseId)))
      throw new Conflict('moderation.own.decided')
    await decideCase(inside, {
      ...said,
      caseId,
      version: found.version,
      measure: ownMeasure[kind],
      isAutomated: false,
      isUnfounded: false,
    })
  })
}

/** Whether a decision does what {@link takeOwnMeasure} would, or more. */
function isEnough(kind: OwnTarget['kind'], decision: Decision | null): boolean {
  return decision?.measure === ownMeasure[kind] || decision?.measure === 'end'
}

/**
 * The measure that concerns it now, and the case in which reports about it wait.
 * @throws SignInRequired, NotAllowed for anyone but the team
 */
export async function readOwnMeasure(
  ctx: Context,
  { kind, id }: OwnTarget,
): Promise<{ caseId: number; active: Decision | null; isEnough: boolean; isReported: boolean } | null> {
  requireDecider(ctx.actor)
  const found = await findCaseOf(ctx.db, { kind, id: String(id) })
  if (!found) return null
  const active = await findActiveDecision(ctx.db, found.id)
  return {
    caseId: found.id,
    active,
    isEnough: isEnough(kind, active),
    isReported: found.openReports > 0,
  }
}

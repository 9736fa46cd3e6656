import type { Context } from '../../caller/context.ts'
import { newLinkKey } from '../../caller/signed-link.ts'
import { findCaseOf, lockCase, openCase, settleCase, touchCase } from '../case.queries.ts'
import { findActiveDecision, insertDecision, saveEnd } from '../decision.queries.ts'
import { applyMeasure, undoMeasure } from './apply-measure.ts'
import { decisionTokenOf } from './moderation-links.ts'
import { statementOf } from './statement-of.ts'

type Person = { userId: string }

/**
 * Locks an account as a decision that the team makes of its own, so that its person can complain and somebody else answers. The caller has
 * asked its policy and is in a transaction.
 * @returns the token of the link to the statement
 */
export async function lockAccount(
  ctx: Context,
  { userId, decidedBy, facts }: Person & { decidedBy: string; facts: string },
): Promise<{ token: string }> {
  const { db } = ctx
  const now = ctx.now()
  // Not the name: the case outlives the account.
  const target = { kind: 'account', id: userId, label: userId.slice(0, 8), employerId: null, userId } as const
  const caseId = await openCase(db, target, { reports: 0, weight: 0, now })
  const said = {
    measure: 'lock',
    until: null,
    reason: 'account-misuse',
    facts,
    isAutomated: false,
    isOwnInitiative: true,
  } as const
  const statement = statementOf({ kind: target.kind, label: target.label, ...said })
  const linkKey = newLinkKey()
  const decisionId = await insertDecision(db, { caseId, ...said, statement, decidedBy, linkKey, now })
  const found = { targetKind: target.kind, targetId: userId, userId, employerId: null }
  await applyMeasure(ctx, found, { decisionId, measure: said.measure })
  await settleCase(db, caseId, now)
  return { token: decisionTokenOf(ctx, linkKey) }
}

/** Ends what {@link lockAccount} has decided, if it has; as the caller, who has asked its policy, is about to. */
export async function endAccountLock(ctx: Context, { userId }: Person): Promise<void> {
  const known = await findCaseOf(ctx.db, { kind: 'account', id: userId })
  const found = known && (await lockCase(ctx.db, known.id))
  const decision = found && (await findActiveDecision(ctx.db, found.id))
  if (!found || !decision) return
  const now = ctx.now()
  await saveEnd(ctx.db, { id: decision.id, because: 'lifted', now })
  await undoMeasure(ctx, found, decision)
  await touchCase(ctx.db, found.id, now)
}

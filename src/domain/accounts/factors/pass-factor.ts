import { noteEvent } from '../../audit/steps/note-event.ts'
import type { Context } from '../../caller/context.ts'
import { inTransaction } from '../../caller/context.ts'
import { SignInRequired } from '../../caller/errors.ts'
import { requireSession } from '../../caller/person.policy.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import { findPersonById } from '../account.queries.ts'
import { afterSignIn, type Destination } from '../after-sign-in.ts'
import { type RenewedSession, renewSession } from '../sessions/renew-session.ts'
import { findSession } from '../sessions/session.queries.ts'
import {
  type FactorRow,
  listFactorsOf,
  lockFactorsOf,
  markFactorUsed,
  markFactorVerified,
} from './factor.queries.ts'

export type PassedFactor = RenewedSession & { userId: string; destination: Destination }

/** Effects of a correct answer, common to all factor types. */
export async function passFactor(
  ctx: Context,
  factor: Pick<FactorRow, 'id' | 'type' | 'name' | 'isVerified'>,
): Promise<PassedFactor> {
  if (factor.isVerified) {
    await markFactorUsed(ctx.db, factor.id, ctx.now())
    await noteEvent(ctx, 'factor-passed', { details: { type: factor.type } })
  } else await confirmFactor(ctx, factor)
  return reachSecondLevel(ctx)
}

/** Raises the session to the second level. @returns where to go */
export async function reachSecondLevel(ctx: Context): Promise<PassedFactor> {
  const { userId } = requireSession(ctx.actor)
  const session = await renewSession(ctx, { isRaised: true })
  const person = await findPersonById(ctx.db, userId)
  if (!person) throw new SignInRequired()
  return { ...session, userId, destination: afterSignIn(person) }
}

/** From now on, every session of the person that has not passed a second factor is challenged. */
async function confirmFactor(ctx: Context, factor: Pick<FactorRow, 'id' | 'type' | 'name'>): Promise<void> {
  const { userId, sessionId } = requireSession(ctx.actor)
  await inTransaction(ctx, async inside => {
    const { db } = inside
    await lockFactorsOf(db, userId)
    const isFirst = !(await listFactorsOf(db, userId)).some(({ isVerified }) => isVerified)
    // Another session may have confirmed a factor since this request began: then this one has to pass it first.
    if (!isFirst && !(await findSession(db, userId, sessionId))?.isSecondLevel) {
      throw new SignInRequired('error.second-factor-required')
    }
    await markFactorVerified(db, factor.id, ctx.now())
    const kind = factor.type === 'webauthn' ? 'passkey-added' : 'factor-added'
    await noteEvent(inside, kind, { details: { type: factor.type } })
    await tellOfFactor(inside, factor.name, true)
  })
}

export async function tellOfFactor(ctx: Context, factorName: string, added: boolean): Promise<void> {
  const { userId } = requireSession(ctx.actor)
  const person = await findPersonById(ctx.db, userId)
  if (!person) return
  const url = ctx.links.accountSecurity(person.locale)
  const props = { name: person.name, factor: factorName, added, at: ctx.now().toISOString(), url }
  await queueMail(ctx, { to: person.email, template: 'factor-changed', props, locale: person.locale, userId })
}

import { createAccount } from '../accounts/create-account.ts'
import { findPersonWithEmail } from '../accounts/find-person.ts'
import { requestPasswordReset } from '../accounts/reset-password.ts'
import { confirmPerson } from '../accounts/steps/confirm-person.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { guest } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { Conflict } from '../caller/errors.ts'
import { canCreateAccounts, requireAdmin } from '../caller/person.policy.ts'
import type { Visitor } from '../caller/visitor.ts'
import { hasAdminWithEmail, insertAdminUser } from './admin-user.queries.ts'
import type { NewAdminUserInput } from './admin-user.schema.ts'

const taken = 'admin.email-taken'

/**
 * Makes an administrator out of a new account or one that exists. Without a password for a new account a mail leads to
 * choose it.
 * @throws {Conflict} when an administrator has this address
 */
export async function createAdmin(
  ctx: Context,
  input: NewAdminUserInput & { visitor: Visitor },
): Promise<{ adminId: number; isNewAccount: boolean }> {
  // Whose day is over is to sign in again; what was typed waits for that.
  if (!canCreateAccounts(ctx.actor)) requireAdmin(ctx.actor)
  const { email, firstName, lastName, visitor } = input
  if (await hasAdminWithEmail(ctx.db, email)) throw new Conflict(taken)
  const known = await findPersonWithEmail(ctx, email)
  const userId =
    known?.id ?? (await createAccount(ctx, { ...input, name: `${firstName} ${lastName}` })).userId
  if (known && !known.isConfirmed) await confirmPerson(ctx, userId, input.password)
  const adminId = await insertAdminUser(ctx.db, { userId, email, firstName, lastName, now: ctx.now() })
  if (adminId === null) throw new Conflict(taken)
  await noteEvent(ctx, 'admin-created', { userId, visitor, details: { adminId } })
  // Asked as anyone asks for it: the operator's commands are no visitor of the site.
  if (!known?.isConfirmed && input.password === undefined)
    await requestPasswordReset({ ...ctx, actor: guest }, { email, visitor })
  return { adminId, isNewAccount: known === null }
}

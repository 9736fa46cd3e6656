import { createAccount } from '../accounts/create-account.ts'
import { findPersonWithEmail } from '../accounts/find-person.ts'
import { requestPasswordReset } from '../accounts/reset-password.ts'
import { confirmPerson } from '../accounts/steps/confirm-person.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { guest } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { Conflict } from '../caller/errors.ts'
import { canCreateAccounts, requireAdmin } from '../caller/person.policy.ts'
import { hasAdminWithEmail, insertAdminUser } from './admin-user.queries.ts'
import type { NewAdminUserInput } from './admin-user.schema.ts'

const taken = 'admin.email-taken'

/**
 * Makes a new or existing account an administrator. For a new account without a password, a mail lets its owner choose one.
 * @throws {Conflict} when an administrator has this address
 */
export async function createAdmin(
  ctx: Context,
  input: NewAdminUserInput,
): Promise<{ adminId: number; isNewAccount: boolean }> {
  // An expired session must ask to sign in again rather than deny; the form's input survives that.
  if (!canCreateAccounts(ctx.actor)) requireAdmin(ctx.actor)
  const { email, firstName, lastName } = input
  if (await hasAdminWithEmail(ctx.db, email)) throw new Conflict(taken)
  const known = await findPersonWithEmail(ctx, email)
  const userId =
    known?.id ?? (await createAccount(ctx, { ...input, name: `${firstName} ${lastName}` })).userId
  if (known && !known.isConfirmed) await confirmPerson(ctx, userId, input.password)
  const adminId = await insertAdminUser(ctx.db, { userId, email, firstName, lastName, now: ctx.now() })
  if (adminId === null) throw new Conflict(taken)
  await noteEvent(ctx, 'admin-created', { userId, details: { adminId } })
  // Requested like anyone's: resetting a password is a guest's use case, not the operator's.
  if (!known?.isConfirmed && input.password === undefined)
    await requestPasswordReset({ ...ctx, actor: guest }, { email })
  return { adminId, isNewAccount: known === null }
}

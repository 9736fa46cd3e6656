import { createAccount } from '../accounts/create-account.ts'
import { findPersonWithEmail } from '../accounts/find-person.ts'
import { requestPasswordReset } from '../accounts/reset-password.ts'
import { confirmPerson } from '../accounts/steps/confirm-person.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { guest } from '../caller/actor.ts'
import { canCreateAccounts, canGrant, requirePermission } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import { Conflict, NotAllowed } from '../caller/errors.ts'
import { hasAdminWithEmail, insertAdminUser } from './admin-user.queries.ts'
import type { NewAdminUserInput } from './admin-user.schema.ts'

const taken = 'admin.email-taken'

/**
 * Makes a new or existing account an administrator. For a new account without a password, a mail lets its owner choose one.
 * @throws {Conflict} when an administrator has this address; NotAllowed for a role beyond the caller's own
 */
export async function createAdmin(
  ctx: Context,
  input: NewAdminUserInput,
): Promise<{ adminId: number; isNewAccount: boolean }> {
  // An expired session must ask to sign in again rather than deny; the form's input survives that.
  if (!canCreateAccounts(ctx.actor)) requirePermission(ctx, 'admins.manage')
  const { email, firstName, lastName, role, password } = input
  if (!canGrant(ctx.actor, role)) throw new NotAllowed('admin.role-beyond')
  if (await hasAdminWithEmail(ctx.db, email)) throw new Conflict(taken)
  const known = await findPersonWithEmail(ctx, email)
  const userId =
    known?.id ?? (await createAccount(ctx, { email, password, name: `${firstName} ${lastName}` })).userId
  if (known && !known.isConfirmed) await confirmPerson(ctx, userId, password)
  const adminId = await insertAdminUser(ctx.db, { userId, email, firstName, lastName, role, now: ctx.now() })
  if (adminId === null) throw new Conflict(taken)
  await noteEvent(ctx, 'admin-created', { userId, details: { adminId, role } })
  // Requested like anyone's: resetting a password is a guest's use case, not the operator's.
  if (!known?.isConfirmed && password === undefined)
    await requestPasswordReset({ ...ctx, actor: guest }, { email })
  return { adminId, isNewAccount: known === null }
}

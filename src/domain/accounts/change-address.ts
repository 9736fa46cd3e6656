import { noteEvent } from '../audit/steps/note-event.ts'
import type { Context } from '../caller/context.ts'
import { Invalid, SignInRequired } from '../caller/errors.ts'
import { requirePerson } from '../caller/person.policy.ts'
import type { Visitor } from '../caller/visitor.ts'
import { findPersonById, hasAccount } from './account.queries.ts'
import { keepAddressChange } from './follow-address-change.ts'
import type { Recheck } from './recheck.schema.ts'
import { limitMails } from './steps/limit-mails.ts'
import { recheckPerson } from './steps/recheck.ts'

type Input = Recheck & { newEmail: string; visitor: Visitor }

/**
 * Begins to change the address that one signs in with: first the old one agrees by a mailed link, then the new one confirms.
 * Nothing changes before both have. For an address that is taken nothing is sent and nothing tells so.
 * @throws {Invalid} on the password or code that is wrong, or `factors.address-same`
 */
export async function changeAddress(ctx: Context, input: Input): Promise<void> {
  const { userId } = requirePerson(ctx.actor)
  const { newEmail, visitor } = input
  const person = await findPersonById(ctx.db, userId)
  if (!person) throw new SignInRequired()
  if (newEmail === person.email) throw new Invalid({ newEmail: [{ key: 'factors.address-same' }] })
  await recheckPerson(ctx, { ...input, userId })
  await limitMails(ctx, newEmail, visitor)
  await noteEvent(ctx, 'address-change-requested', { visitor })
  if (await hasAccount(ctx.db, newEmail)) return
  const token = await keepAddressChange(ctx, { userId, from: person.email, to: newEmail, step: 'old' })
  await ctx.doors.letters.changeAddress(person, newEmail, token)
}

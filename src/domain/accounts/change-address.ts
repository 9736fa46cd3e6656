import { noteEvent } from '../audit/steps/note-event.ts'
import type { Context } from '../caller/context.ts'
import { Invalid, SignInRequired } from '../caller/errors.ts'
import { requirePerson } from '../caller/person.policy.ts'
import { findPersonById, hasAccount } from './account.queries.ts'
import { keepAddressChange } from './follow-address-change.ts'
import type { Recheck } from './recheck.schema.ts'
import { limitMails } from './steps/limit-mails.ts'
import { recheckPerson } from './steps/recheck.ts'

type Input = Recheck & { newEmail: string }

/**
 * Starts a change of the sign-in address: the current address approves by a mailed link, then the new one confirms. Nothing changes before
 * both have. When the new address is taken, no mail is sent and the response does not reveal it.
 * @throws {Invalid} for a wrong password or code, or `factors.address-same`
 */
export async function changeAddress(ctx: Context, input: Input): Promise<void> {
  const { userId } = requirePerson(ctx.actor)
  const { newEmail } = input
  const person = await findPersonById(ctx.db, userId)
  if (!person) throw new SignInRequired()
  if (newEmail === person.email) throw new Invalid({ newEmail: [{ key: 'factors.address-same' }] })
  await recheckPerson(ctx, { ...input, userId })
  await limitMails(ctx, newEmail)
  await noteEvent(ctx, 'address-change-requested')
  if (await hasAccount(ctx.db, newEmail)) return
  const token = await keepAddressChange(ctx, { userId, from: person.email, to: newEmail, step: 'old' })
  await ctx.realms.letters.changeAddress(person, newEmail, token)
}

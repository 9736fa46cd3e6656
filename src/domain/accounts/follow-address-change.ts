import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { hoursAfter } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import type { Context } from '../caller/context.ts'
import { Invalid, NotAllowed } from '../caller/errors.ts'
import { canSignIn } from '../caller/person.policy.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { findPersonById, hasAccount, type PersonRow } from './account.queries.ts'
import { changeEmail } from './change-address.queries.ts'

const changeSchema = z.object({
  userId: z.string(),
  from: z.string(),
  to: z.string(),
  /** Which of the two addresses has to confirm. */
  step: z.enum(['old', 'new']),
})
export type AddressChange = z.infer<typeof changeSchema>

/** Distinguishes our tokens from those of the sign-in library. */
const mark = 'address-'

export function isAddressChange(token: string): boolean {
  return token.startsWith(mark)
}

/**
 * What a link would do, for the page that asks first: mail scanners open links, but press no buttons.
 * @throws {Invalid} `account.link-broken`
 */
export async function readAddressChange(ctx: Context, token: string): Promise<AddressChange> {
  const { internalAdapter } = await ctx.realms.site.$context
  const kept = isAddressChange(token) ? await internalAdapter.findVerificationValue(token) : null
  if (!kept || kept.expiresAt <= ctx.now()) throw broken()
  return changeIn(kept.value)
}

/**
 * Confirms one of the two links, each valid once and for 24 hours: the first sends the second, the second changes the address. Signs nobody
 * in. The sign-in library's own links are not used because they stay valid after the address has passed to someone else, and open a
 * session.
 * @throws {Invalid} `account.link-broken`
 */
export async function followAddressChange(
  ctx: Context,
  { token }: { token: string },
): Promise<AddressChange['step']> {
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  const { internalAdapter } = await ctx.realms.site.$context
  const kept = isAddressChange(token) ? await internalAdapter.consumeVerificationValue(token) : null
  if (!kept) throw broken()
  const change = changeIn(kept.value)
  const person = await findPersonById(ctx.db, change.userId)
  if (!person || person.email !== change.from) throw broken()
  if (change.step === 'new') await finish(ctx, person, change)
  else if (!(await hasAccount(ctx.db, change.to))) {
    const next = await keepAddressChange(ctx, { ...change, step: 'new' })
    await ctx.realms.letters.confirmNewAddress(person, change.to, next)
  }
  return change.step
}

function changeIn(value: string): AddressChange {
  const change = changeSchema.safeParse(JSON.parse(value)).data
  if (!change) throw broken()
  return change
}

/** Returns the token for the link; only its hash is stored. */
export async function keepAddressChange(ctx: Context, change: AddressChange): Promise<string> {
  const token = mark + randomBytes(24).toString('base64url')
  const { internalAdapter } = await ctx.realms.site.$context
  await internalAdapter.createVerificationValue({
    identifier: token,
    value: JSON.stringify(change),
    expiresAt: hoursAfter(ctx.now(), limits.confirmHours),
  })
  return token
}

async function finish(ctx: Context, person: PersonRow, change: AddressChange): Promise<void> {
  if (!(await changeEmail(ctx.db, change, ctx.now()))) throw broken()
  await noteEvent(ctx, 'address-changed', { userId: person.id })
  const adopter = { userId: person.id, email: change.to, isConfirmed: true }
  for (const adopt of ctx.hooks.adopt) await adopt(ctx, adopter)
  const props = { name: person.name, newAddress: change.to }
  const { locale } = person
  await queueMail(ctx, { to: change.from, template: 'address-changed', props, locale, userId: person.id })
}

function broken(): Invalid {
  return new Invalid({ '': [{ key: 'account.link-broken' }] })
}

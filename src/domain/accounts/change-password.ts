import { noteEvent } from '../audit/steps/note-event.ts'
import type { Context } from '../caller/context.ts'
import { Invalid, SignInRequired } from '../caller/errors.ts'
import { requirePerson } from '../caller/person.policy.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { findPersonById, type PersonRow } from './account.queries.ts'
import { adminPasswordSchema } from './account.schema.ts'
import { forgetOtherDevices } from './known-device.ts'
import { type RenewedSession, renewSession } from './sessions/renew-session.ts'
import { deleteSessionsOf } from './sessions/session.queries.ts'
import { limitRechecks } from './steps/limit-sign-in.ts'

type Input = { current: string; next: string }

/**
 * Sets a new password. All other sessions end, this one gets a new token, and the person is notified by mail.
 * @throws {Invalid} `account.password-wrong`, `factors.password-same`, or `factors.password-none` for people who have only signed in
 * through a provider: they set one by the mailed link
 */
export async function changePassword(ctx: Context, input: Input): Promise<RenewedSession> {
  const { userId, sessionId } = requirePerson(ctx.actor)
  const person = await findPersonById(ctx.db, userId)
  if (!person) throw new SignInRequired()
  await requireRight(ctx, person, input)
  const { internalAdapter, password: passwords } = await ctx.realms.site.$context
  await internalAdapter.updatePassword(userId, await passwords.hash(input.next))
  await deleteSessionsOf(ctx.db, userId, null, sessionId)
  await forgetOtherDevices(ctx, userId)
  await noteEvent(ctx, 'password-changed')
  await queueMail(ctx, {
    to: person.email,
    template: 'password-changed',
    props: { name: person.name, url: ctx.links.accountSecurity(person.locale) },
    locale: person.locale,
    userId,
  })
  return renewSession(ctx)
}

async function requireRight(ctx: Context, person: PersonRow, { current, next }: Input): Promise<void> {
  const { internalAdapter, password: passwords } = await ctx.realms.site.$context
  const account = await internalAdapter.findCredentialAccount(person.id)
  if (!account?.password) throw wrong('current', 'factors.password-none')
  const takeBack = await limitRechecks(ctx, person.id)
  if (!(await passwords.verify({ hash: account.password, password: current }))) {
    throw wrong('current', 'account.password-wrong')
  }
  await takeBack()
  if (next === current) throw wrong('password', 'factors.password-same')
  if (person.adminId !== null && !adminPasswordSchema.safeParse(next).success) {
    throw wrong('password', 'account.password-not-strict')
  }
}

function wrong(field: string, key: string): Invalid {
  return new Invalid({ [field]: [{ key }] })
}

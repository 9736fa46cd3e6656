import type { Context } from '../../caller/context.ts'
import { Invalid, NotFound } from '../../caller/errors.ts'
import { requireKeyHolder } from '../../caller/person.policy.ts'
import { codeSchema } from '../account.schema.ts'
import { findPerson } from '../find-person.ts'
import type { Recheck } from '../recheck.schema.ts'
import { limitRechecks } from './limit-sign-in.ts'
import { spendMailedCode } from './mailed-code.ts'

/**
 * Verifies identity again by password or mailed code, before an action that is hard to undo.
 * @throws {Invalid} on the wrong field; {TooMany} after 5 failures in 15 minutes
 */
export async function recheckPerson(ctx: Context, input: Recheck & { userId: string }): Promise<void> {
  const person = await findPerson(ctx, input.userId)
  if (!person) throw new NotFound()
  const takeBack = await limitRechecks(ctx, person.id)
  const isRight = input.password
    ? await hasPassword(ctx, person.id, input.password)
    : await hasCode(ctx, person.id, input.code ?? '')
  if (!isRight) {
    const [field, key] = input.password
      ? ['password', 'account.password-wrong']
      : ['code', 'account.code-wrong']
    throw new Invalid({ [field as string]: [{ key: key as string }] })
  }
  await takeBack()
}

async function hasPassword(ctx: Context, userId: string, password: string): Promise<boolean> {
  const { internalAdapter, password: passwords } = await ctx.realms.site.$context
  const account = await internalAdapter.findCredentialAccount(userId)
  if (!account?.password) return false
  return passwords.verify({ hash: account.password, password })
}

async function hasCode(ctx: Context, userId: string, text: string): Promise<boolean> {
  const { sessionId } = requireKeyHolder(ctx.actor)
  const code = codeSchema.safeParse(text)
  return code.success && spendMailedCode(ctx, { id: sessionId, userId, code: code.data })
}

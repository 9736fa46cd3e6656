import { codeSchema } from '../accounts/account.schema.ts'
import { findPerson } from '../accounts/find-person.ts'
import { isLibraryError } from '../accounts/library-error.ts'
import { limitSignIn } from '../accounts/sign-in.ts'
import { headersOf, type Visitor } from '../accounts/visitor.ts'
import type { Context } from '../context.ts'
import { Invalid, NotFound } from '../errors.ts'
import type { Recheck } from './own-account.schema.ts'

/**
 * Sees once more that it is the person, by password or mailed code, before something that can not be taken back lightly.
 * Counts against the limits of signing in. @throws {Invalid} on the field that is wrong
 */
export async function recheckPerson(
  ctx: Context,
  input: Recheck & { userId: string; visitor: Visitor },
): Promise<void> {
  const person = await findPerson(ctx, input.userId)
  if (!person) throw new NotFound()
  const takeBack = await limitSignIn(ctx, person.email, input.visitor)
  const isRight = input.password
    ? await hasPassword(ctx, person.id, input.password)
    : await hasCode(ctx, person.email, input.code ?? '', input.visitor)
  if (!isRight) {
    const [field, key] = input.password
      ? ['password', 'account.password-wrong']
      : ['code', 'account.code-wrong']
    throw new Invalid({ [field as string]: [{ key: key as string }] })
  }
  await takeBack()
}

async function hasPassword(ctx: Context, userId: string, password: string): Promise<boolean> {
  const { internalAdapter, password: passwords } = await ctx.doors.site.$context
  const account = await internalAdapter.findCredentialAccount(userId)
  if (!account?.password) return false
  return passwords.verify({ hash: account.password, password })
}

async function hasCode(ctx: Context, email: string, text: string, visitor: Visitor): Promise<boolean> {
  const code = codeSchema.safeParse(text)
  if (!code.success) return false
  // The code for signing in, asked without signing in: a code of another purpose could be mistaken for it in the mail.
  return ctx.doors.site.api
    .checkVerificationOTP({ headers: headersOf(visitor), body: { email, type: 'sign-in', otp: code.data } })
    .then(({ success }) => success)
    .catch((error: unknown) => {
      if (!isLibraryError(error)) throw error
      return false
    })
}

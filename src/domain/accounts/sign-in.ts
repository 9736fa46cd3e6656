import { headersOf } from '../../platform/auth/client-headers.ts'
import type { RealmName } from '../../platform/auth/realms.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import type { Context } from '../caller/context.ts'
import { Invalid, NotAllowed } from '../caller/errors.ts'
import { canSignIn } from '../caller/person.policy.ts'
import { findPersonByEmail, findPersonById, noteAdminSignIn } from './account.queries.ts'
import { adminPasswordSchema } from './account.schema.ts'
import { finishSignIn, type SignedIn } from './signed-in.ts'
import { endSessions } from './steps/end-sessions.ts'
import { isLibraryError, refusalOf } from './steps/library-error.ts'
import { limitSignIn } from './steps/limit-sign-in.ts'

const tooMany = { site: 'account.too-many-tries', admin: 'admin.too-many-tries' } as const

type Input = { email: string; password: string; realm?: RealmName }

/**
 * Signs in by password. An unknown address and a wrong password take the same time and give the same error; that an address is unconfirmed
 * is revealed only with the correct password.
 * @throws {Invalid} `account.invalid_credentials`, `account.email_not_confirmed_description`, or `admin.password-weak` in the admin realm,
 * where passwords must meet the strict rule
 * @throws {TooMany} after too many failures, as counted by `limitSignIn`; names another way to sign in
 */
export async function signIn(ctx: Context, { email, password, realm = 'site' }: Input): Promise<SignedIn> {
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  const takeBack = await limitSignIn(ctx, { email, problem: tooMany[realm] })
  const answer = await ctx.realms[realm].api
    .signInEmail({ headers: headersOf(ctx.client), body: { email, password }, returnHeaders: true })
    .catch((error: unknown) => {
      if (!isLibraryError(error)) throw error
      return { refusal: refusalOf(error) }
    })
  if ('refusal' in answer) throw await refused(ctx, email, answer.refusal)
  const userId = answer.response.user.id
  if (realm === 'admin' && !(await enterAsAdmin(ctx, userId, password))) throw await refused(ctx, email, null)
  await takeBack()
  const cookies = answer.headers.getSetCookie()
  return finishSignIn(ctx, { userId, way: 'password', realm, cookies })
}

/** False, leaving nothing behind, for anyone who is not an administrator: the realm does not reveal who is. */
async function enterAsAdmin(ctx: Context, userId: string, password: string): Promise<boolean> {
  const person = await findPersonById(ctx.db, userId)
  const adminId = person?.adminId ?? null
  if (adminId !== null && adminPasswordSchema.safeParse(password).success) {
    await noteAdminSignIn(ctx.db, { adminId, isAsked: !person?.hasFactor, now: ctx.now() })
    return true
  }
  await endSessions(ctx, userId, 'admin')
  // The password predates the administrator role: its owner first sets a stricter one by mail.
  if (adminId !== null) throw new Invalid({ '': [{ key: 'admin.password-weak' }] })
  return false
}

async function refused(ctx: Context, email: string, refusal: string | null): Promise<Invalid> {
  const person = await findPersonByEmail(ctx.db, email)
  // Logged for unknown addresses too, though without the address: logging only some would make a difference in time.
  const userId = person?.id ?? null
  await noteEvent(ctx, 'sign-in-failed', { userId, details: { way: 'password' } })
  const isUnconfirmed = refusal === 'EMAIL_NOT_VERIFIED'
  return new Invalid({
    '': [{ key: isUnconfirmed ? 'account.email_not_confirmed_description' : 'account.invalid_credentials' }],
  })
}
